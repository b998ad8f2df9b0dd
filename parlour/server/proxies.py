"""Proxies before the server, which say in `X-Forwarded-For` and `X-Forwarded-Proto` who came to them and how."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network

LOOPBACK = ("127.0.0.1", "::1")


class Proxies:
    """Addresses and networks whose word is believed: those of this machine, and others that were named."""

    def __init__(self, others: Iterable[str] = ()) -> None:
        """ValueError for what is neither an address nor a network."""
        self.addresses = (*LOOPBACK, *others)
        self._networks = tuple([ip_network(address) for address in self.addresses])
        self._holds = lru_cache(maxsize=4096)(self._compute)

    def __contains__(self, address: str) -> bool:
        return self._holds(address)

    def _compute(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

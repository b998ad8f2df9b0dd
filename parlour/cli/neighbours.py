"""How those around this machine reach it."""

import socket
from io import StringIO
from ipaddress import ip_address

import segno


def lan_address() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("10.255.255.255", 9))  # nothing is sent: the system only says which address it would use
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) or is_for_all(found) else found


def is_for_all(host: str) -> bool:
    """Whether this means every address of the machine."""
    return host in ("0.0.0.0", "::", "")


def is_loopback(host: str) -> bool:
    """Whether nobody else reaches this address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_code(text: str) -> str:
    """A picture of the text that a telephone reads."""
    picture = StringIO()
    segno.make(text, micro=False).terminal(picture, compact=True)
    return picture.getvalue().rstrip("\n")

"""The compiled form of the engine: the same functions through numba, where it is installed."""

import sys
import threading
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from inspect import getsource, isfunction
from types import FunctionType, ModuleType
from typing import Any

from parlour.games.desktopia.physics.engine import PARTS
from parlour.games.desktopia.physics.form import Form
from parlour.games.desktopia.physics.scene import Body, Scene
from parlour.games.desktopia.physics.terrain import Terrain

ENTRIES = ("motion", "many", "first_unsound")  # the functions that are called from outside; all others melt into them
TERRAINS = 64  # kept laid out
_lock = threading.Lock()
_forms: list[Form] = []  # one, once it is compiled
_threads: list[threading.Thread] = []  # the one that compiles


def ready() -> Form | None:
    return _forms[0] if _forms else None


def is_compiled() -> bool:
    return bool(_forms)


def warm(wait: bool = False) -> bool:
    """Starts compiling in the background, once; plain Python answers meanwhile, with the same bits.

    With `wait` returns when it is done. Says whether flicks run compiled by now: never, where numba is not installed."""
    with _lock:
        if not _threads:
            _threads.append(threading.Thread(target=_warm, name="physics", daemon=True))
            _threads[0].start()
    if wait:
        _threads[0].join()
    return is_compiled()


def _warm() -> None:
    try:
        form = compile_engine()
    except ImportError:
        return  # without numba, plain Python goes on answering
    except RuntimeError:
        form = compile_engine(keep=False)  # there is no folder where what is compiled could be kept
    _run_everything(form)
    _forms.append(form)


def _run_everything(form: Form) -> None:
    """One small flick and one small batch, which make the compiler compile every entry of the engine."""
    from parlour.games.desktopia.physics.flick import flick_in, flicks_in  # they import this

    scene = Scene((Body(20.0, 50.0, 10.0, 1.0), Body(60.0, 50.0, 10.0, 1.0)), Terrain(100.0, 100.0))
    flick_in(form, scene, 0, 1.0, 0.0, 500.0)
    flicks_in(form, scene, [0], [1.0], [0.0], [500.0])


def compile_engine(keep: bool = True) -> Form:
    """The functions of the engine compiled by numba; the first call takes its time, and less if the results were kept."""
    np, njit = import_module("numpy"), import_module("numba").njit
    names: dict[str, Any] = {"__name__": "parlour.games.desktopia.physics.engine"}
    for part in PARTS:
        names.update({name: value for name, value in vars(part).items() if isinstance(value, int | float)})
    stamp = _stamp((*PARTS, sys.modules[__name__]))
    for part in PARTS:
        for name, function in vars(part).items():
            if name == "sqrt":
                names[name] = function
            elif isfunction(function) and function.__module__ == part.__name__:
                copy = FunctionType(function.__code__, names, name)
                # numba's cache notices a change in the function's own file only: the name tells of all of them
                copy.__qualname__ = f"{name}_{stamp}"
                # _nrt: the engine makes no array, so nothing need count who holds one; counting costs ten times the engine
                entry = name in ENTRIES
                names[name] = njit(copy, nogil=True, error_model="numpy", cache=keep and entry, _nrt=False, forceinline=not entry)
    return Form(
        motion=names["motion"],
        many=names["many"],
        first_unsound=names["first_unsound"],
        floats=lambda given: np.ascontiguousarray(given, dtype=np.float64),
        ints=lambda given: np.ascontiguousarray(given, dtype=np.int64),
        float_rows=lambda count, length: np.zeros((count, length)),
        int_rows=lambda count, length: np.zeros((count, length), dtype=np.int64),
        copies=lambda given, count: np.tile(np.array(given, dtype=np.float64), (count, 1)),
        given=lambda given: np.array(given, dtype=np.float64),
        # the scenes of a game lie on one terrain: it is laid out once
        terrain=lru_cache(TERRAINS)(lambda given: (np.array(given.ground), np.array(given.marks, dtype=np.int64))),
        as_list=np.ndarray.tolist,
        bits=lambda given: np.asarray(given).view(np.uint64),
    )


def _stamp(parts: tuple[ModuleType, ...]) -> str:
    return sha256("".join(getsource(part) for part in parts).encode()).hexdigest()[:12]

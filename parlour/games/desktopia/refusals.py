"""Why an action that a player tries is not possible now, and which rule forbids it."""

from parlour.games.desktopia.position import Desk, DiskId, card, controller, is_alive, is_artifact, is_wounded, type_of
from parlour.games.desktopia.rules.abilities import can_cast, can_shoot, is_immobile
from parlour.games.desktopia.rules.able import ACTED, BITTEN, RAISED, hindrance
from parlour.games.desktopia.rules.supplies import ready_missile
from parlour.kernel import Action, Decision, Illegal, Seat

KEYS = (
    "not-inside", "no-room", "not-nearby", "too-far", "too-near", "wrong-zone", "has-acted", "has-tick", "is-wounded",
    "was-raised", "no-actions", "not-yours", "never-flicked", "immobile", "no-shot", "no-missile", "no-spell",
    "spell-without-effect", "artifact-used", "not-controlled", "ritual-without-effect", "full-health", "bad-script",
)  # fmt: skip


def explain(desk: Desk, seat: Seat, decision: Decision, action: Action) -> Illegal | None:
    """Why this action is not among what the seat is offered; None where there is nothing more to say than that."""
    match decision.kind, action:
        case "act" | "aim", ("flick", str(disk), *_):
            return flick_fault(desk, seat, disk) if decision.kind == "act" else None
        case "act", ("shoot", str(disk), *_):
            return shot_fault(desk, seat, disk)
        case "act", ("cast", str(disk), *_):
            return spell_fault(desk, seat, disk)
        case "act" | "begin" | "close" | "keep", ("use", str(artifact)):
            return artifact_fault(desk, seat, artifact)
        case "act" | "begin" | "close" | "keep", ("play", str(ritual)) if ritual in [type_of(held) for held in desk.hands[seat]]:
            return Illegal("ritual-without-effect", "DK-RIT-08", ritual=ritual)
        case "heal", ("heal", str(disk)) if is_alive(desk, disk) and not is_wounded(desk, disk):
            return Illegal("full-health", "DK-RIT-12", disk=disk)
    return None


def action_fault(desk: Desk, seat: Seat, disk: DiskId) -> Illegal | None:
    """DK-TRN-02, DK-TRN-08 Why a character cannot act now."""
    if not is_alive(desk, disk) or desk.side[disk] != seat:
        return Illegal("not-yours", "DK-FLK-03", disk=disk)
    match hindrance(desk, disk):
        case "":
            return None if desk.actions else Illegal("no-actions", "DK-TRN-01")
        case why if why == ACTED:
            return Illegal("has-acted", "DK-TRN-02", disk=disk)
        case why if why == BITTEN:
            return Illegal("has-tick", "DK-MIS-27", disk=disk)
        case why if why == RAISED:
            return Illegal("was-raised", "DK-ART-23", disk=disk)
        case _:
            return Illegal("is-wounded", "DK-TRA-21", disk=disk)


def flick_fault(desk: Desk, seat: Seat, disk: DiskId) -> Illegal | None:
    """6.2 and 6.8 Why a disk may not be flicked now."""
    if is_artifact(desk, disk) or (disk in desk.at and disk not in desk.side):
        return Illegal("never-flicked", "DK-FLK-04", disk=disk)
    fault = action_fault(desk, seat, disk)
    return Illegal("immobile", "DK-SCR-06", disk=disk) if fault is None and is_immobile(desk, disk) else fault


def shot_fault(desk: Desk, seat: Seat, disk: DiskId) -> Illegal | None:
    """DK-TRN-04 Why a character cannot shoot now."""
    fault = action_fault(desk, seat, disk)
    if fault is not None:
        return fault
    if not can_shoot(desk, disk):
        return Illegal("no-shot", "DK-TRN-04", disk=disk)
    return None if ready_missile(desk, disk) else Illegal("no-missile", "DK-SUP-07", missile=card(desk, disk).missile)


def spell_fault(desk: Desk, seat: Seat, disk: DiskId) -> Illegal | None:
    """DK-TRN-05, DK-SPL-02 Why a character cannot cast its spell, or not so."""
    fault = action_fault(desk, seat, disk)
    if fault is not None:
        return fault
    if not can_cast(desk, disk):
        return Illegal("no-spell", "DK-TRN-05", disk=disk)
    return Illegal("spell-without-effect", "DK-SPL-02", disk=disk)


def artifact_fault(desk: Desk, seat: Seat, artifact: DiskId) -> Illegal | None:
    """DK-ART-02, DK-ART-11 Why a player cannot use an artifact now."""
    if artifact not in desk.at or not is_artifact(desk, artifact):
        return None
    if controller(desk, artifact) != seat:
        return Illegal("not-controlled", "DK-ART-02", artifact=artifact)
    return Illegal("artifact-used", "DK-ART-11", artifact=artifact) if artifact in desk.used else None

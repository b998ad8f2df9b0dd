"""Learns from self-play how much each feature of a position counts, and by which numbers candidates are ordered best."""

from parlour.lab.tuning.checking import Checked, Deal, check, summed
from parlour.lab.tuning.climbing import Held, Step, Way, climb, measured
from parlour.lab.tuning.course import Course
from parlour.lab.tuning.fitting import Sample, fit, loss
from parlour.lab.tuning.learning import Learnt, learn
from parlour.lab.tuning.selfplay import Lesson, lessons
from parlour.lab.tuning.written import habits_written, written

__all__ = [
    "Checked", "Course", "Deal", "Held", "Learnt", "Lesson", "Sample", "Step", "Way",
    "check", "climb", "fit", "habits_written", "learn", "lessons", "loss", "measured", "summed", "written",
]  # fmt: skip

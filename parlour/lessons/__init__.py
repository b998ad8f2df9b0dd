"""Lessons: real openings, played by a script, in which a teacher speaks and the learner answers."""

from parlour.lessons.lesson import Lesson, LessonStep, play_lesson
from parlour.lessons.script import BadLesson, lesson_messages, lesson_names, read_script

__all__ = ["BadLesson", "Lesson", "LessonStep", "lesson_messages", "lesson_names", "play_lesson", "read_script"]

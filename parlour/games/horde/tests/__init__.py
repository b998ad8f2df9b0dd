"""Tests of Horde: a file for each chapter of its rules."""

"""The chapters of a report, one question a file."""

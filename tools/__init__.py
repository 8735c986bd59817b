"""Programs for those who work on Anpfiff; nothing of it is shipped."""

"""Elfmeter!: three fitting passes before the tackle, then a penalty."""

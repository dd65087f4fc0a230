"""Players: functions that answer decisions."""

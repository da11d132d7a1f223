"""The rules of the table: who may sit, start, play, take back and leave. No web in here."""

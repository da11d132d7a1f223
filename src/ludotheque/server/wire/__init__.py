"""The wire: every HTTP body and every socket message, as types. `docs/wire.md` explains them.

Everything that comes from outside is decoded into these types before anybody looks at it;
everything that goes out is encoded from them.
"""

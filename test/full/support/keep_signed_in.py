"""Hooks of Schemathesis: the caller of a run stays signed in, and what each operation answered is written down.

Many operations end the session that calls them: signing out a device, ending sessions, a change of role. Whatever such an
answer is, the next request has a session again, so that each operation is reached by somebody who is signed in.

SESSIONS  address that answers the token of a session that is good; empty for a run without a session
ANSWERS   file that gets the answers of each operation: {"GET /api/v1/users": {"200": 12}}
"""

import atexit
import collections
import json
import os
import urllib.request

import requests.sessions
import schemathesis

SESSIONS = os.environ["SESSIONS"]
# A role that isn't enough is the answer that a run is after; any other 403 is about the session or the organization.
EXPECTED = {"forbidden", "cannot_grant", "outranked"}

# No proxy leads to loopback, and looking for one takes a seventh of a run.
requests.sessions.get_environ_proxies = lambda *_args, **_kwargs: {}

answers = collections.defaultdict(collections.Counter)
token = None


@schemathesis.hook
def before_call(context, case, kwargs):
    global token
    if not SESSIONS:
        return
    if token is None:
        with urllib.request.urlopen(SESSIONS) as response:
            token = response.read().decode()
    case.headers = case.headers or {}
    case.headers["Authorization"] = f"Bearer {token}"


@schemathesis.hook
def after_call(context, case, response):
    global token
    answers[case.operation.label][response.status_code] += 1
    if response.status_code in (401, 403) and code_of(response) not in EXPECTED:
        token = None


def code_of(response):
    try:
        return response.json().get("code")
    except (ValueError, AttributeError):
        return None


@atexit.register
def write_down():
    with open(os.environ["ANSWERS"], "w", encoding="utf-8") as file:
        json.dump(answers, file)

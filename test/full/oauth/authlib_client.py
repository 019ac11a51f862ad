"""Gets and exchanges tokens as the documentation of Authlib shows it. Reads its settings as JSON, prints the responses."""

import json
import sys

from authlib.integrations.requests_client import OAuth2Session
from authlib.oauth2.rfc7523 import PrivateKeyJWT

EXCHANGE = "urn:ietf:params:oauth:grant-type:token-exchange"
ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token"

settings = json.load(sys.stdin)
token_endpoint = settings["token_endpoint"]


def machine(client):
    session = OAuth2Session(client["client_id"], client.get("client_secret"))
    if "private_key" in client:
        session.client_secret = client["private_key"]
        session.register_client_auth_method(PrivateKeyJWT(settings["audience"], alg="RS256"))
        session.token_endpoint_auth_method = PrivateKeyJWT.name
    return session


subject = machine(settings["caller"]).fetch_token(
    token_endpoint, grant_type="client_credentials", resource=settings["api"], scope=settings["scope"]
)
exchanged = machine(settings["service"]).fetch_token(
    token_endpoint,
    grant_type=EXCHANGE,
    subject_token=subject["access_token"],
    subject_token_type=ACCESS_TOKEN,
    resource=settings["downstream"],
)
introspected = machine(settings["service"]).introspect_token(
    settings["introspection_endpoint"], token=exchanged["access_token"]
)
try:
    machine(settings["caller"]).fetch_token(
        token_endpoint,
        grant_type=EXCHANGE,
        subject_token=exchanged["access_token"],
        subject_token_type=ACCESS_TOKEN,
        resource=settings["api"],
    )
    refused = None
except Exception as error:
    refused = getattr(error, "error", str(error))
print(json.dumps({"exchanged": exchanged, "introspected": introspected.json(), "refused": refused}))

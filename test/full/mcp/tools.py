"""An MCP server and an agent that uses it, as the documentation of the SDK shows them. Reads its settings as JSON.

Prints the address that the user has to open, reads where the browser came back, and prints what the tool returned.
"""

import asyncio
import json
import sys
from urllib.parse import parse_qs, urlsplit

import httpx2
import jwt
import uvicorn
from mcp.client.auth import OAuthClientProvider
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from mcp.server.mcpserver import MCPServer
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata

settings = json.loads(sys.stdin.readline())
ISSUER, PORT, REDIRECT = settings["issuer"], settings["port"], settings["redirect_uri"]
RESOURCE = f"http://127.0.0.1:{PORT}/mcp"


class Verifier:
    """Verifies tokens by the keys of the issuer, which it discovers."""

    def __init__(self, jwks_uri):
        self.keys = jwt.PyJWKClient(jwks_uri)

    async def verify_token(self, token):
        try:
            key = await asyncio.to_thread(self.keys.get_signing_key_from_jwt, token)
            claims = jwt.decode(token, key.key, algorithms=["ES256"], audience=RESOURCE, issuer=ISSUER)
        except jwt.PyJWTError:
            return None
        return AccessToken(
            token=token,
            client_id=claims["client_id"],
            scopes=claims["scope"].split(),
            expires_at=claims["exp"],
            resource=claims["aud"],
            subject=claims["sub"],
            claims=claims,
        )


class Storage:
    tokens = None
    client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client_info):
        self.client = client_info


async def open_browser(url):
    print(json.dumps({"open": url}), flush=True)


async def came_back():
    line = await asyncio.to_thread(sys.stdin.readline)
    query = {name: values[0] for name, values in parse_qs(urlsplit(line.strip()).query).items()}
    return AuthorizationCodeResult(code=query["code"], state=query.get("state"), iss=query.get("iss"))


async def main():
    async with httpx2.AsyncClient() as http:
        metadata = (await http.get(f"{ISSUER}/.well-known/openid-configuration")).json()
    server = MCPServer(
        "tools",
        token_verifier=Verifier(metadata["jwks_uri"]),
        auth=AuthSettings(issuer_url=ISSUER, resource_server_url=RESOURCE, required_scopes=["tools:read"]),
    )

    @server.tool()
    def whoami() -> str:
        """Names the caller."""
        return get_access_token().subject

    app = server.streamable_http_app(stateless_http=True, json_response=True)
    web = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=PORT, log_level="warning"))
    serving = asyncio.create_task(web.serve())
    while not web.started:
        await asyncio.sleep(0.05)

    storage = Storage()
    provider = OAuthClientProvider(
        server_url=RESOURCE,
        client_metadata=OAuthClientMetadata(
            client_name="Agent in Python",
            redirect_uris=[REDIRECT],
            grant_types=["authorization_code", "refresh_token"],
            response_types=["code"],
            token_endpoint_auth_method="none",
        ),
        storage=storage,
        redirect_handler=open_browser,
        callback_handler=came_back,
    )
    async with httpx2.AsyncClient(auth=provider, follow_redirects=True, timeout=60) as http:
        async with Client(streamable_http_client(RESOURCE, http_client=http)) as client:
            result = await client.call_tool("whoami", {})
    said = {
        "subject": result.content[0].text,
        "scope": storage.tokens.scope,
        "client_id": storage.client.client_id,
    }
    print(json.dumps(said), flush=True)
    web.should_exit = True
    await serving


asyncio.run(main())

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth, type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { requireBearerAuth } from '@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js';
import type { OAuthTokenVerifier } from '@modelcontextprotocol/sdk/server/auth/provider.js';
import {
  getOAuthProtectedResourceMetadataUrl,
  mcpAuthMetadataRouter,
} from '@modelcontextprotocol/sdk/server/auth/router.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {
  OAuthClientInformationMixed,
  OAuthMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import express, { type RequestHandler } from 'express';
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aResource } from '../support/relying-party.ts';

const POLICY = '/api/v1/admin/oauth2/registration-policy';
const REDIRECT = 'http://127.0.0.1:33418/callback';

let api: TestApi;
let acme: Tenant;
let admin: ApiCaller;
let person: Person;
let issuer: string;
let tools: Server;
let toolsUrl: URL;

beforeAll(async () => {
  api = await startApi();
  acme = await aTenant(api, { name: 'Acme' });
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: acme.id });
  issuer = `${api.settings.PUBLIC_URL}/t/${acme.slug}`;
  tools = createServer();
  await new Promise<void>((resolve) => tools.listen(0, '127.0.0.1', resolve));
  toolsUrl = new URL(`http://127.0.0.1:${(tools.address() as AddressInfo).port}/mcp`);
  await aResource(admin, toolsUrl.href, { name: 'Tools', scopes: ['tools:read', 'tools:write'] });
  await admin.put(POLICY, {
    mode: 'open',
    native: true,
    scopes: ['openid', 'offline_access'],
    resources: [{ resource: toolsUrl.href, scopes: ['tools:read'] }],
    version: 0,
  });
  tools.on('request', await toolServer());
});
afterAll(async () => {
  tools.close();
  await api.stop();
});

const viaGateway: typeof fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input);
  return fetch(url.replace(api.settings.PUBLIC_URL, api.url), init);
};

/** An MCP server as its SDK's documentation shows it. */
async function toolServer() {
  const metadata = await viaGateway(`${issuer}/.well-known/oauth-authorization-server`);
  const oauthMetadata = (await metadata.json()) as OAuthMetadata;
  const keys = createRemoteJWKSet(new URL(String(oauthMetadata.jwks_uri)), { [customFetch]: viaGateway });
  const app = express();
  app.use(express.json());
  app.use(
    mcpAuthMetadataRouter({
      oauthMetadata,
      resourceServerUrl: toolsUrl,
      scopesSupported: ['tools:read', 'offline_access'],
    }),
  );
  const verifier: OAuthTokenVerifier = {
    verifyAccessToken: async (token) => {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: toolsUrl.href });
      return {
        token,
        clientId: String(payload.client_id),
        scopes: String(payload.scope).split(' '),
        expiresAt: Number(payload.exp),
        extra: { sub: payload.sub },
      };
    },
  };
  const guarded = (requiredScopes: string[]) =>
    requireBearerAuth({
      requiredScopes,
      resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(toolsUrl),
      verifier,
    });
  const [reads, writes] = [guarded(['tools:read']), guarded(['tools:read', 'tools:write'])];
  const guard: RequestHandler = (request, response, next) =>
    (request.body?.params?.name === 'rename' ? writes : reads)(request, response, next);
  app.post('/mcp', guard, async (request, response) => {
    const server = new McpServer({ name: 'tools', version: '1.0.0' });
    server.registerTool('whoami', { description: 'Names the caller' }, async ({ authInfo }) => ({
      content: [{ type: 'text', text: String(authInfo?.extra?.sub) }],
    }));
    server.registerTool('rename', { description: 'Changes something' }, async () => ({
      content: [{ type: 'text', text: 'renamed' }],
    }));
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    await transport.handleRequest(request, response, request.body);
  });
  return app;
}

/** What an MCP client stores. */
class StoredClient implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata;
  information: OAuthClientInformationMixed | undefined;
  stored: OAuthTokens | undefined;
  verifier = '';
  asked: URL | undefined;

  constructor(grants: readonly string[] = ['authorization_code', 'refresh_token']) {
    this.clientMetadata = {
      client_name: 'Agent of a user',
      redirect_uris: [REDIRECT],
      grant_types: [...grants],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }

  clientInformation = () => this.information;
  saveClientInformation = (information: OAuthClientInformationMixed) => {
    this.information = information;
  };
  tokens = () => this.stored;
  saveTokens = (tokens: OAuthTokens) => {
    this.stored = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.asked = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
  codeVerifier = () => this.verifier;
}

const through = (provider: OAuthClientProvider) =>
  new StreamableHTTPClientTransport(toolsUrl, { authProvider: provider, fetch: viaGateway });

async function connect(transport: StreamableHTTPClientTransport): Promise<Client> {
  const client = new Client({ name: 'agent', version: '1.0.0' });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}

test('an unmodified MCP client registers itself, a user allows it, and it calls a tool as the user', async () => {
  const provider = new StoredClient();
  const transport = through(provider);
  await expect(connect(transport)).rejects.toThrow(UnauthorizedError);
  expect(provider.information).toMatchObject({
    client_name: 'Agent of a user',
    token_endpoint_auth_method: 'none',
  });

  const browser = new Browser(api);
  await browser.signIn(person);
  const page = await browser.follow(provider.asked as URL);
  const shown = (await (await browser.interaction(page)).json()) as Record<string, unknown>;
  expect(shown).toMatchObject({
    client: { name: 'Agent of a user', registered_itself: true },
    prompt: 'consent',
  });
  const callback = await browser.proceed(page, 'allow');
  expect(callback.href).toContain(`${REDIRECT}?code=`);

  await transport.finishAuth(String(callback.searchParams.get('code')));
  const client = await connect(through(provider));
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['whoami', 'rename']);
  expect(await client.callTool({ name: 'whoami' })).toMatchObject({ content: [{ text: person.id }] });
  await client.close();

  // The client renews its access by itself.
  const { access_token: first, refresh_token: refreshToken } = provider.stored as OAuthTokens;
  expect(refreshToken).toBeTruthy();
  await auth(provider, { serverUrl: toolsUrl, fetchFn: viaGateway });
  expect(provider.stored?.access_token).not.toBe(first);
});

test('the token has no scope that the policy does not give', async () => {
  const provider = new StoredClient();
  const asked = auth(provider, { serverUrl: toolsUrl, fetchFn: viaGateway, scope: 'tools:read tools:write' });
  expect(await asked).toBe('REDIRECT');
  expect(provider.information).toMatchObject({ scope: 'offline_access tools:read' });
  const browser = new Browser(api);
  await browser.signIn(person);
  const page = await browser.follow(provider.asked as URL);
  const callback = await browser.proceed(page, 'allow');
  const authorizationCode = String(callback.searchParams.get('code'));
  await auth(provider, { serverUrl: toolsUrl, fetchFn: viaGateway, authorizationCode });
  expect(provider.stored?.scope).toBe('tools:read');
});

test('a tool that needs another scope asks the user for that one alone', async () => {
  const { version } = (await (await admin.get(POLICY)).json()) as { version: number };
  await admin.put(POLICY, {
    mode: 'open',
    native: true,
    scopes: ['openid'],
    resources: [{ resource: toolsUrl.href, scopes: ['tools:read', 'tools:write'] }],
    version,
  });
  // With a refresh token, the SDK refreshes instead of asking for the new scope.
  const provider = new StoredClient(['authorization_code']);
  const browser = new Browser(api);
  await browser.signIn(person);
  const allow = async () => {
    const page = await browser.follow(provider.asked as URL);
    const asked = (await (await browser.interaction(page)).json()) as { scopes: { scope: string }[] };
    const callback = await browser.proceed(page, 'allow');
    await through(provider).finishAuth(String(callback.searchParams.get('code')));
    return asked.scopes.map(({ scope }) => scope);
  };
  await expect(connect(through(provider))).rejects.toThrow(UnauthorizedError);
  expect(await allow()).toEqual(['tools:read']);

  const client = await connect(through(provider));
  expect(await client.callTool({ name: 'whoami' })).toMatchObject({ content: [{ text: person.id }] });
  await expect(client.callTool({ name: 'rename' })).rejects.toThrow(UnauthorizedError);
  expect(provider.asked?.searchParams.get('scope')).toBe('tools:read tools:write');
  expect(await allow()).toEqual(['tools:write']);
  const stepped = await connect(through(provider));
  expect(await stepped.callTool({ name: 'rename' })).toMatchObject({ content: [{ text: 'renamed' }] });
  expect(await stepped.callTool({ name: 'whoami' })).toMatchObject({ content: [{ text: person.id }] });
  await stepped.close();
});

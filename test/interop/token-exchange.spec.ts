import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import {
  aClient,
  aResource,
  type Registered,
  RelyingParty,
  throughGateway,
} from '../support/relying-party.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
const JWT = 'urn:ietf:params:oauth:token-type:jwt';
const [ORDERS, STOCK, LEDGER] = ['https://orders.test', 'https://stock.test', 'https://ledger.test'];
const SERVICE = { grant_types: ['client_credentials', GRANT], redirect_uris: [], scopes: [] };
const ALL = [
  { resource: ORDERS, scopes: ['orders:read', 'orders:write'] },
  { resource: STOCK, scopes: ['stock:read', 'stock:write'] },
  { resource: LEDGER, scopes: ['ledger:read'] },
];

let api: TestApi;
let acme: Tenant;
let admin: ApiCaller;
let person: Person;
let issuer: string;
let shop: Party;
let orders: Party;
let stock: Party;
let stranger: Party;
const ids: Record<string, string> = {};

/** A registered application with its client. */
interface Party {
  readonly registered: Registered;
  readonly client: RelyingParty;
}

beforeAll(async () => {
  api = await startApi();
  acme = await aTenant(api, { name: 'Acme' });
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: acme.id });
  issuer = `${api.settings.PUBLIC_URL}/t/${acme.slug}`;
  for (const [identifier, given] of [
    [ORDERS, { scopes: ['orders:read', 'orders:write'] }],
    [STOCK, { scopes: ['stock:read', 'stock:write'], token_format: 'opaque' }],
    [LEDGER, { scopes: ['ledger:read'] }],
  ] as const)
    ids[identifier] = (await aResource(admin, identifier, { name: identifier, ...given })).id;
  shop = await aParty({ name: 'Shop', resources: [ALL[0]] });
  orders = await aParty({ ...SERVICE, name: 'Orders', resources: ALL });
  stock = await aParty({ ...SERVICE, name: 'Stock', resources: ALL });
  stranger = await aParty({ ...SERVICE, name: 'Stranger', resources: ALL });
  await changeApi(ORDERS, {
    may_act: [orders.registered.client_id],
    downstream: [{ scope: 'orders:read', resource: STOCK, scopes: ['stock:read'] }],
  });
  await changeApi(STOCK, {
    may_act: [stock.registered.client_id],
    downstream: [{ scope: 'stock:read', resource: LEDGER, scopes: ['ledger:read'] }],
  });
});
afterAll(() => api.stop());

async function aParty(given: Record<string, unknown>, auth?: oidc.ClientAuth): Promise<Party> {
  const registered = await aClient(admin, given);
  return { registered, client: await RelyingParty.discover(api, registered, auth, issuer) };
}

async function changeApi(identifier: string, change: object): Promise<void> {
  const path = `/api/v1/admin/oauth2/resources/${ids[identifier]}`;
  const { version } = (await (await admin.get(path)).json()) as { version: number };
  const changed = await admin.patch(path, { version, ...change });
  if (changed.status !== 200) throw new Error(await changed.text());
}

async function changeClient({ registered }: Party, change: object): Promise<Response> {
  const path = `/api/v1/admin/oauth2/clients/${registered.id}`;
  const { version } = (await (await admin.get(path)).json()) as { version: number };
  return admin.patch(path, { version, ...change });
}

/** A user's access token of the shop for the orders API. */
async function userToken(scope = 'orders:read', as = person, party = shop): Promise<string> {
  const browser = new Browser(api);
  await browser.signIn(as);
  const tokens = await party.client.signIn(browser, { scope: `openid ${scope}`, resource: ORDERS });
  return tokens.access_token;
}

type Parameters = Record<string, string>;

function exchange(party: Party, subject: string, parameters: Parameters = {}) {
  return oidc.genericGrantRequest(party.client.config, GRANT, {
    subject_token: subject,
    subject_token_type: ACCESS_TOKEN,
    ...parameters,
  });
}

/** What the token endpoint says of a rejected exchange. */
async function rejection(party: Party, subject: string, parameters: Parameters = {}) {
  const error = await exchange(party, subject, parameters).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof oidc.ResponseBodyError)) throw new Error('expected a rejection', { cause: error });
  const cause = String(error.cause.error_uri).split('/').at(-1);
  return { error: error.error, status: error.status, cause, description: error.error_description };
}

/** Waits for the audit event of a token with these details. */
async function recorded(detail: object): Promise<void> {
  await vi.waitFor(async () => {
    const events = await admin.get('/api/v1/audit/events?action=token.issued&limit=5');
    const { items } = (await events.json()) as { items: { detail: object }[] };
    expect(items.map((event) => event.detail)).toContainEqual(expect.objectContaining(detail));
  }, EVENTUALLY);
}

const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());

describe('delegation', () => {
  let subject: string;
  beforeAll(async () => {
    subject = await userToken();
  });

  test('gives the service of an API a token for another API that names the user and the actor', async () => {
    const issued = await exchange(orders, subject, { resource: STOCK });
    expect(issued).toMatchObject({
      issued_token_type: ACCESS_TOKEN,
      token_type: 'bearer',
      scope: 'stock:read',
    });
    expect(issued).not.toHaveProperty('refresh_token');
    expect(issued.expires_in).toBeLessThanOrEqual(300);
    expect(await stock.client.introspect(issued.access_token)).toMatchObject({
      active: true,
      sub: person.id,
      aud: STOCK,
      client_id: orders.registered.client_id,
      act: { sub: orders.registered.client_id },
      may_act: { sub: stock.registered.client_id },
      tenant_id: acme.id,
    });
  });

  test('records each actor of a chain, the current one first', async () => {
    const first = await exchange(orders, subject, { resource: STOCK });
    const second = await exchange(stock, first.access_token, { audience: LEDGER });
    expect(claimsOf(second.access_token)).toMatchObject({
      sub: person.id,
      aud: LEDGER,
      scope: 'ledger:read',
      act: { sub: stock.registered.client_id, act: { sub: orders.registered.client_id } },
    });
  });

  test('names who may act in the token of the user', () => {
    expect(claimsOf(subject)).toMatchObject({ may_act: { sub: orders.registered.client_id } });
  });

  test('lets an application narrow its own token, without an actor', async () => {
    const both = await userToken('orders:read orders:write', person, orders2);
    const narrowed = await exchange(orders2, both, { scope: 'orders:read' });
    expect(claimsOf(narrowed.access_token)).toMatchObject({ scope: 'orders:read', sub: person.id });
    expect(claimsOf(narrowed.access_token)).not.toHaveProperty('act');
  });

  test('accepts a token of the client itself as the actor token, and no other', async () => {
    const { access_token: own } = await oidc.clientCredentialsGrant(orders.client.config, {
      resource: ORDERS,
      scope: 'orders:read',
    });
    const actor = { actor_token: own, actor_token_type: ACCESS_TOKEN };
    const issued = await exchange(orders, subject, actor);
    expect(claimsOf(issued.access_token)).toMatchObject({ act: { sub: orders.registered.client_id } });
    const foreign = await oidc.clientCredentialsGrant(stock.client.config, {
      resource: ORDERS,
      scope: 'orders:read',
    });
    expect(await rejection(orders, subject, { ...actor, actor_token: foreign.access_token })).toMatchObject({
      error: 'invalid_request',
      cause: 'exchange_not_allowed',
    });
  });

  test('is about another machine for the token of a machine', async () => {
    const { access_token: machine } = await oidc.clientCredentialsGrant(stranger.client.config, {
      resource: ORDERS,
      scope: 'orders:read',
    });
    for (const resource of [ORDERS, STOCK]) {
      const issued = await exchange(orders, machine, { resource });
      expect(await orders.client.introspect(issued.access_token)).toMatchObject({
        active: true,
        sub: stranger.registered.client_id,
        client_id: orders.registered.client_id,
        act: { sub: orders.registered.client_id },
      });
    }
  });

  let orders2: Party;
  beforeAll(async () => {
    orders2 = await aParty({
      name: 'Console',
      grant_types: ['authorization_code', GRANT],
      resources: [ALL[0]],
    });
  });
});

describe('a token only ever gets narrower', () => {
  let subject: string;
  beforeAll(async () => {
    subject = await userToken();
  });

  test.each([
    ['a scope that the token lacks', { scope: 'orders:write' }, 'invalid_scope', 'exchange_wider'],
    [
      'a scope that is worth nothing there',
      { resource: STOCK, scope: 'stock:write' },
      'invalid_scope',
      'exchange_wider',
    ],
    ['an API that is not downstream', { resource: LEDGER }, 'invalid_target', 'exchange_wider'],
    ['an unknown API', { resource: 'https://x.test' }, 'invalid_target', 'resource_not_allowed'],
    ['two APIs', { resource: ORDERS, audience: STOCK }, 'invalid_target', 'resource_not_allowed'],
  ] as const)('rejects %s', async (_name, parameters, error, cause) => {
    expect(await rejection(orders, subject, parameters)).toMatchObject({ error, cause, status: 400 });
  });

  test('rejects the way back from a downstream API', async () => {
    const there = await exchange(orders, subject, { resource: STOCK });
    expect(await rejection(stock, there.access_token, { resource: ORDERS })).toMatchObject({
      error: 'invalid_target',
      cause: 'exchange_wider',
    });
  });

  test('does not outlive the token that it was exchanged for', async () => {
    const issued = await exchange(orders, subject, { resource: STOCK });
    const { exp } = await orders.client.introspect(issued.access_token);
    expect(exp).toBeLessThanOrEqual(Number(claimsOf(subject).exp));
  });

  test('rejects a chain of more than four actors', async () => {
    const services = await Promise.all(
      [1, 2, 3, 4, 5].map((each) => aParty({ ...SERVICE, name: `Service ${each}`, resources: [ALL[0]] })),
    );
    for (const [index, service] of services.slice(0, -1).entries())
      expect(
        (await changeClient(service, { may_act: [String(services[index + 1]?.registered.client_id)] }))
          .status,
      ).toBe(200);
    const [first, ...others] = services as [Party, ...Party[]];
    await changeClient(shop, { may_act: [first.registered.client_id] });
    let { access_token: token } = await exchange(first, subject);
    const last = others.pop() as Party;
    for (const service of others) ({ access_token: token } = await exchange(service, token));
    expect(await rejection(last, token)).toMatchObject({
      error: 'invalid_request',
      cause: 'exchange_chain_too_long',
    });
    await changeClient(shop, { may_act: [] });
  });
});

describe('who may exchange', () => {
  let subject: string;
  beforeEach(async () => {
    subject = await userToken();
  });

  test('not an application that neither the API nor the application names', async () => {
    expect(await rejection(stranger, subject)).toMatchObject({
      error: 'invalid_request',
      cause: 'exchange_not_allowed',
    });
    await vi.waitFor(async () => {
      const log = await admin.get('/api/v1/sign-ins?method=token&result=failure&limit=1');
      const { items } = (await log.json()) as { items: { outcome: string }[] };
      expect(items[0]).toMatchObject({ outcome: 'exchange_not_allowed' });
    }, EVENTUALLY);
  });

  test('an agent that the application names, until it does not', async () => {
    await changeClient(shop, { may_act: [stranger.registered.client_id] });
    expect(await exchange(stranger, subject)).toHaveProperty('access_token');
    await changeClient(shop, { may_act: [] });
    expect(await rejection(stranger, subject)).toMatchObject({ cause: 'exchange_not_allowed' });
  });

  test('not a client without the grant type', async () => {
    expect(await rejection(shop, subject)).toMatchObject({
      error: 'unauthorized_client',
      cause: 'grant_not_allowed',
    });
  });

  test('not for a user who may not use the application', async () => {
    const limited = await aParty({ ...SERVICE, name: 'Limited', resources: [ALL[0]] });
    await changeClient(shop, { may_act: [limited.registered.client_id] });
    const path = `/api/v1/admin/oauth2/clients/${limited.registered.id}/assignments`;
    expect((await admin.patch(path, { assignedOnly: true })).status).toBe(200);
    expect(await rejection(limited, subject)).toMatchObject({ cause: 'exchange_subject_invalid' });
    await changeClient(shop, { may_act: [] });
  });

  test('hides the actor only with a setting that needs a recent authentication', async () => {
    const impersonator = await aParty({
      ...SERVICE,
      name: 'Support',
      resources: [ALL[0]],
      impersonation: true,
    });
    await changeClient(shop, { may_act: [impersonator.registered.client_id] });
    const issued = await exchange(impersonator, subject);
    expect(claimsOf(issued.access_token)).toMatchObject({ sub: person.id });
    expect(claimsOf(issued.access_token)).not.toHaveProperty('act');
    await recorded({
      impersonation: true,
      client_id: impersonator.registered.client_id,
      subject_client_id: shop.registered.client_id,
    });
    await changeClient(shop, { may_act: [] });
  });
});

describe('an exchanged token ends', () => {
  test('with the access that the user gave the application of its subject', async () => {
    const browser = new Browser(api);
    await browser.signIn(person);
    const tokens = await shop.client.signIn(browser, { scope: 'openid orders:read', resource: ORDERS });
    const issued = await exchange(orders, tokens.access_token, { resource: STOCK });
    expect(await orders.client.introspect(issued.access_token)).toMatchObject({ active: true });
    const caller = await signedIn(api, person);
    const end = await caller.delete(`/api/v1/oauth2/grants/${shop.registered.id}`);
    expect(end.status).toBe(204);
    expect(await orders.client.introspect(issued.access_token)).toEqual({ active: false });
    expect(await rejection(orders, tokens.access_token)).toMatchObject({ cause: 'exchange_subject_invalid' });
  });

  test('when the machine that it is about is disabled', async () => {
    const machine = await aParty({ ...SERVICE, name: 'Machine', resources: [ALL[0]] });
    const { access_token } = await oidc.clientCredentialsGrant(machine.client.config, {
      resource: ORDERS,
      scope: 'orders:read',
    });
    const issued = await exchange(orders, access_token);
    expect(await orders.client.introspect(issued.access_token)).toMatchObject({ active: true });
    await changeClient(machine, { is_active: false });
    expect(await orders.client.introspect(issued.access_token)).toEqual({ active: false });
  });
});

describe('bad input', () => {
  test.each([
    ['no subject token', {}, 'subject_token is missing'],
    ['no type', { subject_token: 'x' }, 'subject_token_type is missing'],
    [
      'an unknown type',
      { subject_token: 'x', subject_token_type: 'urn:ietf:params:oauth:token-type:saml2' },
      'subject_token_type must be',
    ],
    [
      'an unknown requested type',
      { subject_token: 'x', subject_token_type: ACCESS_TOKEN, requested_token_type: 'refresh' },
      'requested_token_type must be',
    ],
    [
      'a type of an actor without the actor',
      { subject_token: 'x', subject_token_type: ACCESS_TOKEN, actor_token_type: ACCESS_TOKEN },
      'actor_token_type requires actor_token',
    ],
    [
      'a token that is too long',
      { subject_token: 'x'.repeat(16_385), subject_token_type: ACCESS_TOKEN },
      'longer than 16384',
    ],
    [
      'an unknown token',
      { subject_token: 'x', subject_token_type: ACCESS_TOKEN },
      'not an active access token',
    ],
  ] as const)('names what is wrong: %s', async (_name, parameters, description) => {
    const error = await oidc
      .genericGrantRequest(orders.client.config, GRANT, parameters as Parameters)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(oidc.ResponseBodyError);
    expect(error).toMatchObject({ error: 'invalid_request', status: 400 });
    expect((error as oidc.ResponseBodyError).error_description).toContain(description);
  });

  test('rejects an ID token, a refresh token, a token without an API and one of another issuer', async () => {
    const browser = new Browser(api);
    await browser.signIn(person);
    const tokens = await shop.client.signIn(browser, { scope: 'openid offline_access', prompt: 'consent' });
    const foreign = await RelyingParty.discover(api, shop.registered);
    await browser.signIn(person);
    const shared = await foreign.signIn(browser, { scope: 'openid orders:read', resource: ORDERS });
    for (const token of [tokens.id_token, tokens.refresh_token, tokens.access_token, shared.access_token])
      expect(await rejection(orders, String(token))).toMatchObject({ cause: 'exchange_subject_invalid' });
  });

  test('rejects settings that name what is not there', async () => {
    const path = `/api/v1/admin/oauth2/resources/${ids[LEDGER]}`;
    const { version } = (await (await admin.get(path)).json()) as { version: number };
    const wrong = [
      [{ may_act: ['nobody'] }, 'may_act.0'],
      [{ downstream: [{ scope: 'x', resource: STOCK, scopes: ['stock:read'] }] }, 'downstream.0.scope'],
      [
        { downstream: [{ scope: 'ledger:read', resource: 'https://x.test', scopes: ['x'] }] },
        'downstream.0.resource',
      ],
      [{ downstream: [{ scope: 'ledger:read', resource: STOCK, scopes: ['x'] }] }, 'downstream.0.scopes'],
    ] as const;
    for (const [change, field] of wrong) {
      const response = await admin.patch(path, { version, ...change });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
  });
});

describe('a bound token', () => {
  test('is not unbound by the client that it was issued to', async () => {
    const party = await aParty({
      name: 'Bound',
      grant_types: ['client_credentials', GRANT],
      redirect_uris: [],
      scopes: [],
      resources: [ALL[0]],
    });
    const [own, other] = await Promise.all([0, 1].map(() => oidc.randomDPoPKeyPair('ES256')));
    const handle = (keys: oidc.CryptoKeyPair | undefined) =>
      oidc.getDPoPHandle(party.client.config, keys as oidc.CryptoKeyPair);
    const { access_token } = await oidc.clientCredentialsGrant(
      party.client.config,
      { resource: ORDERS, scope: 'orders:read' },
      { DPoP: handle(own) },
    );
    expect(await rejection(party, access_token)).toMatchObject({ cause: 'dpop_invalid' });
    const with2 = (keys: oidc.CryptoKeyPair | undefined) =>
      oidc.genericGrantRequest(
        party.client.config,
        GRANT,
        { subject_token: access_token, subject_token_type: ACCESS_TOKEN },
        { DPoP: handle(keys) },
      );
    await expect(with2(other)).rejects.toMatchObject({ error: 'invalid_request' });
    const bound = await with2(own);
    expect(bound.token_type).toBe('dpop');
    expect(claimsOf(bound.access_token)).toMatchObject({ cnf: { jkt: expect.any(String) } });
  });
});

describe('a workload', () => {
  const WORKLOAD = 'https://pipelines.example.test';
  const SUBJECT = 'repo:acme/website:ref:refs/heads/main';
  let key: CryptoKey;
  let jwk: JWK;
  let deployer: Party;

  beforeAll(async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    key = pair.privateKey;
    jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' };
    deployer = await aParty(
      {
        name: 'Deployer',
        grant_types: [GRANT],
        redirect_uris: [],
        scopes: [],
        resources: [ALL[0]],
        token_endpoint_auth_method: 'none',
        workload_identities: [
          {
            name: 'Main branch',
            issuer: WORKLOAD,
            subject: 'repo:acme/website:*',
            claims: { environment: 'production' },
            jwks: { keys: [jwk] },
          },
        ],
      },
      oidc.None(),
    );
  });

  function workloadToken(given: JWTPayload = {}, signer = key): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: WORKLOAD, sub: SUBJECT, aud: issuer, iat: now, exp: now + 300 };
    return new SignJWT({ ...claims, environment: 'production', ...given })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .sign(signer);
  }

  const asWorkload = { subject_token_type: JWT };

  test('gets a token of its client without any secret', async () => {
    const issued = await exchange(deployer, await workloadToken(), {
      ...asWorkload,
      scope: 'orders:write',
    });
    expect(claimsOf(issued.access_token)).toMatchObject({
      sub: deployer.registered.client_id,
      client_id: deployer.registered.client_id,
      aud: ORDERS,
      scope: 'orders:write',
    });
    await recorded({
      workload: 'Main branch',
      workload_issuer: WORKLOAD,
      workload_subject: SUBJECT,
    });
  });

  test('acts for a user by its own token as the actor token, and not without it', async () => {
    const subject = await userToken();
    await changeClient(shop, { may_act: [deployer.registered.client_id] });
    expect(await rejection(deployer, subject)).toMatchObject({
      error: 'invalid_client',
      status: 401,
    });
    const issued = await exchange(deployer, subject, {
      actor_token: await workloadToken(),
      actor_token_type: JWT,
    });
    expect(claimsOf(issued.access_token)).toMatchObject({
      sub: person.id,
      act: { sub: deployer.registered.client_id },
    });
    await changeClient(shop, { may_act: [] });
  });

  const hour = 3_600;
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['another issuer', () => ({ iss: 'https://evil.test' }), 'workload_not_trusted'],
    ['another subject', () => ({ sub: 'repo:acme/website-evil:x' }), 'workload_not_trusted'],
    ['another audience', () => ({ aud: 'https://evil.test' }), 'workload_not_trusted'],
    ['another environment', () => ({ environment: 'test' }), 'workload_not_trusted'],
    ['an environment in a list', () => ({ environment: ['production'] }), 'workload_not_trusted'],
    ['an expired token', () => ({ iat: now() - hour, exp: now() - 60 }), 'workload_token_invalid'],
    ['a token for days', () => ({ exp: now() + 25 * hour }), 'workload_not_trusted'],
    ['a token without an end', () => ({ exp: undefined }), 'workload_token_invalid'],
    ['a token of the future', () => ({ nbf: now() + hour }), 'workload_token_invalid'],
  ] as const)('is rejected with %s', async (_name, given, cause) => {
    expect(await rejection(deployer, await workloadToken(given()), asWorkload)).toMatchObject({
      error: 'invalid_request',
      cause,
    });
  });

  test('is rejected with another key, with none, and with a secret', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const [, body] = (await workloadToken()).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const symmetric = await new SignJWT({ iss: WORKLOAD, sub: SUBJECT, aud: issuer })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setExpirationTime('5m')
      .sign(Buffer.from(JSON.stringify(jwk)));
    for (const token of [await workloadToken({}, privateKey), none, symmetric, 'no.jwt.at-all'])
      expect(await rejection(deployer, token, asWorkload)).toMatchObject({ cause: 'workload_token_invalid' });
  });

  test('is trusted by no other client', async () => {
    expect(await rejection(orders, await workloadToken(), asWorkload)).toMatchObject({
      cause: 'workload_not_trusted',
    });
  });

  test('cannot be trusted for every repository of a shared issuer', async () => {
    for (const subject of ['repo:*', 'repo:acme*', '*', 'repo:*/website:x'])
      expect(
        (
          await changeClient(deployer, {
            workload_identities: [
              { name: 'All', issuer: 'https://token.actions.githubusercontent.com', subject },
            ],
          })
        ).status,
      ).toBe(422);
  });
});

describe('workloads of systems that publish their keys', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox(0);
  });
  afterAll(() => sandbox.stop());

  const read = async (path: string, init?: RequestInit) =>
    (await (await fetch(sandbox.url + path, init)).json()) as {
      value: string;
      status: { token: string };
    };
  const aTokenRequest = (audience: string, seconds = 600) =>
    read('/kubernetes/api/v1/namespaces/shop/serviceaccounts/orders/token', {
      method: 'POST',
      body: JSON.stringify({ spec: { audiences: [audience], expirationSeconds: seconds } }),
    });

  test('GitHub Actions, GitLab and Kubernetes get tokens by their own tokens', async () => {
    const workload = await aParty(
      {
        name: 'Pipelines',
        grant_types: [GRANT],
        redirect_uris: [],
        scopes: [],
        resources: [ALL[0]],
        token_endpoint_auth_method: 'none',
        workload_identities: [
          {
            name: 'Website',
            issuer: `${sandbox.url}/github-actions`,
            subject: 'repo:acme/website:ref:refs/heads/main',
            claims: { environment: 'production' },
          },
          { name: 'Shop', issuer: `${sandbox.url}/gitlab`, subject: 'project_path:acme/shop:*' },
          {
            name: 'Orders',
            issuer: `${sandbox.url}/kubernetes`,
            subject: 'system:serviceaccount:shop:orders',
            audience: 'gatehouse',
          },
        ],
      },
      oidc.None(),
    );
    const audience = encodeURIComponent(issuer);
    const github = `/github-actions/token?audience=${audience}&environment=production`;
    const gitlab = `/gitlab/id-token?aud=${audience}&project=acme/shop`;
    const tokens = [
      (await read(github)).value,
      (await read(gitlab)).value,
      (await aTokenRequest('gatehouse')).status.token,
    ];
    for (const token of tokens)
      expect(
        claimsOf((await exchange(workload, token, { subject_token_type: JWT })).access_token),
      ).toMatchObject({ sub: workload.registered.client_id, aud: ORDERS });
    const foreign = [
      (await read(`${github}&ref=refs/pull/1/merge`)).value,
      (await read(`/gitlab/id-token?aud=${audience}&project=acme/shop-fork`)).value,
      (await aTokenRequest(issuer)).status.token,
      (await aTokenRequest('gatehouse', 90_000)).status.token,
    ];
    for (const token of foreign)
      expect(await rejection(workload, token, { subject_token_type: JWT })).toMatchObject({
        cause: 'workload_not_trusted',
      });
  });

  test('a system that cannot be reached, or answers for another one, is named', async () => {
    const unreachable = 'http://127.0.0.1:9';
    const renamed = `${sandbox.url}/github-actions/`;
    const party = await aParty(
      {
        name: 'Lost',
        grant_types: [GRANT],
        redirect_uris: [],
        scopes: [],
        resources: [ALL[0]],
        token_endpoint_auth_method: 'none',
        workload_identities: [
          { name: 'Gone', issuer: unreachable, subject: 'abc' },
          { name: 'Renamed', issuer: renamed, subject: 'abc' },
        ],
      },
      oidc.None(),
    );
    const { privateKey } = await generateKeyPair('ES256');
    for (const iss of [unreachable, renamed]) {
      const token = await new SignJWT({ iss, sub: 'abc', aud: issuer })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
      expect(await rejection(party, token, { subject_token_type: JWT })).toMatchObject({
        cause: 'workload_token_invalid',
        description: expect.stringContaining('keys of the issuer'),
      });
    }
  });
});

describe('oauth4webapi', () => {
  test('exchanges a token with its generic request', async () => {
    const as = {
      issuer,
      token_endpoint: `${issuer}/api/v1/oauth2/token`,
    };
    const client = { client_id: orders.registered.client_id };
    const response = await oauth.genericTokenEndpointRequest(
      as,
      client,
      oauth.ClientSecretPost(String(orders.registered.client_secret)),
      GRANT,
      new URLSearchParams({
        subject_token: await userToken(),
        subject_token_type: ACCESS_TOKEN,
        resource: STOCK,
      }),
      { [oauth.customFetch]: throughGateway(api) as never, [oauth.allowInsecureRequests]: true },
    );
    const result = await oauth.processGenericTokenEndpointResponse(as, client, response);
    expect(result).toMatchObject({ issued_token_type: ACCESS_TOKEN, scope: 'stock:read' });
  });
});

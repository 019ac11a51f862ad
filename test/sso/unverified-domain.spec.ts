import type { Problem, SsoConfigurationDto, SsoResult, SsoStarted, SsoTraceDto } from '@gatehouse/contracts';
import { SANDBOX_PASSWORD, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { startApi, type TestApi } from '../support/api.ts';
import { countedQueries } from '../support/counted-queries.ts';
import { aPerson, aTenant, post } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  prove,
  sandboxSettings,
} from '../support/sso.ts';

let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let rival: string;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
  rival = (await aTenant(api)).id;
});
afterEach(async () => {
  for (const kind of ['company', 'saml'] as const) sandbox.misbehaviour.set(kind, 'none');
  await forgetSandbox(api);
});

/** An address in a domain that nobody, or another organization, has verified. */
const aFreeAddress = () => `who@${uuidv7()}.test`;
async function anotherOnesAddress(): Promise<string> {
  const domain = `${uuidv7()}.test`;
  await prove(api, rival, domain);
  return `who@${domain}`;
}

/** Creates the holder of the address. */
const HOLDERS: readonly [string, (email: string, connectionId: string) => Promise<unknown>][] = [
  ['a superadmin', (email) => aPerson(api, { email })],
  ['a member of another organization', (email) => aPerson(api, { email, tenantId: rival })],
  [
    'a suspended person',
    async (email) => {
      const { id } = await aPerson(api, { email, tenantId: rival });
      await inPlatform(`update users set status = 'suspended' where id = ?`, id);
    },
  ],
  [
    'a member of another organization without a password',
    async (email) => {
      const { id } = await aPerson(api, { email, tenantId: rival });
      await inPlatform('delete from credentials where user_id = ?', id);
    },
  ],
  ['a member of this organization', (email) => aPerson(api, { email, tenantId: owner.id })],
  [
    'a user that the connection knows by another identity',
    async (email, connectionId) => {
      const { id } = await aPerson(api, { email, tenantId: owner.id });
      await inPlatform(
        `insert into external_identities (id, tenant_id, configuration_id, issuer, subject, user_id, linked_by, created_at)
         values (?, '${owner.id}', '${connectionId}', 'issuer', ?, '${id}', 'domain', now())`,
        uuidv7(),
        uuidv7(),
      );
    },
  ],
];

function inPlatform(sql: string, ...values: string[]): Promise<unknown> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', () => em.execute(sql, values));
}

const oidc = () => aConnection(owner.as, sandbox, { domains: ['demo-company.test'] });
const saml = () =>
  aConnection(owner.as, sandbox, {
    type: 'saml',
    clientId: null,
    clientSecret: undefined,
    metadataUrl: sandbox.samlMetadataUrl,
    domains: ['demo-company.test'],
  });

describe.each<['company' | 'saml', () => Promise<SsoConfigurationDto>]>([
  ['company', oidc],
  ['saml', saml],
])('an identity provider (%s) that asserts an address outside of the verified domains', (kind, connect) => {
  test.each(HOLDERS)('reveals nothing about it if it belongs to %s', async (_who, make) => {
    const connection = await connect();
    for (const anAddress of [() => Promise.resolve(aFreeAddress()), anotherOnesAddress]) {
      for (const purpose of ['sign_in', 'test'] as const) {
        const free = await attempt(kind, connection, await anAddress(), purpose);
        const taken = await anAddress();
        await make(taken, connection.id);
        expect(await attempt(kind, connection, taken, purpose)).toEqual(free);
        expect([free.trace.outcome, free.lookUps > 0]).toEqual(['domain_unverified', true]);
        expect(free.audited).toEqual(
          purpose === 'test'
            ? []
            : [{ tenant_id: '<id>', event: expect.objectContaining({ action: 'sign_in.refused' }) }],
        );
      }
    }
  });
});

test.each(HOLDERS)(
  'a known user who arrives with the address of %s keeps their account',
  async (_who, make) => {
    const connection = await oidc();
    const first = await attempt('company', connection, 'employee@demo-company.test', 'sign_in');
    const free = await attempt('company', connection, aFreeAddress(), 'sign_in');
    const taken = aFreeAddress();
    await make(taken, connection.id);
    const result = await attempt('company', connection, taken, 'sign_in');
    expect([first.status, free.status, result.status]).toEqual([200, 200, 200]);
    expect(result.userId).toBe(first.userId);
    expect(result.trace).toEqual(free.trace);
  },
);

/** One sign-in or test with an asserted address, and all of its effects except values that always differ. */
async function attempt(
  kind: 'company' | 'saml',
  connection: SsoConfigurationDto,
  email: string,
  purpose: 'sign_in' | 'test',
) {
  sandbox.misbehaviour.set(kind, 'changed_email', 'token', email);
  const at = `/api/v1/sso-configurations/${connection.id}`;
  const begun = await (purpose === 'test'
    ? owner.as.post(`${at}/tests`)
    : post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id }));
  const started = (await begun.json()) as SsoStarted;
  const callback = await (kind === 'saml' ? bySaml(started) : signInAtSandbox(started.authorizationUrl, {}));
  const answer = {
    ...Object.fromEntries(callback.searchParams),
    configurationId: connection.id,
    browserSecret: started.browserSecret,
  };
  let response = new Response();
  const finish = async () => {
    response = await post(api, '/api/v1/sso/sign-ins/complete', answer);
  };
  const lookUps = await countedQueries(api, finish, /"users"|"credentials"|"memberships"|"domains"/);
  const body = (await response.json()) as Problem | SsoResult;
  const login = 'login' in body && 'user' in body.login ? body.login : null;
  const page = (await (await owner.as.get(`${at}/traces?limit=1`)).json()) as { items: { id: string }[] };
  const id = page.items[0]?.id ?? '';
  const trace = (await (await owner.as.get(`${at}/traces/${id}`)).json()) as SsoTraceDto;
  const audited = (await inPlatform(
    `select tenant_id, event from audit_events where event -> 'detail' ->> 'trace' = ?`,
    id,
  )) as Record<string, unknown>[];
  return {
    status: response.status,
    userId: login?.user.id ?? null,
    lookUps,
    ...(same({ body: login ? null : body, trace, listed: page.items[0], audited }, email) as {
      trace: SsoTraceDto;
      audited: Record<string, unknown>[];
    }),
  };
}

async function bySaml({ authorizationUrl }: SsoStarted): Promise<URL> {
  const form = new URLSearchParams({ email: 'employee@demo-company.test', password: SANDBOX_PASSWORD });
  const page = await (await fetch(authorizationUrl, { method: 'POST', body: form })).text();
  const find = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const target = find(/<form method="post" action="([^"]+)"/).replace(api.settings.PUBLIC_URL, api.url);
  const body = new URLSearchParams({
    SAMLResponse: find(/name="SAMLResponse" value="([^"]+)"/),
    RelayState: find(/name="RelayState" value="([^"]+)"/),
  });
  const answer = await fetch(target, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', api.settings.PUBLIC_URL);
}

function same(found: object, email: string): unknown {
  const text = JSON.stringify(found)
    .replaceAll(email, '<email>')
    .replaceAll(email.split('@')[1] ?? '', '<domain>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/"(expires_in|iat|exp|auth_time|took|ms)":\d+/g, '"$1":0')
    .replaceAll(/"(reference|requestId)":"[^"]+"/g, '"$1":"<reference>"')
    .replaceAll(/[\w%.-]{20,}/g, '<random>');
  return JSON.parse(text);
}

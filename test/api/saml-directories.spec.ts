import type { SamlLogoutReport, SsoArrived } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { readRedirect } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { readServiceProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { STATUS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { readLogoutRequest, readLogoutResponse } from '../../nest-api/src/saml/protocol/read-requests.js';
import { STRICT } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { bareEncryptedId, encryptedId, nameIdOf, responseAbout } from '../saml/support/encrypted-names.ts';
import { aParty } from '../saml/support/parties.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, post } from '../support/data.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import { application, aServiceProvider, formOf, locationOf, visit } from '../support/service-provider.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const EMAIL = 'ada@acme.test';
const stranger = aParty('stranger.test');
let api: TestApi;
let owner: Organization;
let directory: SamlDirectory;

beforeAll(async () => {
  api = await startApi();
  owner = await anOrganization(api, 'acme.test');
  directory = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] });
});
afterAll(() => api.stop());

const codeAt = (url: URL) => url.searchParams.get('code');
const isSignedIn = async (as: ApiCaller) => (await as.get('/api/v1/auth/me')).status === 200;

/** The certificate in the connection's metadata that partners encrypt for. */
async function recipient(): Promise<{ pem: { certificate: string } }> {
  const metadata = await fetch(`${api.url}${new URL(directory.sp.entityId).pathname}`);
  const { encryption } = readServiceProviderMetadata(await metadata.text(), new Date());
  const lines = encryption[0]?.base64.match(/.{1,64}/g) ?? [];
  return {
    pem: { certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` },
  };
}

async function refusals(): Promise<string> {
  await api.app.get(AuditQueue).flush();
  return (await owner.as.get('/api/v1/audit/events?action=saml.refused')).text();
}

describe('an IdP-initiated sign-in', () => {
  const arrive = (url: URL) =>
    post(api, '/api/v1/sso/arrivals', { reference: url.pathname.split('/').at(-1) });

  test('is rejected unless the connection allows it', async () => {
    expect(directory.connection.allowIdpInitiated).toBe(false);
    expect(codeAt(await directory.deliver(directory.response(EMAIL, null)))).toBe('saml_answer_unasked');
    expect(await refusals()).toContain('unsolicited');
  });

  describe('if it is allowed', () => {
    beforeAll(() => directory.change(owner.as, { allowIdpInitiated: true }));
    afterAll(() => directory.change(owner.as, { allowIdpInitiated: false }));

    test('creates a session once, with any RelayState', async () => {
      const url = await directory.deliver(directory.response(EMAIL, null), 'https://evil.test');
      expect(`${url.origin}${url.pathname}`).toMatch(/^http:\/\/localhost:3000\/saml\/arrive\/[\w-]{43}$/);
      const { result, browserSecret } = (await (await arrive(url)).json()) as SsoArrived;
      expect(browserSecret).toBeTruthy();
      expect(result).toMatchObject({ status: 'signed_in', provider: 'saml', email: EMAIL, returnTo: null });
      expect(await isSignedIn(directory.callerOf(result))).toBe(true);
      expect((await arrive(url)).status).toBe(410);
    });

    test('is accepted once, and another response with its ID is rejected', async () => {
      const answer = directory.response(EMAIL, null, { id: '_unasked' });
      expect((await directory.deliver(answer)).pathname).toContain('/saml/arrive/');
      expect(codeAt(await directory.deliver(answer))).toBe('saml_answer_used');
      const again = directory.response(EMAIL, null, { id: '_unasked' });
      expect(codeAt(await directory.deliver(again))).toBe('saml_answer_used');
    });

    test.each(['aes256-gcm', 'aes128-cbc'] as const)(
      'can have its NameID encrypted with %s behind the signature and nowhere else',
      async (algorithm) => {
        const name = await encryptedId(nameIdOf(EMAIL), await recipient(), algorithm);
        const says = () => directory.says('other@acme.test', null, { attributes: [] });
        for (const sign of ['assertion', 'response', 'both'] as const) {
          const url = await directory.deliver(responseAbout(name, says(), sign, directory.key));
          const { result } = (await (await arrive(url)).json()) as SsoArrived;
          expect(result, sign).toMatchObject({ status: 'signed_in', email: EMAIL });
        }
        for (const forged of [
          responseAbout(name, says(), 'none', directory.key),
          responseAbout(name, says(), 'assertion', stranger),
        ]) {
          expect(codeAt(await directory.deliver(forged))).toBe('saml_answer_refused');
        }
      },
    );

    test('passes the same checks as any other', async () => {
      const old = new Date(Date.now() - 3_600_000);
      for (const [answer, code] of [
        [directory.response(EMAIL, null, {}, stranger), 'saml_answer_refused'],
        [directory.response(EMAIL, null, { audience: 'https://other.test' }), 'saml_answer_refused'],
        [directory.response(EMAIL, null, { now: old }), 'saml_answer_expired'],
        [directory.response(EMAIL, '_never'), 'saml_answer_refused'],
      ] as const) {
        expect(codeAt(await directory.deliver(answer))).toBe(code);
      }
    });

    test('is rejected if the organization is suspended', async () => {
      const url = await directory.deliver(directory.response(EMAIL, null));
      await setStatus('suspended');
      expect((await arrive(url)).status).toBe(403);
      await setStatus('active');
    });

    test('admits only users that the connection admits', async () => {
      const url = await directory.deliver(directory.response('eve@elsewhere.test', null));
      expect(await (await arrive(url)).json()).toMatchObject({ code: 'domain_unverified' });
    });

    test('is rejected if it was disabled since', async () => {
      const url = await directory.deliver(directory.response(EMAIL, null));
      await directory.change(owner.as, { allowIdpInitiated: false });
      expect((await arrive(url)).status).toBe(403);
      await directory.change(owner.as, { allowIdpInitiated: true });
    });
  });

  async function setStatus(status: 'active' | 'suspended') {
    const em = api.app.get(EntityManager);
    await api.app
      .get(UnitOfWork)
      .onPlatform('test data', () => em.nativeUpdate(Tenant, { id: owner.id }, { status }));
  }
});

describe('signing out at Gatehouse', () => {
  const start = async (as: ApiCaller) =>
    ((await (await as.post('/api/v1/saml/logout')).json()) as { redirectTo: string | null }).redirectTo;
  const report = async (page: string) =>
    (await (
      await api.fetch(`/api/v1/saml/logouts/${new URL(page).pathname.split('/').at(-1)}`)
    ).json()) as SamlLogoutReport;
  const onward = async (page: string) =>
    locationOf(await visit(api, (await report(page)).continueUrl ?? '', null));

  test('sends the identity provider a signed request and includes its response in the report', async () => {
    const { as, sessionIndex } = await directory.signIn(EMAIL);
    const page = (await start(as)) ?? '';
    expect(await isSignedIn(as)).toBe(false);
    const told = await onward(page);
    const { xml, signature } = readRedirect(told.search.slice(1));
    const metadata = await fetch(`${api.url}${new URL(directory.sp.entityId).pathname}`);
    const { signing } = readServiceProviderMetadata(await metadata.text(), new Date());
    const request = readLogoutRequest(
      { xml, signature, binding: 'redirect' },
      [directory.sloUrl],
      { keys: signing.map(({ key }) => key), algorithms: STRICT },
      [],
      { now: new Date(), skewSeconds: 60 },
    );
    expect(request).toMatchObject({
      issuer: directory.sp.entityId,
      nameId: { value: EMAIL, format: expect.stringContaining('emailAddress') },
      sessionIndexes: [sessionIndex],
    });

    const done = locationOf(await visit(api, directory.answersTo(told), null));
    expect(done.pathname).toContain('/saml/signed-out/');
    expect(await report(done.href)).toMatchObject({
      done: true,
      participants: [{ kind: 'directory', name: 'Company directory', outcome: 'signed_out' }],
    });
  });

  test('reports a failure of the identity provider and accepts no forged response', async () => {
    const { as } = await directory.signIn(EMAIL);
    const page = (await start(as)) ?? '';
    const told = await onward(page);
    const forged = locationOf(await visit(api, directory.answersTo(told, STATUS.success, stranger), null));
    expect(codeAt(forged)).toBe('saml_logout_refused');
    expect((await report(page)).participants).toMatchObject([{ outcome: 'waiting' }]);
    const done = locationOf(await visit(api, directory.answersTo(told, STATUS.responder), null));
    expect((await report(done.href)).participants).toMatchObject([{ outcome: 'failed' }]);
    const late = locationOf(await visit(api, directory.answersTo(told), null));
    expect(codeAt(late)).toBe('saml_logout_refused');
  });

  test('shows no intermediate page if the identity provider has no endpoint', async () => {
    const silent = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] }, 'none');
    const { as } = await silent.signIn('grace@acme.test');
    expect(await start(as)).toBe(null);
    expect(await isSignedIn(as)).toBe(false);
  });
});

describe('signing out at the identity provider', () => {
  let session: Awaited<ReturnType<SamlDirectory['signIn']>>;
  beforeEach(async () => {
    session = await directory.signIn(EMAIL);
  });

  /** The final response to the identity provider. */
  function answerAt(url: URL) {
    const { xml, signature } = readRedirect(url.search.slice(1));
    expect(url.origin).toBe(new URL(directory.sloUrl).origin);
    return { xml, signature };
  }

  test.each(['redirect', 'post'])('by %s ends the session and gets a response', async (binding) => {
    const parked =
      binding === 'redirect'
        ? directory.asksToSignOut(EMAIL, session.sessionIndex)
        : locationOf(
            await visit(api, directory.sp.sloUrl, null, {
              method: 'POST',
              body: directory.formToSignOut(EMAIL, session.sessionIndex),
            }),
          ).href;
    const answered = locationOf(await visit(api, parked, null));
    expect(await isSignedIn(session.as)).toBe(false);
    expect(answered.searchParams.get('RelayState')).toBe(binding === 'redirect' ? 'relay' : null);
    const { xml, signature } = answerAt(answered);
    const metadata = await fetch(`${api.url}${new URL(directory.sp.entityId).pathname}`);
    const { signing } = readServiceProviderMetadata(await metadata.text(), new Date());
    const answer = readLogoutResponse(
      { xml, signature, binding: 'redirect' },
      [directory.sloUrl],
      { keys: signing.map(({ key }) => key), algorithms: STRICT },
      { now: new Date(), skewSeconds: 60 },
    );
    expect(answer.status).toMatchObject({ code: STATUS.success, detail: null });
  });

  test.each(['aes256-gcm', 'aes128-cbc'] as const)('can name the user by %s', async (algorithm) => {
    const name = await bareEncryptedId(nameIdOf(EMAIL), await recipient(), algorithm);
    const asked = directory.asksToSignOutEncrypted(name);
    const tampered = asked.replace(/SAMLRequest=[^&]+/, (field) => field.replace(/..$/, '%3D'));
    expect(locationOf(await visit(api, tampered, null)).pathname).toBe('/saml/error');
    expect(await isSignedIn(session.as)).toBe(true);
    answerAt(locationOf(await visit(api, asked, null)));
    expect(await isSignedIn(session.as)).toBe(false);
  });

  test('ends all sessions of the user if the request names none', async () => {
    const second = await directory.signIn(EMAIL);
    await visit(api, directory.asksToSignOut(EMAIL, null), null);
    expect([await isSignedIn(session.as), await isSignedIn(second.as)]).toEqual([false, false]);
  });

  test('gets responses at its ResponseLocation, and requests at its Location', async () => {
    const apart = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] }, 'two addresses');
    expect(apart.connection).toMatchObject({ sloUrl: apart.sloUrl, sloResponseUrl: apart.sloResponseUrl });
    const { as, sessionIndex } = await apart.signIn(EMAIL);
    const answered = locationOf(await visit(api, apart.asksToSignOut(EMAIL, sessionIndex), null));
    expect(await isSignedIn(as)).toBe(false);
    expect(`${answered.origin}${answered.pathname}`).toBe(apart.sloResponseUrl);
    const { xml } = readRedirect(answered.search.slice(1));
    expect(xml).toContain(`Destination="${apart.sloResponseUrl}"`);

    const { as: again } = await apart.signIn(EMAIL);
    const { redirectTo } = (await (await again.post('/api/v1/saml/logout')).json()) as { redirectTo: string };
    const reference = new URL(redirectTo).pathname.split('/').at(-1);
    const report = (await (await api.fetch(`/api/v1/saml/logouts/${reference}`)).json()) as SamlLogoutReport;
    const asked = locationOf(await visit(api, report.continueUrl ?? '', null));
    expect(`${asked.origin}${asked.pathname}`).toBe(apart.sloUrl);
  });

  test('notifies the applications of the session first and reports one that was not reached', async () => {
    const provider = await aServiceProvider(owner.as, { name: 'Expenses' });
    const app = await application(api, provider);
    await formOf(await visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), session.as.token));
    const answered = await visit(api, directory.asksToSignOut(EMAIL, session.sessionIndex), null);
    expect(answerAt(locationOf(answered)).xml).toContain('PartialLogout');
  });

  test.each([
    ['forged', () => directory.asksToSignOut(EMAIL, session.sessionIndex, stranger)],
    ['unsigned', () => directory.asksToSignOut(EMAIL, session.sessionIndex).replace(/&SigAlg=.*/, '')],
    [
      'for another connection',
      () => directory.asksToSignOut(EMAIL, null).replace(directory.connection.id, other.connection.id),
    ],
  ])('that is %s ends no session', async (_name, make) => {
    expect(locationOf(await visit(api, make(), null)).pathname).toBe('/saml/error');
    expect(await isSignedIn(session.as)).toBe(true);
  });

  test('of another user ends no session here', async () => {
    await visit(api, directory.asksToSignOut('bob@acme.test', null), null);
    await visit(api, directory.asksToSignOut(EMAIL, '_another'), null);
    expect(await isSignedIn(session.as)).toBe(true);
  });

  test('by POST from a stranger is not stored', async () => {
    const body = other.formToSignOut(EMAIL, null);
    const refused = locationOf(await visit(api, directory.sp.sloUrl, null, { method: 'POST', body }));
    expect(refused.pathname).toBe('/saml/error');
  });

  let other: SamlDirectory;
  beforeAll(async () => {
    other = await new SamlDirectory(api).connect(owner.as);
  });
});

test('an organization whose users signed in by SAML, in both roles, is erased completely', async () => {
  const leaving = await anOrganization(api, 'leaving.test');
  const theirs = await new SamlDirectory(api).connect(leaving.as, { domains: ['leaving.test'] });
  const { as } = await theirs.signIn('ada@leaving.test');
  const provider = await aServiceProvider(leaving.as, { name_id_format: 'persistent' });
  const app = await application(api, provider);
  await formOf(await visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), as.token));

  const database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
  await database.query(`update tenants set deleted_at = now() - interval '1 day' where id = $1`, [
    leaving.id,
  ]);
  const { rows } = await database.query('select erase_tenant($1, now(), now()) as done', [leaving.id]);
  const { rows: left } = await database.query(
    `select (select count(*)::int from saml_persistent_ids where service_provider_id = $1)
       + (select count(*)::int from saml_sessions where service_provider_id = $1)
       + (select count(*)::int from saml_upstream_sessions where configuration_id = $2) as count`,
    [provider.id, theirs.connection.id],
  );
  await database.end();
  expect([rows[0].done, left[0].count]).toEqual([true, 0]);
});

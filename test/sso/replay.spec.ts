import type { Problem, Replay, StoredResponseDetail, StoredResponseDto } from '@gatehouse/contracts';
import { RESPONSES_KEPT } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import type { AssertionInput } from '../../nest-api/src/saml/protocol/messages/assertion.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { ResponseStore } from '../../nest-api/src/sso-config/responses/response-store.js';
import { aParty } from '../saml/support/parties.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, post, signedIn } from '../support/data.ts';
import { everythingOf, MOVES_BY_ITSELF } from '../support/everything-of.ts';
import { CLIENT, CompanyBrowser, OpenIdCompany } from '../support/openid-company.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import { anOrganization, type Organization, prove } from '../support/sso.ts';

const clock = new HeldClock(new Date());
const MINE = new Set([...MOVES_BY_ITSELF, 'sessions', 'audit_events']);
const ADA = 'ada.lovelace@acme.test';

let api: TestApi;
let sql: pg.Client;
let owner: Organization;
let other: Organization;

beforeAll(async () => {
  api = await startApi({ clock });
  sql = new pg.Client({ connectionString: api.database.ownerUrl });
  await sql.connect();
  owner = await anOrganization(api, 'acme.test');
  other = await anOrganization(api, 'other.test');
});
afterAll(async () => {
  await sql?.end();
  await api?.stop();
});

const base = (id: string) => `/api/v1/sso-configurations/${id}/responses`;

async function stored(id: string, as: ApiCaller = owner.as): Promise<StoredResponseDto[]> {
  await api.app.get(ResponseStore).flush();
  const answer = await as.get(base(id));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: StoredResponseDto[] }).items;
}

async function last(id: string): Promise<StoredResponseDto> {
  const [newest] = await stored(id);
  if (!newest) throw new Error('no response is stored');
  return newest;
}

async function replay(
  { configurationId, id }: StoredResponseDto,
  settings: object = {},
  as: ApiCaller = owner.as,
): Promise<Replay> {
  const answer = await as.post(`${base(configurationId)}/${id}/replay`, settings);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Replay;
}

async function read({ configurationId, id }: StoredResponseDto): Promise<StoredResponseDetail> {
  const answer = await owner.as.post(`${base(configurationId)}/${id}/open`, undefined);
  return (await answer.json()) as StoredResponseDetail;
}

/** The failed check, and how many passed before it. */
function failureOf({ checks }: Replay['live']) {
  const failed = checks.findIndex(({ status }) => status === 'failed');
  const statuses = checks.map(({ status }) => status);
  expect(statuses.slice(0, failed).every((status) => status === 'passed')).toBe(true);
  expect(statuses.slice(failed + 1).every((status) => status === 'not_reached')).toBe(true);
  return checks[failed];
}

async function everything() {
  await api.app.get(SignInLog).flush();
  await api.app.get(ResponseStore).flush();
  return everythingOf(sql, { tenantId: owner.id, personId: owner.admin.id }, MINE);
}

async function accepted(replayed: Replay): Promise<void> {
  expect(replayed.live.result).toBe('rejected');
  expect(replayed.edited, JSON.stringify(replayed.edited)).toMatchObject({ result: 'accepted', code: null });
  expect(replayed.edited?.checks.every(({ status }) => status === 'passed')).toBe(true);
}

describe('a SAML response', () => {
  let directory: SamlDirectory;

  beforeEach(async () => {
    directory = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] });
  });

  const complete = (changes: Partial<AssertionInput> = {}, alter?: (xml: string) => string) =>
    directory.complete(ADA, { attributes: ABOUT_ADA, ...changes }, alter);

  test('that a wrong certificate rejected passes with the right one, and nothing is written', async () => {
    await directory.change(owner.as, { certificate: aParty('wrong.test').pem.certificate });
    expect((await complete()).status).toBe(403);
    const response = await last(directory.connection.id);
    expect(response).toMatchObject({ protocol: 'saml', outcome: 'saml_signature_value', isKept: true });

    const before = await everything();
    const replayed = await replay(response, { certificate: directory.key.pem.certificate });
    await accepted(replayed);
    expect(failureOf(replayed.live)).toMatchObject({
      code: 'saml_signature_value',
      found: expect.any(String),
    });
    expect(replayed.edited?.user).toMatchObject({
      kind: 'join',
      email: ADA,
      name: 'Ada Lovelace',
      role: expect.stringContaining('tenant_user'),
    });
    // Replays consume no assertion, so they can repeat.
    await accepted(await replay(response, { certificate: directory.key.pem.certificate }));
    expect(await everything()).toEqual(before);
  });

  test('of another issuer passes with the right entity ID', async () => {
    await directory.change(owner.as, { entityId: 'https://another.test/metadata' });
    await complete();
    const replayed = await replay(await last(directory.connection.id), { entityId: directory.entityId });
    expect(failureOf(replayed.live)).toMatchObject({
      name: 'issuer',
      code: 'saml_issuer',
      found: directory.entityId,
      expected: 'https://another.test/metadata',
    });
    await accepted(replayed);
  });

  test('whose address the mapping misses passes with the right mapping', async () => {
    const nameId = { value: 'id-1815', format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent' };
    const attributes = [{ name: 'contact', nameFormat: 'urn:x', values: [ADA] }];
    await complete({ nameId, attributes });
    const replayed = await replay(await last(directory.connection.id), { mapping: { email: 'contact' } });
    expect(failureOf(replayed.live)).toMatchObject({ name: 'account', code: 'email_missing' });
    expect(replayed.live.user).toMatchObject({ kind: null, email: null });
    await accepted(replayed);
    expect(replayed.edited?.user).toMatchObject({ email: ADA });
  });

  test('for another audience stays rejected, with the audience that it names', async () => {
    await complete({ audience: 'https://somebody.test' });
    const { live, edited } = await replay(await last(directory.connection.id), { name: 'Edited' });
    for (const verdict of [live, edited]) {
      expect(verdict && failureOf(verdict)).toMatchObject({
        name: 'audience',
        code: 'saml_audience',
        found: 'https://somebody.test',
        expected: directory.sp.entityId,
      });
    }
  });

  test.each<[string, object]>([
    ['with the settings of the connection', {}],
    ['with a weaker signature algorithm', { signatureAlgorithm: 'sha1' }],
    ['with sign-ins that the identity provider initiates', { allowIdpInitiated: true }],
  ])('that was tampered with never passes %s', async (_name, settings) => {
    await complete({}, (xml) => xml.replaceAll('ada.lovelace@', 'root@'));
    const { live, edited } = await replay(await last(directory.connection.id), settings);
    for (const verdict of [live, ...(edited ? [edited] : [])]) {
      expect(failureOf(verdict)).toMatchObject({ code: 'saml_digest' });
      expect(verdict.user).toBeNull();
    }
  });

  test('that names an unknown request stays rejected; an unsolicited one passes if the edit allows it', async () => {
    await directory.deliver(directory.response(ADA, '_never-asked'));
    const unknown = await replay(await last(directory.connection.id), { allowIdpInitiated: true });
    expect(unknown.edited && failureOf(unknown.edited)).toMatchObject({
      name: 'request',
      code: 'saml_in_response_to',
    });
    await directory.deliver(directory.response(ADA, null));
    const replayed = await replay(await last(directory.connection.id), { allowIdpInitiated: true });
    expect(failureOf(replayed.live)).toMatchObject({ name: 'request', code: 'saml_unsolicited' });
    await accepted(replayed);
  });

  test('is verified at the time of its reception', async () => {
    await complete({ audience: 'https://somebody.test' });
    const response = await last(directory.connection.id);
    await movedBack(response, '3 hours');
    const replayed = await replay(response);
    expect(failureOf(replayed.live)).toMatchObject({ code: 'saml_issue_instant' });
    expect(Date.parse(replayed.receivedAt)).toBeLessThan(Date.now() - 3 * 3_600_000 + 60_000);
  });

  test('is sealed at rest and masked for reading: no personal data, but algorithms, codes and paths', async () => {
    await directory.change(owner.as, { entityId: 'https://another.test/metadata' });
    await complete();
    const response = await last(directory.connection.id);
    const { rows } = await sql.query<{ row: string }>('select r::text as row from upstream_responses r');
    expect(rows.map(({ row }) => row).join()).not.toMatch(/lovelace|Assertion|xmldsig/i);
    const { message } = await read(response);
    expect(message).not.toMatch(/lovelace/i);
    expect(message).toContain('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
    expect(message).toContain('urn:oasis:names:tc:SAML:2.0:status:Success');
    expect(message).toContain(directory.sp.acsUrl);
  });

  test('that was accepted is stored once per minute, and tests always are', async () => {
    const { id } = directory.connection;
    expect((await complete()).status).toBe(200);
    expect((await complete()).status).toBe(200);
    expect(await stored(id)).toMatchObject([{ outcome: 'success' }]);
    const replayed = await replay(await last(id), { entityId: 'https://another.test/metadata' });
    expect(replayed.live).toMatchObject({ result: 'accepted', user: { kind: 'enter', email: ADA } });
    expect(replayed.edited).toMatchObject({ result: 'rejected', code: 'saml_issuer', user: null });
  });

  test('that is too large is listed but cannot be replayed', async () => {
    const values = Array.from({ length: 70 }, (_, n) => `${n}`.padEnd(1_000, 'x'));
    await complete({
      audience: 'https://somebody.test',
      attributes: [{ name: 'groups', nameFormat: 'urn:x', values }],
    });
    const response = await last(directory.connection.id);
    expect(response).toMatchObject({ isKept: false });
    expect((await read(response)).message).toBeNull();
    const answer = await owner.as.post(`${base(response.configurationId)}/${response.id}/replay`, {});
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([409, 'response_not_kept']);
  });

  test('is not shown after 7 days, and the job removes it, like those beyond the limit of a connection', async () => {
    const { id } = directory.connection;
    await complete({ audience: 'https://somebody.test' });
    const expired = await last(id);
    await movedBack(expired, '7 days 1 minute');
    expect(await stored(id)).toEqual([]);
    expect((await owner.as.get(`${base(id)}/${expired.id}`)).status).toBe(404);
    expect((await owner.as.post(`${base(id)}/${expired.id}/replay`, {})).status).toBe(404);
    await sql.query(
      `with t as (insert into sign_in_traces (id, tenant_id, configuration_id, purpose, outcome, steps, started_at)
         select uuidv7(), $1, $2, 'sign_in', 'success', '[]', now() from generate_series(1, 9) returning id)
       insert into upstream_responses (id, tenant_id, configuration_id, protocol, purpose, outcome, is_failure,
         reference, size, received_at) select id, $1, $2, 'saml', 'sign_in', 'success', false, 'REF', 1, now() from t`,
      [owner.id, id],
    );
    await api.app.get(Jobs).runNow('sso-responses-expired');
    const { rows } = await sql.query('select 1 from upstream_responses where configuration_id = $1', [id]);
    expect(rows.length).toBe(RESPONSES_KEPT.successes);
  });

  test('is not displaced by a failure that a stranger repeats', async () => {
    const { id } = directory.connection;
    await complete({ audience: 'https://somebody.test' });
    const kept = await last(id);
    await sql.query(
      `with t as (insert into sign_in_traces (id, tenant_id, configuration_id, purpose, outcome, steps, started_at)
         select uuidv7(), $1, $2, 'sign_in', 'saml_signature_invalid', '[]', now() from generate_series(1, $3) returning id)
       insert into upstream_responses (id, tenant_id, configuration_id, protocol, purpose, outcome, is_failure,
         reference, size, received_at)
       select id, $1, $2, 'saml', 'sign_in', 'saml_signature_invalid', true, 'REF', 1, now() from t`,
      [owner.id, id, RESPONSES_KEPT.failures + 10],
    );
    await api.app.get(Jobs).runNow('sso-responses-expired');
    const { rows } = await sql.query<{ id: string; outcome: string }>(
      'select id, outcome from upstream_responses where configuration_id = $1 and is_failure',
      [id],
    );
    expect(rows.filter(({ outcome }) => outcome === 'saml_signature_invalid')).toHaveLength(
      RESPONSES_KEPT.failures,
    );
    expect(rows.map((row) => row.id)).toContain(kept.id);
  });

  test('is deleted with its trace, which is erased with its user', async () => {
    await complete({ audience: 'https://somebody.test' });
    const { id } = await last(directory.connection.id);
    await sql.query('delete from sign_in_traces where id = $1', [id]);
    expect(await stored(directory.connection.id)).toEqual([]);
  });

  test('is invisible to another organization', async () => {
    await complete({ audience: 'https://somebody.test' });
    const { configurationId, id } = await last(directory.connection.id);
    const foreign = await new SamlDirectory(api).connect(other.as, { domains: ['other.test'] });
    for (const connection of [configurationId, foreign.connection.id]) {
      expect((await other.as.get(`${base(connection)}/${id}`)).status).toBe(404);
      expect((await other.as.post(`${base(connection)}/${id}/open`, undefined)).status).toBe(404);
      expect((await other.as.post(`${base(connection)}/${id}/replay`, {})).status).toBe(404);
    }
    expect((await other.as.get(base(configurationId))).status).toBe(404);
    expect(await stored(foreign.connection.id, other.as)).toEqual([]);
    const member = await signedIn(api, await aPerson(api, { tenantId: owner.id, role: 'tenant_user' }));
    expect((await member.get(base(configurationId))).status).toBe(403);
  });

  test('shows no names to a superadmin who helps', async () => {
    const superadmin = await signedIn(api, await aPerson(api));
    await complete({ audience: 'https://somebody.test' });
    await directory.change(owner.as, { entityId: 'https://another.test/metadata' });
    await complete();
    const response = await last(directory.connection.id);
    const replayed = await replay(response, { entityId: directory.entityId }, superadmin);
    expect(replayed.edited?.user).toMatchObject({ email: 'a•••@acme.test', name: null });
    expect(JSON.stringify(replayed)).not.toMatch(/lovelace/i);
  });

  test('leaves events in the audit log when somebody reads or replays it', async () => {
    await complete({ audience: 'https://somebody.test' });
    const response = await last(directory.connection.id);
    await read(response);
    await replay(response, { name: 'Edited' });
    const page = await owner.as.get(`/api/v1/audit/events?limit=10&action=sso_response.replayed`);
    const { items } = (await page.json()) as { items: { detail: object }[] };
    expect(items[0]).toMatchObject({ detail: { response: response.id, changed: ['name'] } });
  });

  test('with invalid settings reports them', async () => {
    await complete({ audience: 'https://somebody.test' });
    const { configurationId, id } = await last(directory.connection.id);
    const answer = await owner.as.post(`${base(configurationId)}/${id}/replay`, { certificate: 'nonsense' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'certificate' }] });
  });
});

const GRACE = {
  email: 'grace@openid.test',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
};

const ABOUT_ADA: AssertionInput['attributes'] = [
  { name: 'email', nameFormat: 'urn:x', values: [ADA] },
  { name: 'given_name', nameFormat: 'urn:x', values: ['Ada'] },
  { name: 'family_name', nameFormat: 'urn:x', values: ['Lovelace'] },
];

/** Makes its reception earlier. */
async function movedBack({ id }: StoredResponseDto, interval: string): Promise<void> {
  await sql.query(`update upstream_responses set received_at = received_at - $2::interval where id = $1`, [
    id,
    interval,
  ]);
}

describe('an ID token', () => {
  let company: OpenIdCompany;
  let id: string;

  beforeAll(async () => {
    await prove(api, owner.id, 'openid.test');
    company = await OpenIdCompany.start((login) => ({
      email: `${login}@openid.test`,
      email_verified: true,
      given_name: 'Grace',
      family_name: 'Hopper',
    }));
    const made = await owner.as.post('/api/v1/sso-configurations', {
      type: 'oauth2',
      name: 'OpenID directory',
      issuer: company.issuer,
      clientId: CLIENT.client_id,
      clientSecret: CLIENT.client_secret,
      domains: ['openid.test'],
      isEnabled: true,
    });
    const connection = (await made.json()) as { id: string; redirectUri: string };
    expect(made.status, JSON.stringify(connection)).toBe(201);
    id = connection.id;
    company.serve({ redirect_uris: [connection.redirectUri] });
  });
  afterAll(() => company?.stop());
  beforeEach(() => {
    company.forged = null;
  });

  async function signIn(): Promise<Response> {
    const begun = await post(api, '/api/v1/sso/sign-ins', { configurationId: id });
    const { authorizationUrl, browserSecret } = (await begun.json()) as Record<string, string>;
    const callback = await new CompanyBrowser('grace').open(String(authorizationUrl));
    const answer = { ...Object.fromEntries(callback.searchParams), configurationId: id, browserSecret };
    return post(api, '/api/v1/sso/sign-ins/complete', answer);
  }

  test('for another client passes with its client ID, and nothing is written', async () => {
    forge({ claims: { ...GRACE, aud: 'another-client' } });
    expect((await signIn()).status).toBeGreaterThanOrEqual(400);
    const before = await everything();
    const replayed = await replay(await last(id), { clientId: 'another-client' });
    expect(failureOf(replayed.live)).toMatchObject({
      name: 'audience',
      code: 'wrong_audience',
      found: 'another-client',
      expected: CLIENT.client_id,
    });
    await accepted(replayed);
    expect(replayed.edited?.user).toMatchObject({
      kind: 'join',
      email: 'grace@openid.test',
      name: 'Grace Hopper',
    });
    expect(await everything()).toEqual(before);
  });

  test('whose user info was never requested is undecided once it passes', async () => {
    forge({ claims: { aud: 'another-client' } });
    await signIn();
    const { live, edited } = await replay(await last(id), { clientId: 'another-client' });
    expect(live).toMatchObject({ result: 'rejected', code: 'wrong_audience' });
    expect(edited).toMatchObject({ result: 'undecided', code: null, user: null });
    expect(edited?.checks.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'answer passed',
      'token passed',
      'times passed',
      'issuer passed',
      'audience passed',
      'nonce passed',
      'signature passed',
    ]);
  });

  test('is replayed with its user info', async () => {
    expect((await signIn()).status).toBe(200);
    const { live, edited } = await replay(await last(id), { mapping: { email: 'contact' } });
    expect(live).toMatchObject({ result: 'accepted', user: { kind: 'enter', email: 'grace@openid.test' } });
    // Users who are known by their identity do not need an address.
    expect(edited).toMatchObject({ result: 'accepted', user: { kind: 'enter', email: null } });
  });

  test.each<[string, Parameters<typeof forge>[0], string, string]>([
    ['signed by a stranger', { stranger: true }, 'signature', 'signature_invalid'],
    ['that had expired', { claims: { exp: 1_700_000_000 } }, 'times', 'token_expired'],
    ['with another nonce', { claims: { nonce: 'another' } }, 'nonce', 'nonce_mismatch'],
  ])('%s never passes', async (_name, forged, name, code) => {
    forge(forged);
    await signIn();
    const { live, edited } = await replay(await last(id), { mapping: { email: 'sub' } });
    expect(failureOf(live)).toMatchObject({ name, code });
    expect(edited && failureOf(edited)).toMatchObject({ name, code });
  });

  function forge({ claims, stranger }: { claims?: object; stranger?: boolean }): void {
    company.forged = {
      ...(claims && { claims: (known: object) => ({ ...known, ...claims }) }),
      ...(stranger && { stranger }),
    };
  }

  test('is sealed without code and access token, and masked for reading', async () => {
    company.forged = {
      claims: (claims) => ({ ...claims, aud: 'another-client', email: 'grace@openid.test' }),
    };
    await signIn();
    const response = await last(id);
    const { rows } = await sql.query<{ sealed: string }>(
      'select sealed from upstream_responses where id = $1',
      [response.id],
    );
    const { received } = api.app.get(ResponseStore).open(response.id, rows[0]?.sealed ?? '');
    expect(JSON.stringify(received)).not.toMatch(/access_token|refresh_token|"code"/);
    const { message } = await read(response);
    expect(message).not.toMatch(/grace|hopper/i);
    expect(message).toContain('RS256');
    expect(message).toContain('another-client');
    expect(message).toContain(company.issuer);
  });

  test('is verified with the keys of that time, without the identity provider', async () => {
    forge({ claims: { ...GRACE, aud: 'another-client' } });
    await signIn();
    const response = await last(id);
    await company.stop();
    await sql.query(`update sso_configuration_states set keys = '[]' where id = $1`, [id]);
    await accepted(await replay(response, { clientId: 'another-client' }));
  });
});

import type { Problem, SsoResult } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AssertionInput } from '../../nest-api/src/saml/protocol/messages/assertion.js';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { assertionOf } from '../saml/support/xsw.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const METHODS = 'http://schemas.microsoft.com/claims/authnmethodsreferences';
const MULTIPLE = 'http://schemas.microsoft.com/claims/multipleauthn';
const BY_PASSWORD = 'http://schemas.microsoft.com/ws/2008/06/identity/authenticationmethod/password';
const REFEDS = 'https://refeds.org/profile/mfa';

type Said = Partial<AssertionInput>;
let api: TestApi;
let database: pg.Client;
let owner: Organization;
let directory: SamlDirectory;
let people = 0;

beforeAll(async () => {
  api = await startApi();
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
  owner = await anOrganization(api, 'acme.test');
  directory = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] });
  await database.query(
    `insert into sign_in_policies (tenant_id, second_factor_since, grace_days, updated_at)
     values ($1, now() - interval '1 day', 0, now())`,
    [owner.id],
  );
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
});

const policyIs = (value: string) =>
  database.query('update sign_in_policies set upstream_factor = $2 where tenant_id = $1', [owner.id, value]);
beforeEach(() => policyIs('when_claimed'));

const context = (authnContext: string): Said => ({ authnContext });
const methods = (name: string, ...values: string[]): Said => ({
  authnContext: `${CLASSES}Password`,
  attributes: [{ name, nameFormat: 'urn:x', values }],
});

/** The outcome for a new user with these claims from the directory. */
async function signIn(said: Said, alter?: (xml: string) => string): Promise<string> {
  const response = await directory.complete(`person-${++people}@acme.test`, said, alter);
  if (response.status !== 200) return ((await response.json()) as Problem).code;
  const { login } = (await response.json()) as Extract<SsoResult, { status: 'signed_in' }>;
  return login.status;
}

describe('two factors are claimed', () => {
  test.each<[string, Said]>([
    ['by the REFEDS MFA profile', context(REFEDS)],
    ["by Microsoft's context", context(MULTIPLE)],
    ['by MobileTwoFactorContract', context(`${CLASSES}MobileTwoFactorContract`)],
    ['by MobileTwoFactorUnregistered', context(`${CLASSES}MobileTwoFactorUnregistered`)],
    ['by SmartcardPKI', context(`${CLASSES}SmartcardPKI`)],
    ["by Microsoft's list of methods", methods(METHODS, BY_PASSWORD, MULTIPLE)],
    ['by the REFEDS profile in that list', methods(METHODS, REFEDS)],
  ])('%s', async (_name, said) => {
    expect(await signIn(said)).toBe('authenticated');
  });

  test('do not count if the policy never trusts the claim', async () => {
    await policyIs('never');
    expect(await signIn(context(REFEDS))).toBe('second_factor_required');
  });

  test('are not needed if the policy trusts the identity provider', async () => {
    await policyIs('trusted');
    expect(await signIn(context(`${CLASSES}Password`))).toBe('authenticated');
  });

  test('also count in an IdP-initiated sign-in', async () => {
    await directory.change(owner.as, { allowIdpInitiated: true });
    const arrive = async (said: Said) => {
      const url = await directory.deliver(directory.response(`person-${++people}@acme.test`, null, said));
      const arrived = await api.fetch('/api/v1/sso/arrivals', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference: url.pathname.split('/').at(-1) }),
      });
      const { result } = (await arrived.json()) as { result: Extract<SsoResult, { status: 'signed_in' }> };
      return result.login.status;
    };
    expect(await arrive(context(REFEDS))).toBe('authenticated');
    expect(await arrive(context(`${CLASSES}Password`))).toBe('second_factor_required');
    await directory.change(owner.as, { allowIdpInitiated: false });
  });
});

describe('one factor is claimed', () => {
  test.each<[string, Said]>([
    ...['PasswordProtectedTransport', 'TimeSyncToken', 'Smartcard', 'SoftwarePKI', 'X509', 'unspecified'].map(
      (name): [string, Said] => [`by ${name}`, context(CLASSES + name)],
    ),
    ['by MobileOneFactorContract', context(`${CLASSES}MobileOneFactorContract`)],
    ['by the REFEDS SFA profile', context('https://refeds.org/profile/sfa')],
    ['by another address of the profile', context(`${REFEDS}/`)],
    ['by another spelling of it', context(REFEDS.toUpperCase())],
    ['by a context of one or more factors', context('http://schemas.microsoft.com/claims/wiaormultiauthn')],
    ['by a list of methods without it', methods(METHODS, BY_PASSWORD, `${MULTIPLE}x`)],
    ['by a list of another name', methods('authnmethodsreferences', MULTIPLE)],
    ['by a group of that name', methods('groups', MULTIPLE, REFEDS)],
  ])('%s', async (_name, said) => {
    expect(await signIn(said)).toBe('second_factor_required');
  });
});

describe('a claim counts only in the signed assertion', () => {
  const password = context(`${CLASSES}Password`);
  const statement = `<saml:AuthnContextClassRef>${REFEDS}</saml:AuthnContextClassRef>`;

  test('not if it was added on the way', async () => {
    const put = (xml: string) => xml.replace(`${CLASSES}Password`, REFEDS);
    expect(await signIn(password, put)).toBe('saml_answer_refused');
  });

  test('not in an extension of the response, which is not signed', async () => {
    const extension = `<samlp:Extensions><saml:AuthnContext xmlns:saml="${NS.saml}">${statement}</saml:AuthnContext></samlp:Extensions>`;
    const put = (xml: string) => {
      const altered = xml.replace('</saml:Issuer><samlp:Status>', `</saml:Issuer>${extension}<samlp:Status>`);
      expect(altered).not.toBe(xml);
      return altered;
    };
    expect(await signIn(password, put)).toBe('second_factor_required');
  });

  test('not in another assertion', async () => {
    const beside = (xml: string) => {
      const other = assertionOf(directory.response('boss@acme.test', '_r', context(REFEDS)));
      return xml.replace('<saml:Assertion ', (tag) => `${other}${tag}`);
    };
    expect(await signIn(password, beside)).toBe('saml_answer_refused');
  });

  test('not if it is signed by another party', async () => {
    const claimed = directory.entityId;
    const stranger = new SamlDirectory(api);
    const forged = (xml: string) => {
      const requestId = / InResponseTo="([^"]+)"/.exec(xml)?.[1] ?? '';
      const said = { issuer: claimed, ...context(REFEDS) };
      return directory.response(`person-${people}@acme.test`, requestId, said, stranger.key);
    };
    expect(await signIn(password, forged)).toBe('saml_answer_refused');
  });
});

import type { Problem, SsoConfigurationDto, SsoResult, SsoStarted } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NAME_ID_FORMATS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { startApi, type TestApi } from '../support/api.ts';
import { callerWith, post } from '../support/data.ts';
import { CLIENT, CompanyBrowser, OpenIdCompany } from '../support/openid-company.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import {
  application,
  aServiceProvider,
  formOf,
  profileOf,
  visit,
  xmlOf,
} from '../support/service-provider.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

type Signed = Extract<SsoResult, { status: 'signed_in' }>;

/** The address as an identity provider sends it, and an equivalent form. */
const SAME = [
  ['jörg', 'jörg@acme.test', 'JO\u0308RG@ACME.test'],
  ['юзер', 'Юзер@acme.test', 'ЮЗЕР@acme.test'],
  ['用户', '用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ['δοκιμή', 'δοκιμή@acme.test', 'ΔΟΚΙΜΗ\u0301@acme.test'],
] as const;
/** Addresses of another user or of no user, although they look the same. */
const OTHERS: Readonly<Record<string, string>> = {
  plain: 'jorg@acme.test',
  cyrillic: 'jöгg@acme.test',
  ligature: 'ﬁx@acme.test',
  invisible: 'jör\u200dg@acme.test',
  reversed: 'jörg\u202e@acme.test',
};

let api: TestApi;
let database: pg.Client;
let owner: Organization;
let company: OpenIdCompany;
let openid: SsoConfigurationDto;
let directory: SamlDirectory;

beforeAll(async () => {
  const byLogin = new Map<string, string>(SAME.map(([, email], index) => [`person-${index}`, email]));
  company = await OpenIdCompany.start((login) => ({
    email: byLogin.get(login) ?? OTHERS[login],
    email_verified: true,
  }));
  api = await startApi();
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
  owner = await anOrganization(api, 'acme.test', 'xn--r8jz45g.xn--zckzah');
  const response = await owner.as.post('/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'OpenID directory',
    issuer: company.issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    domains: ['acme.test', '例え.テスト'],
    isEnabled: true,
  });
  openid = (await response.json()) as SsoConfigurationDto;
  expect(response.status, JSON.stringify(openid)).toBe(201);
  company.serve({ redirect_uris: [openid.redirectUri ?? ''] });
  directory = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test', '例え.テスト'] });
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  await company?.stop();
});

async function byOpenId(login: string): Promise<Response> {
  const begun = await post(api, '/api/v1/sso/sign-ins', { configurationId: openid.id });
  const started = (await begun.json()) as SsoStarted;
  const callback = await new CompanyBrowser(login).open(started.authorizationUrl);
  return post(api, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    configurationId: openid.id,
    browserSecret: started.browserSecret,
  });
}

async function personOf(response: Response): Promise<{ id: string; email: string; token: string }> {
  const result = (await response.json()) as Signed;
  expect(result, JSON.stringify(result)).toMatchObject({ status: 'signed_in' });
  const { user, accessToken } = result.login as unknown as {
    user: { id: string; email: string };
    accessToken: string;
  };
  return { ...user, token: accessToken };
}

const codeOf = async (response: Response) => ((await response.json()) as Problem).code;

describe.each(SAME.map(([name, email, other], index) => ({ name, email, other, login: `person-${index}` })))(
  '$email',
  ({ email, other, login }) => {
    let id: string;

    // Makes the next test a first sign-in through the directory.
    afterEach(() =>
      database.query('delete from external_identities where issuer = $1', [directory.entityId]),
    );

    test('of an ID token is a new user, who keeps it', async () => {
      const first = await personOf(await byOpenId(login));
      expect(first.email).toBe(email);
      expect((await personOf(await byOpenId(login))).id).toBe(first.id);
      id = first.id;
      const { rows } = await database.query('select email, email_key from users where id = $1', [id]);
      expect(rows).toEqual([{ email, email_key: expect.stringMatching(/^\S+$/) }]);
    });

    test.each(['as it is', 'in another form'])(
      'of a SAML NameID, %s, leads to the same user',
      async (form) => {
        const written = form === 'as it is' ? email : other;
        const response = await directory.complete(written, { attributes: [] });
        expect(await personOf(response)).toMatchObject({ id, email });
      },
    );

    test('of a SAML attribute leads to the same user', async () => {
      const nameId = { value: `persistent-${login}`, format: NAME_ID_FORMATS.persistent };
      expect(await personOf(await directory.complete(other, { nameId }))).toMatchObject({ id, email });
    });

    test.each(['email', 'unspecified'] as const)(
      'is the NameID of the format %s and the attribute that applications get',
      async (format) => {
        const provider = await aServiceProvider(owner.as, { name_id_format: format, attributes: ['email'] });
        const app = await application(api, provider);
        const { token } = await personOf(await byOpenId(login));
        const form = await formOf(await visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), token));
        expect(xmlOf(form)).toContain(`Format="${NAME_ID_FORMATS[format]}">${email}<`);
        const profile = await profileOf(app, form);
        expect(profile).toMatchObject({ nameID: email, nameIDFormat: NAME_ID_FORMATS[format], email });
      },
    );

    test('in a logout request of the identity provider ends the session', async () => {
      const response = await directory.complete(other, { attributes: [], sessionIndex: `_${login}` });
      const as = callerWith(api, (await personOf(response)).token);
      await visit(api, directory.asksToSignOut(other, `_${login}`), null);
      expect((await as.get('/api/v1/auth/me')).status).toBe(401);
    });
  },
);

describe('an address that only looks the same', () => {
  test.each(['plain', 'cyrillic'])('is another user: %s', async (login) => {
    const jörg = await personOf(await byOpenId('person-0'));
    const other = await personOf(await byOpenId(login));
    expect(other).toMatchObject({ email: OTHERS[login] });
    expect(other.id).not.toBe(jörg.id);
  });

  test.each(['ligature', 'invisible', 'reversed'])(
    'is not accepted as an address by either protocol: %s',
    async (login) => {
      expect(await codeOf(await byOpenId(login))).toBe('email_missing');
      expect(await codeOf(await directory.complete(OTHERS[login] ?? ''))).toBe('email_missing');
    },
  );
});

test('an invitation to one form of the address admits the user with the other form', async () => {
  await directory.change(owner.as, { createsPeople: false });
  expect(await codeOf(await directory.complete('ZOE\u0308@acme.test'))).toBe('not_invited');
  const invited = await owner.as.post('/api/v1/invitations', { email: 'zoë@acme.test', role: 'tenant_user' });
  expect(invited.status, await invited.clone().text()).toBe(201);
  const joined = await personOf(await directory.complete('ZOE\u0308@acme.test'));
  expect(joined.email.normalize('NFC').toLowerCase()).toBe('zoë@acme.test');
  await directory.change(owner.as, { createsPeople: true });
});

test('an entered address leads to the connection of its domain', async () => {
  for (const email of ['jörg@acme.test', '用户@例え.テスト']) {
    const found = await post(api, '/api/v1/sso/discover', { email });
    expect(await found.text(), email).toContain('directory');
  }
});

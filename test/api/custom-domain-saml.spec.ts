import type { SamlLogoutStart, SamlServiceProviderDto } from '@gatehouse/contracts';
import type { SAML } from '@node-saml/node-saml';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRedirect } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { readIdentityProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { aParty, type Party } from '../saml/support/parties.ts';
import { type ServedApi, startApi, type TestApi } from '../support/api.ts';
import { anActiveHost, atHost, type HostedApi } from '../support/custom-host.ts';
import { type ApiCaller, aPerson, type Person, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { type LogoutSender, signedLogoutAnswer, signedLogoutRequest } from '../support/logout-messages.ts';
import {
  ACS,
  application,
  aServiceProvider,
  formOf,
  locationOf,
  postedRequest,
  profileOf,
  visit,
} from '../support/service-provider.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const [ACME, GLOBEX] = ['login.acme.example', 'login.globex.example'];
const KEYS: readonly [Party, Party] = [aParty('one.test'), aParty('two.test')];
let dns: DnsServer;
let api: TestApi;
let acme: Organization;
let globex: Organization;
let atAcme: HostedApi;
let atGlobex: HostedApi;
let person: Person;
/** The user's session at Acme's custom domain. */
let there: ApiCaller;

beforeAll(async () => {
  dns = await DnsServer.start();
  api = await startApi({ env: { DNS_RESOLVERS: dns.address } });
  [acme, globex] = [await anOrganization(api), await anOrganization(api)];
  await anActiveHost(acme.as, dns, ACME);
  await anActiveHost(globex.as, dns, GLOBEX);
  [atAcme, atGlobex] = [await atHost(api, ACME), await atHost(api, GLOBEX)];
  person = await aPerson(api, { tenantId: acme.id });
});
beforeEach(async () => {
  there = await signedIn(atAcme, person);
});
afterAll(async () => {
  await Promise.all([atAcme.stop(), atGlobex.stop()]);
  await api.stop();
  await dns.stop();
});

const origin = () => atAcme.settings.PUBLIC_URL;

/** The settings of an application that uses the identity provider at the custom domain. */
function atCustomDomain(provider: SamlServiceProviderDto): SamlServiceProviderDto {
  const { custom_identity_provider: custom } = provider;
  if (!custom) throw new Error('there is no identity provider at the custom domain');
  return { ...provider, identity_provider: custom };
}

async function registered(given: Record<string, unknown> = {}): Promise<SamlServiceProviderDto> {
  return atCustomDomain(await aServiceProvider(acme.as, given));
}

const begin = (app: SAML) => app.getAuthorizeUrlAsync('relay', undefined, {});
const errorAt = (response: Response) => {
  const { origin: at, pathname, searchParams } = locationOf(response);
  return [at + pathname, searchParams.get('code')];
};
const lastOf = (address: URL) => String(address.pathname.split('/').at(-1));

describe('the identity provider', () => {
  const metadataAt = async (at: ServedApi, path = '/api/v1/saml/metadata') => {
    const response = await at.fetch(path);
    return readIdentityProviderMetadata(await response.text(), new Date());
  };

  test('has an entity ID and endpoints at the host, and the keys of its organization', async () => {
    const custom = await metadataAt(atAcme);
    expect(custom.entityId).toBe(`${origin()}/api/v1/saml/metadata`);
    expect(new Set(custom.singleSignOn.map(({ url }) => url))).toEqual(
      new Set([`${origin()}/api/v1/saml/sso`]),
    );
    expect(new Set(custom.logout.map(({ url }) => url))).toEqual(new Set([`${origin()}/api/v1/saml/slo`]));
    const own = await metadataAt(api, `/api/v1/saml/t/${acme.slug}/metadata`);
    expect(custom.signing.map(({ fingerprint }) => fingerprint)).toEqual(
      own.signing.map(({ fingerprint }) => fingerprint),
    );
    const platform = await metadataAt(api);
    expect(platform.signing[0]?.fingerprint).not.toBe(custom.signing[0]?.fingerprint);
  });

  test('is the only one at the host', async () => {
    for (const slug of [acme.slug, globex.slug]) {
      expect((await atAcme.fetch(`/api/v1/saml/t/${slug}/metadata`)).status).toBe(404);
    }
  });

  test('is used only by the applications of its organization', async () => {
    const provider = await aServiceProvider(acme.as);
    expect(provider.identity_provider.entity_id).toMatch(`/api/v1/saml/t/${acme.slug}/metadata`);
    expect(provider.custom_identity_provider).toEqual({
      entity_id: `${origin()}/api/v1/saml/metadata`,
      metadata_url: `${origin()}/api/v1/saml/metadata`,
      sso_url: `${origin()}/api/v1/saml/sso`,
      slo_url: `${origin()}/api/v1/saml/slo`,
      launch_url: `${origin()}/api/v1/saml/sso?service_provider=${provider.id}`,
    });
    const ofPlatform = await aServiceProvider(await signedIn(api, await aPerson(api)));
    expect(ofPlatform.custom_identity_provider).toBeNull();
    const without = await anOrganization(api);
    expect((await aServiceProvider(without.as)).custom_identity_provider).toBeNull();
  });
});

describe('a sign-on', () => {
  test('has a response in the name of the custom domain, for its session', async () => {
    const provider = await registered();
    const app = await application(atAcme, provider);
    const form = await formOf(await visit(atAcme, await begin(app), there.token));
    expect([form.action, form.fields.RelayState]).toEqual([ACS, 'relay']);
    expect(await profileOf(app, form)).toMatchObject({
      issuer: `${origin()}/api/v1/saml/metadata`,
      nameID: person.email,
    });
  });

  test('by POST stays at the host', async () => {
    const provider = await registered();
    const app = await application(atAcme, provider, { byPost: true });
    const parked = await visit(atAcme, provider.identity_provider.sso_url, null, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ SAMLRequest: await postedRequest(app) }).toString(),
    });
    expect(locationOf(parked).href).toMatch(`${origin()}/api/v1/saml/sso?ref=`);
    const form = await formOf(await visit(atAcme, locationOf(parked).href, there.token));
    expect((await profileOf(app, form)).nameID).toBe(person.email);
  });

  test.each([
    ['without a session', () => null],
    ['with a session of the platform', async () => (await signedIn(api, person)).token],
  ])('%s waits on a page of the host, and no other host can continue it', async (_what, token) => {
    const app = await application(atAcme, await registered());
    const waiting = locationOf(await visit(atAcme, await begin(app), await token()));
    expect(waiting.href).toMatch(`${origin()}/saml/continue/`);
    const path = `/api/v1/saml/sign-ons/${lastOf(waiting)}`;
    for (const elsewhere of [api, atGlobex]) {
      expect((await elsewhere.fetch(path)).ok).toBe(false);
      const own = elsewhere === api ? `/api/v1/saml/t/${acme.slug}/sso` : '/api/v1/saml/sso';
      const address = `${elsewhere.settings.PUBLIC_URL}${own}?continue=${lastOf(waiting)}`;
      const session = elsewhere === api ? await signedIn(api, person) : null;
      expect(errorAt(await visit(elsewhere, address, session?.token ?? null))).toEqual([
        `${elsewhere.settings.PUBLIC_URL}/saml/error`,
        'sign_on_over',
      ]);
    }
    const shown = (await (await atAcme.fetch(path)).json()) as { continueUrl: string };
    const form = await formOf(await visit(atAcme, shown.continueUrl, there.token));
    expect((await profileOf(app, form)).nameID).toBe(person.email);
  });

  test('at the platform is not continued at the custom domain', async () => {
    const app = await application(api, await aServiceProvider(acme.as));
    const waiting = locationOf(await visit(api, await begin(app), null));
    expect(waiting.href).toMatch(`${api.settings.PUBLIC_URL}/saml/continue/`);
    const address = `${origin()}/api/v1/saml/sso?continue=${lastOf(waiting)}`;
    expect(errorAt(await visit(atAcme, address, there.token))[1]).toBe('sign_on_over');
    expect((await atAcme.fetch(`/api/v1/saml/sign-ons/${lastOf(waiting)}`)).status).toBe(410);
  });

  test('whose request was intended for another host is rejected', async () => {
    const provider = await aServiceProvider(acme.as);
    const forPlatform = new URL(await begin(await application(api, provider)));
    const moved = `${origin()}/api/v1/saml/sso${forPlatform.search}`;
    expect(errorAt(await visit(atAcme, moved, there.token))).toEqual([
      `${origin()}/saml/error`,
      'saml_message_refused',
    ]);
    const forHost = new URL(await begin(await application(atAcme, atCustomDomain(provider))));
    const back = `${provider.identity_provider.sso_url}${forHost.search}`;
    const session = await signedIn(api, person);
    expect(errorAt(await visit(api, back, session.token))[1]).toBe('saml_message_refused');
  });

  test.each([
    ['of another organization', () => globex.as],
    ['of the platform', async () => signedIn(api, await aPerson(api))],
  ])('of an application %s is rejected', async (_whose, as) => {
    const foreign = await aServiceProvider(await as(), { allow_idp_initiated: true });
    const app = await application(api, foreign);
    const address = `${origin()}/api/v1/saml/sso${new URL(await begin(app)).search}`;
    expect(errorAt(await visit(atAcme, address, there.token))[1]).toBe('saml_unknown_application');
    const launched = `${origin()}/api/v1/saml/sso?service_provider=${foreign.id}`;
    expect(errorAt(await visit(atAcme, launched, there.token))[1]).toBe('saml_not_allowed');
  });

  test('can start at Gatehouse', async () => {
    const provider = await registered({ allow_idp_initiated: true });
    const form = await formOf(await visit(atAcme, provider.identity_provider.launch_url, there.token));
    const xml = Buffer.from(String(form.fields.SAMLResponse), 'base64').toString();
    expect(xml).toContain(`>${provider.identity_provider.entity_id}</`);
    expect(form.action).toBe(ACS);
  });
});

describe('a sign-out', () => {
  interface Joined {
    readonly app: SAML;
    readonly sender: LogoutSender;
    readonly sessionIndex: string;
  }

  async function joined(key: Party, at: ServedApi = atAcme, as: ApiCaller = there): Promise<Joined> {
    const own = await aServiceProvider(acme.as, {
      slo_url: 'https://app.example.test/saml/slo',
      signing_certificates: [key.pem.certificate],
    });
    const provider = at === atAcme ? atCustomDomain(own) : own;
    const app = await application(at, provider, { key });
    const { sessionIndex = '' } = await profileOf(
      app,
      await formOf(await visit(at, await begin(app), as.token)),
    );
    const sender = { entityId: own.entity_id, sloUrl: provider.identity_provider.slo_url, key };
    return { app, sender, sessionIndex };
  }

  const requestOf = ({ sender, sessionIndex }: Joined) =>
    signedLogoutRequest(sender, { nameId: person.email, sessionIndex });
  const isSignedIn = async (as: ApiCaller) => (await as.get('/api/v1/auth/me')).status === 200;

  test('that an application starts ends the session of the host and continues in its name', async () => {
    const [first, second] = [await joined(KEYS[0]), await joined(KEYS[1])];
    const elsewhere = await signedIn(api, person);
    const told = locationOf(await visit(atAcme, requestOf(first), null));
    expect([await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([false, true]);
    expect(readRedirect(told.search.slice(1)).xml).toContain(`>${origin()}/api/v1/saml/metadata</`);
    const request = await second.app.validateRedirectAsync(
      Object.fromEntries(told.searchParams),
      told.search.slice(1),
    );
    expect(request.profile).toMatchObject({ sessionIndex: second.sessionIndex });

    const answered = locationOf(await visit(atAcme, signedLogoutAnswer(second.sender, told), null));
    const { xml } = readRedirect(answered.search.slice(1));
    expect(xml).toContain(`>${origin()}/api/v1/saml/metadata</`);
    expect(xml).toContain('status:Success');
    expect(xml).not.toContain('PartialLogout');
  });

  test('has a response only at the requesting host', async () => {
    const [first, second] = [await joined(KEYS[0]), await joined(KEYS[1])];
    const told = locationOf(await visit(atAcme, requestOf(first), null));
    const sloUrl = `${api.settings.PUBLIC_URL}/api/v1/saml/t/${acme.slug}/slo`;
    const elsewhere = signedLogoutAnswer({ ...second.sender, sloUrl }, told);
    expect(errorAt(await visit(api, elsewhere, null))[1]).toBe('saml_logout_refused');
  });

  test('at the platform keeps the session of the host, and vice versa', async () => {
    const elsewhere = await signedIn(api, person);
    const plain = await joined(KEYS[0], api, elsewhere);
    const hosted = { ...plain, sender: { ...plain.sender, sloUrl: `${origin()}/api/v1/saml/slo` } };
    await visit(atAcme, requestOf(hosted), null);
    expect([await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([true, true]);
    await visit(api, requestOf(plain), null);
    expect([await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  test('that the user starts has its pages at the host, which no other host shows or continues', async () => {
    const party = await joined(KEYS[0]);
    const { redirectTo } = (await (await there.post('/api/v1/saml/logout')).json()) as SamlLogoutStart;
    const page = new URL(String(redirectTo));
    expect(page.href).toMatch(`${origin()}/saml/signed-out/`);
    const path = `/api/v1/saml/logouts/${lastOf(page)}`;
    for (const elsewhere of [api, atGlobex]) {
      expect((await elsewhere.fetch(path)).status).toBe(410);
      const address = `${elsewhere.settings.PUBLIC_URL}/api/v1/saml/slo?continue=${lastOf(page)}`;
      expect(errorAt(await visit(elsewhere, address, null))[1]).toBe('sign_out_over');
    }
    const { continueUrl } = (await (await atAcme.fetch(path)).json()) as { continueUrl: string };
    expect(continueUrl).toMatch(`${origin()}/api/v1/saml/slo?continue=`);
    const told = locationOf(await visit(atAcme, continueUrl, null));
    const after = locationOf(await visit(atAcme, signedLogoutAnswer(party.sender, told), null));
    expect(after.href).toBe(page.href);
    expect(await (await atAcme.fetch(path)).json()).toMatchObject({
      done: true,
      participants: [{ outcome: 'signed_out' }],
    });
  });
});

test('everything is removed with the custom domain', async () => {
  const provider = await registered({ allow_idp_initiated: true });
  const app = await application(atAcme, provider);
  const address = await begin(app);
  expect((await acme.as.delete('/api/v1/custom-domain')).status).toBe(204);
  // The host now belongs to the platform, which knows neither the application nor the session.
  expect(errorAt(await visit(atAcme, address, there.token))).toEqual([
    `${api.settings.PUBLIC_URL}/saml/error`,
    'saml_unknown_application',
  ]);
  const read = await acme.as.get(`/api/v1/admin/saml/service-providers/${provider.id}`);
  expect(((await read.json()) as SamlServiceProviderDto).custom_identity_provider).toBeNull();
});

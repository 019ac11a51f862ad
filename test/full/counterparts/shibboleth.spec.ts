import { DEMO_PASSWORD, type SamlServiceProviderDto } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';
import { carriedBy, dataAlgorithms, messageTo } from './support/messages.ts';
import { missing, reasonOf } from './support/programs.ts';
import { type Shibboleth, startShibboleth } from './support/shibboleth.ts';
import { signOutHere } from './support/sign-out-here.ts';

const absent = missing('apache2', 'libapache2-mod-shib');
const CBC = 'http://www.w3.org/2001/04/xmlenc#aes128-cbc';

test.runIf(process.env.CI)('Shibboleth is installed in CI', () => {
  expect(absent).toEqual([]);
});

describe.skipIf(absent.length > 0)(`Shibboleth as a service provider${reasonOf(absent)}`, () => {
  let visitors: Visitors;
  let metadata: string;
  const running: Shibboleth[] = [];

  beforeAll(async () => {
    visitors = await Visitors.start();
    metadata = await (await fetch(`${visitors.product.url}/api/v1/saml/metadata`)).text();
  });
  afterAll(async () => {
    await Promise.all(running.map((shibboleth) => shibboleth.stop()));
    await visitors?.stop();
  });

  /** An instance that is registered with its own metadata. */
  async function aShibboleth(
    given: { metadata?: string; relying?: string; registration?: object } = {},
  ): Promise<Shibboleth> {
    const idp = `${visitors.product.url}/api/v1/saml/metadata`;
    const shibboleth = await startShibboleth(idp, given.metadata ?? metadata, given.relying);
    running.push(shibboleth);
    const api = await visitors.api('superadmin');
    const response = await api('POST', '/api/v1/admin/saml/service-providers', {
      name: 'Library',
      metadata_url: shibboleth.metadataUrl,
      attributes: ['email', 'name'],
      ...given.registration,
    });
    const registered = (await response.json()) as SamlServiceProviderDto;
    expect(registered, JSON.stringify(registered)).toMatchObject({
      entity_id: shibboleth.entityId,
      slo_url: expect.stringContaining(`${shibboleth.url}/Shibboleth.sso/SLO/`),
      warnings: [],
    });
    return shibboleth;
  }

  async function signIn(page: Page, { url }: Shibboleth): Promise<void> {
    await page.goto(url);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await greeted(page);
  }

  const greeted = (page: Page) => page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();

  async function isSignedOutAtBoth(page: Page, { url }: Shibboleth): Promise<void> {
    await page.goto(`${url}/Shibboleth.sso/Session`);
    await page.getByText('A valid session was not found').waitFor();
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
  }

  test('signs in with a signed request, and the assertion is encrypted', async () => {
    const shibboleth = await aShibboleth({
      registration: { encryption_algorithm: 'aes256-gcm', require_signed_requests: true },
    });
    const page = await visitors.newcomer();
    const carried = carriedBy(page);
    await signIn(page, shibboleth);
    const request = messageTo(carried, 'AuthnRequest', visitors.product.url);
    expect(request.url.searchParams.get('SigAlg') ?? request.xml).toMatch(/rsa-sha(256|512)/);
    expect(dataAlgorithms(messageTo(carried, 'Response', shibboleth.url))).toEqual(['aes256-gcm']);
    await visitors.leave(page);
  });

  test.each([
    ['as our metadata asks', {}, 'aes256-gcm'],
    ['by AES-CBC, as it does for metadata that names no algorithm', { unnamed: true }, 'aes256-cbc'],
    ['by AES-CBC because it was told to', { relying: `encryptionAlg="${CBC}"` }, 'aes128-cbc'],
  ])(
    'signs out at both sides with a NameID that it encrypts %s',
    async (_, { unnamed, relying = '' }: Case, algorithm) => {
      const named = unnamed
        ? metadata.replaceAll(/<md:EncryptionMethod[^>]*(\/>|>.*?<\/md:EncryptionMethod>)/gs, '')
        : metadata;
      const shibboleth = await aShibboleth({ metadata: named, relying: `encryption="true" ${relying}` });
      const page = await visitors.newcomer();
      const carried = carriedBy(page);
      await signIn(page, shibboleth);
      await page.goto(`${shibboleth.url}/Shibboleth.sso/Logout`);
      await page.getByText('Logout completed successfully').waitFor();
      expect(dataAlgorithms(messageTo(carried, 'LogoutRequest', visitors.product.url))).toEqual([algorithm]);
      expect(messageTo(carried, 'LogoutResponse', shibboleth.url).xml).toContain('status:Success');
      await isSignedOutAtBoth(page, shibboleth);
      await visitors.leave(page);
    },
  );

  test('is notified of a sign-out that started at Gatehouse', async () => {
    const shibboleth = await aShibboleth();
    const page = await visitors.newcomer();
    const carried = carriedBy(page);
    await signIn(page, shibboleth);
    await page.goto('/dashboard');
    await signOutHere(page);
    await page.getByText('Library: signed out').waitFor();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect(messageTo(carried, 'LogoutResponse', visitors.product.url).xml).toContain('status:Success');
    await isSignedOutAtBoth(page, shibboleth);
    await visitors.leave(page);
  });

  test('requires a new sign-in with ForceAuthn, and gets a response with IsPassive', async () => {
    const shibboleth = await aShibboleth();
    const page = await visitors.newcomer();
    await page.goto(`${shibboleth.url}/Shibboleth.sso/Login?isPassive=1&target=${shibboleth.url}/`);
    await page.getByText('NoPassive').waitFor();
    await signIn(page, shibboleth);
    await page.goto(`${shibboleth.url}/Shibboleth.sso/Login?forceAuthn=1&target=${shibboleth.url}/`);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await greeted(page);
    await visitors.leave(page);
  });
});

interface Case {
  readonly unnamed?: boolean;
  readonly relying?: string;
}

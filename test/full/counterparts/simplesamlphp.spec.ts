import { DEMO_PASSWORD, type SamlServiceProviderDto, type SsoConfigurationDto } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, fillIn, sessionCookieOf, Visitors } from '../../support/visitors.ts';
import { carriedBy, dataAlgorithms, messageTo } from './support/messages.ts';
import { missing, reasonOf } from './support/programs.ts';
import { signOutHere } from './support/sign-out-here.ts';
import { EMPLOYEE, type SimpleSamlPhp, startSimpleSamlPhp } from './support/simplesamlphp.ts';

const absent = missing('php-cli', 'simplesamlphp');

test.runIf(process.env.CI)('SimpleSAMLphp is installed in CI', () => {
  expect(absent).toEqual([]);
});

describe.skipIf(absent.length > 0)(`SimpleSAMLphp${reasonOf(absent)}`, () => {
  let visitors: Visitors;
  const running: SimpleSamlPhp[] = [];

  beforeAll(async () => {
    visitors = await Visitors.start();
  });
  afterAll(async () => {
    await Promise.all(running.map((program) => program.stop()));
    await visitors?.stop();
  });

  const textAt = async (url: string) => (await fetch(url)).text();

  describe('as the identity provider of an organization', () => {
    let connection: SsoConfigurationDto | undefined;

    /** Points the organization's one connection at a new identity provider. */
    async function anIdentityProvider(options: Record<string, string | boolean>): Promise<SimpleSamlPhp> {
      const idp = await startSimpleSamlPhp('identity provider', options);
      running.push(idp);
      const admin = await visitors.api('admin');
      if (connection) await admin('DELETE', `/api/v1/sso-configurations/${connection.id}`);
      const response = await admin('POST', '/api/v1/sso-configurations', {
        type: 'saml',
        name: 'University directory',
        metadataUrl: idp.metadataUrl,
        domains: ['demo-company.test'],
        isEnabled: true,
      });
      const made = (await response.json()) as SsoConfigurationDto;
      expect(made, JSON.stringify(made)).toMatchObject({ entityId: idp.entityId });
      connection = made;
      idp.trust(await textAt(`${visitors.product.url}/api/v1/saml/sp/${made.id}/metadata`));
      return idp;
    }

    async function signInThere(page: Page): Promise<void> {
      await page.goto('/login?tenant=demo-company');
      await page.getByRole('button', { name: /University directory/ }).click();
      await page.locator('[name=username]').fill(EMPLOYEE.name);
      await page.locator('[name=password]').fill(EMPLOYEE.password);
      await page.locator('[name=password]').press('Enter');
    }

    const encryptsNames = { 'nameid.encryption': true };

    test.each<[string, Record<string, boolean>, string[]]>([
      ['without encryption', {}, []],
      ['with AES-CBC inside of a signed response', { 'assertion.encryption': true }, ['aes128-cbc']],
      ['with an encrypted NameID', encryptsNames, ['aes128-cbc']],
      [
        'with an encrypted NameID in a signed assertion of an unsigned response',
        { ...encryptsNames, 'saml20.sign.response': false },
        ['aes128-cbc'],
      ],
      [
        'with an encrypted NameID in an encrypted assertion',
        { ...encryptsNames, 'assertion.encryption': true },
        ['aes128-cbc'],
      ],
    ])('signs an employee in %s, and signs out again', async (_, options, algorithms) => {
      const idp = await anIdentityProvider(options);
      const page = await visitors.newcomer();
      const carried = carriedBy(page);
      await signInThere(page);
      await page.waitForURL('**/dashboard');
      expect(dataAlgorithms(messageTo(carried, 'Response', visitors.product.url))).toEqual(algorithms);
      await signOutHere(page);
      await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
      expect(messageTo(carried, 'LogoutResponse', visitors.product.url).xml).toContain('status:Success');
      await page.goto('/login?tenant=demo-company');
      await page.getByRole('button', { name: /University directory/ }).click();
      await page.locator('[name=username]').waitFor();
      expect(page.url()).toContain(idp.url);
      await visitors.leave(page);
    });

    test.each<[string, Record<string, string | boolean>]>([
      ['in the window', {}],
      ['in the window, with an encrypted NameID', encryptsNames],
      ['in a frame, with an encrypted NameID', { ...encryptsNames, logouttype: 'iframe' }],
    ])('a sign-out that it starts %s ends the session at both sides', async (_, options) => {
      const idp = await anIdentityProvider(options);
      const page = await visitors.newcomer();
      const carried = carriedBy(page);
      await signInThere(page);
      await page.waitForURL('**/dashboard');
      await page.goto(`${idp.url}/employee`);
      await page.getByRole('heading', { name: 'Still signed in' }).waitFor();
      const over = encodeURIComponent(`${idp.url}/employee`);
      await page.goto(`${idp.url}/saml2/idp/initSLO.php?RelayState=${over}`);
      if (options.logouttype) await page.getByRole('button', { name: 'Yes, all services' }).click();
      await page.getByRole('heading', { name: 'Signed out' }).waitFor();
      const request = messageTo(carried, 'LogoutRequest', visitors.product.url);
      expect(request.xml.includes('EncryptedID')).toBe('nameid.encryption' in options);
      expect(messageTo(carried, 'LogoutResponse', idp.url).xml).toContain('status:Success');
      await page.goto('/dashboard');
      await page.waitForURL('**/login**');
      await visitors.leave(page);
    });

    test('AES-CBC in an unsigned response is rejected, and the trace names the algorithm and the fix', async () => {
      await anIdentityProvider({ 'assertion.encryption': true, 'saml20.sign.response': false });
      const page = await visitors.newcomer();
      await signInThere(page);
      await page
        .getByRole('alert')
        .getByText(personMessage('saml_encryption_algorithm'), { exact: true })
        .waitFor();
      expect(await sessionCookieOf(page)).toBeUndefined();
      await visitors.leave(page);

      const admin = await visitors.api('admin');
      const traces = `/api/v1/sso-configurations/${connection?.id}/traces`;
      const { items } = (await (await admin('GET', traces)).json()) as { items: { id: string }[] };
      const trace = await (await admin('GET', `${traces}/${items[0]?.id}`)).text();
      expect(trace).toContain('is encrypted with AES-128-CBC');
      expect(trace).toContain('Have the partner sign the whole response');
    });
  });

  describe('as a service provider', () => {
    async function aServiceProvider(options: Record<string, string | boolean>, registration: object) {
      const idpMetadata = `${visitors.product.url}/api/v1/saml/metadata`;
      const sp = await startSimpleSamlPhp('service provider', options, idpMetadata);
      running.push(sp);
      sp.trust(await textAt(idpMetadata));
      const api = await visitors.api('superadmin');
      const response = await api('POST', '/api/v1/admin/saml/service-providers', {
        name: 'Wiki',
        metadata_url: sp.metadataUrl,
        attributes: ['email', 'name'],
        ...registration,
      });
      const registered = (await response.json()) as SamlServiceProviderDto;
      expect(registered, JSON.stringify(registered)).toMatchObject({ entity_id: sp.entityId });
      return sp;
    }

    test.each([
      ['AES-GCM', 'aes128-gcm'],
      ['AES-CBC', 'aes256-cbc'],
    ])('signs in with %s and signs out at both sides', async (_, algorithm) => {
      const sp = await aServiceProvider(
        { 'sign.authnrequest': true, 'sign.logout': true, 'nameid.encryption': true },
        { encryption_algorithm: algorithm, require_signed_requests: true },
      );
      const page = await visitors.newcomer();
      const carried = carriedBy(page);
      await page.goto(sp.url);
      await fillIn(page, emailOf('user'), DEMO_PASSWORD);
      await page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();
      expect(dataAlgorithms(messageTo(carried, 'Response', sp.url))).toEqual([algorithm]);
      await page.goto(`${sp.url}/logout`);
      await page.getByRole('heading', { name: 'Signed out' }).waitFor();
      expect(dataAlgorithms(messageTo(carried, 'LogoutRequest', visitors.product.url))).toEqual([
        'aes128-cbc',
      ]);
      await page.goto('/dashboard');
      await page.waitForURL('**/login**');
      await visitors.leave(page);
    });

    test('is notified of a sign-out that started at Gatehouse', async () => {
      const sp = await aServiceProvider({ 'sign.authnrequest': true, 'sign.logout': true }, {});
      const page = await visitors.newcomer();
      await page.goto(sp.url);
      await fillIn(page, emailOf('user'), DEMO_PASSWORD);
      await page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();
      await signOutHere(page);
      await page.getByText('Wiki: signed out').waitFor();
      await page.goto(`${sp.url}/over`);
      await page.getByRole('heading', { name: 'Signed out' }).waitFor();
      await visitors.leave(page);
    });

    test('an unsigned request is rejected if signatures are required', async () => {
      const sp = await aServiceProvider({ 'sign.authnrequest': false }, { require_signed_requests: true });
      const page = await visitors.newcomer();
      await page.goto(sp.url);
      await page.getByRole('heading', { name: 'You could not be signed in' }).waitFor();
      await visitors.leave(page);
    });
  });
});

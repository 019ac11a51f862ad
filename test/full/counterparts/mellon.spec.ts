import { DEMO_PASSWORD, type SamlServiceProviderDto } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';
import { type Mellon, startMellon } from './support/mellon.ts';
import { carriedBy, dataAlgorithms, messageTo } from './support/messages.ts';
import { missing, reasonOf } from './support/programs.ts';
import { signOutHere } from './support/sign-out-here.ts';

const absent = missing('apache2', 'libapache2-mod-auth-mellon');

test.runIf(process.env.CI)('mod_auth_mellon is installed in CI', () => {
  expect(absent).toEqual([]);
});

describe.skipIf(absent.length > 0)(`mod_auth_mellon${reasonOf(absent)}`, () => {
  let visitors: Visitors;
  let metadata: string;
  let mellon: Mellon;
  let registered: SamlServiceProviderDto;

  beforeAll(async () => {
    visitors = await Visitors.start();
    metadata = await (await fetch(`${visitors.product.url}/api/v1/saml/metadata`)).text();
    mellon = await startMellon(metadata);
    const response = await (await visitors.api('superadmin'))(
      'POST',
      '/api/v1/admin/saml/service-providers',
      {
        name: 'Intranet',
        metadata_url: mellon.metadataUrl,
        attributes: ['email', 'name'],
      },
    );
    registered = (await response.json()) as SamlServiceProviderDto;
    expect(registered, JSON.stringify(registered)).toMatchObject({
      entity_id: `${mellon.url}/mellon/metadata`,
      slo_url: `${mellon.url}/mellon/logout`,
    });
  });
  afterAll(async () => {
    await mellon?.stop();
    await visitors?.stop();
  });

  async function change(given: object): Promise<void> {
    const api = await visitors.api('superadmin');
    const path = `/api/v1/admin/saml/service-providers/${registered.id}`;
    const response = await api('PATCH', path, { version: registered.version, ...given });
    registered = (await response.json()) as SamlServiceProviderDto;
    expect(response.status, JSON.stringify(registered)).toBe(200);
  }

  const greeted = (page: Page) => page.getByRole('heading', { name: `Hello ${emailOf('user')}` }).waitFor();

  async function signIn(page: Page): Promise<void> {
    await page.goto(mellon.url);
    await fillIn(page, emailOf('user'), DEMO_PASSWORD);
    await greeted(page);
  }

  async function isSignedOutAtBoth(page: Page): Promise<void> {
    await page.goto(`${mellon.url}/open/`);
    await page.getByRole('heading', { name: 'Hello (none)' }).waitFor();
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
  }

  test.each([null, 'aes256-gcm', 'aes128-cbc'] as const)(
    'signs in with an assertion encrypted with %s, and signs out at both sides',
    async (algorithm) => {
      await change({ encryption_algorithm: algorithm, require_signed_requests: true });
      const page = await visitors.newcomer();
      const carried = carriedBy(page);
      await signIn(page);
      expect(dataAlgorithms(messageTo(carried, 'Response', mellon.url))).toEqual(
        algorithm ? [algorithm] : [],
      );
      await page.goto(`${mellon.url}/mellon/logout?ReturnTo=${encodeURIComponent(`${mellon.url}/open/`)}`);
      await page.getByRole('heading', { name: 'Hello (none)' }).waitFor();
      expect(messageTo(carried, 'LogoutResponse', mellon.url).xml).toContain('status:Success');
      await isSignedOutAtBoth(page);
      await visitors.leave(page);
    },
  );

  test('is notified of a sign-out that started at Gatehouse', async () => {
    const page = await visitors.newcomer();
    await signIn(page);
    await signOutHere(page);
    await page.getByText('Intranet: signed out').waitFor();
    await isSignedOutAtBoth(page);
    await visitors.leave(page);
  });

  test('a repeated or modified response does not sign in', async () => {
    const page = await visitors.newcomer();
    const carried = carriedBy(page);
    await signIn(page);
    const { url, xml } = messageTo(carried, 'Response', mellon.url);
    for (const text of [xml, xml.replace(emailOf('user'), emailOf('admin'))]) {
      const body = new URLSearchParams({ SAMLResponse: Buffer.from(text).toString('base64') });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    await visitors.leave(page);
  });

  test('is rejected if it signs its requests with SHA-1', async () => {
    const weak = await startMellon(metadata, 'MellonSignatureMethod rsa-sha1');
    try {
      const api = await visitors.api('superadmin');
      await api('POST', '/api/v1/admin/saml/service-providers', {
        metadata_url: weak.metadataUrl,
        require_signed_requests: true,
      });
      const page = await visitors.newcomer();
      await page.goto(weak.url);
      await page.getByRole('heading', { name: 'You could not be signed in' }).waitFor();
      await visitors.leave(page);
    } finally {
      await weak.stop();
    }
  });
});

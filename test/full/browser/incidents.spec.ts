import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepAt, totpCode } from '../../../nest-api/src/auth/factors/totp.js';
import { asOwner as runAsOwner } from '../../support/as-owner.ts';
import { headersFrom, signInFrom } from '../../support/attack.ts';
import { flawsOf } from '../../support/flaws.ts';
import { hydrated } from '../../support/hydrated.ts';
import { Visitors } from '../../support/visitors.ts';

const NETWORK = '198.18.44.1';
const VICTIMS = 200;
/** Number of sign-ins that the attacker tries concurrently. */
const AT_ONCE = 8;

let visitors: Visitors;
let admin: Awaited<ReturnType<Visitors['organization']>>;

beforeAll(async () => {
  // With proof of work, the attack would end after 21 failures from its network.
  visitors = await Visitors.start({ PROOF_OF_WORK: 'off' });
  admin = await visitors.organization('Sprayed Works');
  await asOwner(
    `with made as (
       insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
       select gen_random_uuid(), email, email, 'Member' || n, 'Sprayed', now(), now()
       from generate_series(1, $2::int) n, lateral (select 'member' || n || '@sprayed-works.test' as email) e
       returning id)
     insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, id, 'tenant_user', now(), now() from made`,
    [admin.tenant.id, VICTIMS],
  );
  await spray();
});
afterAll(() => visitors?.stop());

const asOwner = (sql: string, values: readonly unknown[]) => runAsOwner(sql, values, visitors.product);

/** The attack tries one password for all accounts. */
async function spray(): Promise<void> {
  const victims = Array.from({ length: VICTIMS }, (_, index) => `member${index + 1}@sprayed-works.test`);
  const attacker = async () => {
    for (let victim = victims.shift(); victim; victim = victims.shift())
      await signInFrom(visitors.product, NETWORK, victim, 'Summer2026!');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
}

/** A member gets the password of the admin. */
async function givePassword(email: string): Promise<void> {
  await asOwner(
    `insert into credentials (id, user_id, kind, secret, created_at, updated_at)
     select gen_random_uuid(), v.id, c.kind, c.secret, now(), now()
     from credentials c join users a on a.id = c.user_id, users v where a.email = $1 and v.email = $2`,
    [admin.email, email],
  );
}

async function post(path: string, body: object, accessToken?: string): Promise<unknown> {
  const response = await fetch(`${visitors.product.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
}

/** Sets up an authenticator app for the user of a session. @returns a recovery code */
async function setUpApp(accessToken: string): Promise<string> {
  const call = (path: string, body: object) => post(path, body, accessToken);
  const { secret } = (await call('/api/v1/account/factors/totp', {})) as { secret: string };
  const code = totpCode(secret, stepAt(new Date()));
  const confirmed = await call('/api/v1/account/factors/totp/confirm', { code });
  return (confirmed as { recoveryCodes: string[] }).recoveryCodes[0] as string;
}

/** The page of the only incident of that kind, which appears within seconds. */
async function openIncident(page: Page, kind = 'Password spraying'): Promise<void> {
  const link = page.locator('main').getByRole('link', { name: kind });
  await expect
    .poll(
      async () => {
        await page.goto('/admin/incidents');
        return link.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await hydrated(page);
  await link.click();
  await page.getByRole('heading', { level: 1, name: kind }).waitFor();
}

test('an admin finds the attack, blocks its network, comments and closes it', async () => {
  const page = await visitors.as(admin);
  await openIncident(page);
  await page.getByRole('link', { name: 'T1110.003' }).waitFor();
  // The incident may have been opened before the end of the attack. It has everything within ten seconds.
  const affected = async () => {
    await page.reload();
    return page.getByRole('link', { name: /member\d+@sprayed-works\.test/ }).count();
  };
  await expect.poll(affected, { timeout: 10_000, interval: 500 }).toBe(VICTIMS);
  await hydrated(page);

  await page.locator('summary', { hasText: 'Block a network' }).click();
  await page.getByRole('button', { name: 'Block a network' }).click();
  await page.getByText(`Network ${NETWORK} blocked`).waitFor();

  const comment = `Reported to the operator ${randomUUID()}`;
  await page.getByLabel('Comment', { exact: false }).first().fill(comment);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.locator('ol').getByText(comment).waitFor();
  expect(await flawsOf(page, 'incident')).toEqual([]);

  await page.locator('summary', { hasText: 'Close incident' }).click();
  await page.getByLabel('Reason').selectOption('resolved');
  await page.getByRole('button', { name: 'Close incident' }).click();
  await page.getByText('Closed: Resolved').waitFor();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();

  await page.goto('/admin/incidents?state=unresolved');
  await page.getByText('No incident matches these filters').waitFor();
  await visitors.leave(page);
});

test('an admin requires a new second factor from a member after repeated prompts', async () => {
  const victim = 'member2@sprayed-works.test';
  await givePassword(victim);
  const network = '198.18.47.1';
  const signIn = () => signInFrom(visitors.product, network, victim, admin.password);
  const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
  const recoveryCode = await setUpApp(accessToken);
  // The password is correct each time, and no prompt is confirmed.
  for (let n = 0; n < 6; n += 1) expect((await signIn()).status).toBe(200);

  const page = await visitors.as(admin);
  await openIncident(page, 'Second-factor fatigue');
  await page.getByRole('link', { name: 'T1621' }).waitFor();
  expect(await page.getByRole('link', { name: /member\d+@sprayed-works\.test/ }).allTextContents()).toEqual([
    victim,
  ]);
  await page.locator('summary', { hasText: 'Require a new second factor' }).click();
  await page.getByRole('button', { name: 'Require a new second factor' }).click();
  await page.getByText('New second factor required from').waitFor();
  const { ticket } = (await (await signIn()).json()) as { ticket: string };
  const answer = { method: 'recovery_code', code: recoveryCode };
  expect(await post('/api/v1/auth/second-factor', { ticket, answer })).toMatchObject({ mustEnrol: true });
  await visitors.leave(page);
});

test('an admin rotates the secret of an application whose token was used twice', async () => {
  const call = await visitors.api(admin);
  const created = await call('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Expenses',
    redirect_uris: ['https://expenses.example.test/callback'],
    scopes: ['openid'],
  });
  const { id } = (await created.json()) as { id: string };
  await asOwner(
    `with made as (
       insert into incidents (id, tenant_id, kind, severity, subject, first_seen_at, last_seen_at, failures, accounts,
         network_count, users, signed_in, networks, created_at)
       select gen_random_uuid(), $1::uuid, 'token_reused', 'high', u.id::text, now(), now(), 0, 1, 0, array[u.id],
         array[u.id], '{}', now()
       from users u where u.email = 'member4@sprayed-works.test' returning id)
     insert into incident_entries (id, tenant_id, incident_id, at, kind, detail)
     select gen_random_uuid(), $1::uuid, id, now(), 'detected', jsonb_build_object('application', $2::text) from made`,
    [admin.tenant.id, id],
  );
  const page = await visitors.as(admin);
  await openIncident(page, 'Reused token');
  await page.locator('summary', { hasText: 'Rotate a secret' }).click();
  await page.getByText('may have the secret of Expenses, too', { exact: false }).waitFor();
  expect(await flawsOf(page, 'incident of a token')).toEqual([]);
  await page.getByRole('link', { name: 'Open the credentials' }).click();
  await page.getByRole('heading', { name: 'Expenses' }).first().waitFor();
  await page.getByLabel('Keep the old secret valid for').selectOption('0');
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByText('It is shown only once', { exact: false }).first().waitFor();
  await visitors.leave(page);
});

test('an admin suppresses similar detections and undoes it, without JavaScript', async () => {
  await asOwner(`update incidents set state = 'open', reason = null where tenant_id = $1`, [admin.tenant.id]);
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/admin/incidents');
  await page.locator('main').getByRole('link', { name: 'Password spraying' }).click();
  await page.locator('summary', { hasText: 'Suppress similar detections' }).click();
  await page.getByLabel('Duration').selectOption('30');
  await page.getByRole('button', { name: 'Suppress similar detections' }).click();
  await page.goto('/admin/incidents');
  await page.getByText(`Password spraying · ${NETWORK}`).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Suppression deleted.').waitFor();
  expect(await page.getByRole('heading', { name: 'Suppressions' }).count()).toBe(0);
  await visitors.leave(page);
});

test('an admin ends a session that an attacker uses on another network', async () => {
  const victim = 'member1@sprayed-works.test';
  await givePassword(victim);
  const [home, elsewhere] = ['198.18.45.1', '198.18.46.1'];
  const from = (network: string, browser: string) => ({
    ...headersFrom(visitors.product, network),
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64${browser}`,
  });
  const [chrome, firefox] = [
    ') AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    '; rv:141.0) Firefox/141.0',
  ];
  const signedIn = await fetch(`${visitors.product.apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...from(home, chrome), 'content-type': 'application/json' },
    body: JSON.stringify({ email: victim, password: admin.password }),
  });
  const authorization = `Bearer ${((await signedIn.json()) as { accessToken: string }).accessToken}`;
  const use = async (network: string, browser: string) => {
    const headers = { ...from(network, browser), authorization };
    return (await fetch(`${visitors.product.apiUrl}/api/v1/account/sessions`, { headers })).status;
  };
  expect(await use(elsewhere, firefox)).toBe(200);

  const page = await visitors.as(admin);
  await openIncident(page, 'Stolen session');
  await page.getByRole('link', { name: 'T1550.004' }).waitFor();
  await page.getByRole('link', { name: victim }).waitFor();
  for (const network of [home, elsewhere]) await page.locator('main').getByText(network).first().waitFor();
  await page.locator('summary', { hasText: 'End sessions' }).click();
  await page.getByRole('button', { name: 'End sessions' }).click();
  await expect.poll(() => use(home, chrome)).toBe(401);
  await visitors.leave(page);
});

import { PATCH_OP } from '@gatehouse/scim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../support/browser.ts';
import { aPerson, callerWith } from '../support/data.ts';
import { scimUser } from '../support/directory.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';
import { aScimEndpoint, type ScimEndpoint } from '../support/scim-endpoint.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const DOMAIN = 'leaving.example';
/** Each process is notified within a second; the rest is time for requests on a busy machine. */
const SOON_MS = 10_000;
const ADA = `ada@${DOMAIN}`;
const BOB = `bob@${DOMAIN}`;

let processes: TwoProcesses;
let directory: ScimEndpoint;

beforeAll(async () => {
  processes = await twoProcesses();
  directory = await aScimEndpoint(processes.api, DOMAIN);
});
afterAll(() => processes?.stop());

/** A member from the directory with a session and an application at the other process. */
async function aMember(email: string) {
  const { api, other, superadmin } = processes;
  const person = await aPerson(api, { tenantId: directory.id, email });
  const { status, body } = await directory.send('POST', '/Users', scimUser(email));
  expect(status).toBe(201);
  const app = await RelyingParty.discover(other, await aClient(superadmin, { skip_consent: true }));
  const browser = new Browser(other);
  await browser.signIn(person);
  const tokens = await app.signIn(browser, { scope: 'openid offline_access', prompt: 'consent' });
  const session = callerWith(other, String(browser.token));
  let refreshToken = String(tokens.refresh_token);
  return {
    id: body.id,
    refresh: () =>
      app.refresh(refreshToken).then(
        (next) => {
          refreshToken = String(next.refresh_token);
          return 'refreshed';
        },
        ({ error }: { error: string }) => error,
      ),
    holds: async () => ({
      session: (await session.get('/api/v1/auth/me')).status,
      isActive: (await app.introspect(tokens.access_token)).active,
    }),
  };
}

test('a user who is deactivated by SCIM at one process has no access at the other', async () => {
  const [ada, bob] = [await aMember(ADA), await aMember(BOB)];
  const everything = { session: 200, isActive: true };
  // The other process now caches all of it.
  for (let times = 0; times < 3; times += 1) expect(await ada.holds()).toEqual(everything);
  expect(await ada.refresh()).toBe('refreshed');

  const deactivated = await directory.send('PATCH', `/Users/${ada.id}`, {
    schemas: [PATCH_OP],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  });
  expect(deactivated).toMatchObject({ status: 200, body: { active: false } });
  const from = performance.now();
  expect(await ada.refresh()).toBe('invalid_grant');
  await expect.poll(ada.holds, EVENTUALLY).toEqual({ session: 401, isActive: false });
  expect(performance.now() - from).toBeLessThan(SOON_MS);

  expect(await bob.holds()).toEqual(everything);
  expect(await bob.refresh()).toBe('refreshed');
});

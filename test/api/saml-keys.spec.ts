import { afterAll, beforeAll, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { SamlKeys } from '../../nest-api/src/saml/keys/saml-keys.js';
import { readIdentityProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';

const clock = new HeldClock();
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ clock });
});
afterAll(async () => {
  await api.stop();
});

async function published(): Promise<string[]> {
  const response = await fetch(`${api.url}/api/v1/saml/metadata`);
  const { signing } = readIdentityProviderMetadata(await response.text(), clock.now());
  return signing.map(({ base64 }) => base64);
}

const signing = async (of: TestApi) => (await of.app.get(SamlKeys).of(null)).signer.certificate;

async function pass(days: number): Promise<void> {
  clock.advance(days * 86_400);
  await api.app.get(Jobs).runIfDue('saml-keys');
}

test('replicas that start simultaneously sign with one key', async () => {
  const replica = await startApi({ clock, database: api.database });
  const [one, two] = await Promise.all([signing(api), signing(replica)]);
  await replica.stop();
  expect(one).toBe(two);
});

test('the next key is published a month before it signs, and the previous key still decrypts', async () => {
  const [first] = await published();
  await pass(1_000);
  expect(await published()).toEqual([first]);

  await pass(40);
  const [current, next] = await published();
  expect(current).toBe(first);
  expect(next).toBeDefined();
  expect(await signing(api)).toBe(first);

  await pass(30);
  expect(await published()).toEqual([next]);
  expect(await signing(api)).toBe(next);
  expect((await api.app.get(SamlKeys).of(null)).decryptionKeys).toHaveLength(2);
});

import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePorts } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAttack } from '../../nest-api/src/commands/doctor/attack/run-attack.js';
import { SAML_FORGERIES } from '../../nest-api/src/commands/doctor/attack/saml-forgeries.js';
import { TOKEN_FORGERIES } from '../../nest-api/src/commands/doctor/attack/token-forgeries.js';
import type { Result } from '../../nest-api/src/commands/doctor/run-checks.js';
import { surroundingsOf } from '../../nest-api/src/commands/doctor/surroundings.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { type AcceptedAnswer, UpstreamAnswers } from '../../nest-api/src/saml/upstream/upstream-answers.js';
import { readSettings } from '../../nest-api/src/settings/settings.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type Certificates, type Front, makeAuthority, startFront } from '../support/front.ts';

const SECRET = 'the internal secret of the tests, long enough';
const TRUSTED = getCACertificates('default');

let api: TestApi;
let owner: pg.Client;
let front: Front;
let authority: Certificates;
let env: Record<string, string>;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  const publicUrl = `https://localhost:${port}`;
  authority = makeAuthority();
  setDefaultCACertificates([...TRUSTED, authority.ca]);
  api = await startApi({ env: { PUBLIC_URL: publicUrl } });
  front = await startFront(port, api.url, SECRET, authority.issue('localhost', 60));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  env = {
    PUBLIC_URL: publicUrl,
    DATABASE_URL: api.database.appUrl,
    DATABASE_MAINTENANCE_URL: api.database.maintenanceUrl,
    MASTER_KEY: api.settings.MASTER_KEY,
    INTERNAL_SECRET: SECRET,
    OUTBOUND_ALLOW: '127.0.0.0/8',
  };
});
afterAll(async () => {
  setDefaultCACertificates(TRUSTED);
  await Promise.all([owner?.end(), front?.stop()]);
  await api?.stop();
  authority?.remove();
});

function attack(change: Record<string, string> = {}, confirmed?: string): Promise<Result[]> {
  const given = { ...env, ...change };
  return runAttack(surroundingsOf(readSettings(given), given), confirmed, () => undefined);
}

const isLeft = async () =>
  (await owner.query(`select 1 from tenants union all select 1 from users`)).rowCount !== 0;

test('every forged response is rejected with its code and leaves no data', async () => {
  // The rate limit for failed sign-ins would stop the attack halfway.
  await owner.query('delete from attempt_limits');
  const results = await attack();
  expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(results.length).toBe(1 + SAML_FORGERIES.length + 2 + 1 + TOKEN_FORGERIES.length + 3);
  expect(await isLeft()).toBe(false);
});

test('a forged response that is accepted fails the attack, and the result states what to do', async () => {
  const answers = api.app.get(UpstreamAnswers);
  const accept = answers.accept.bind(answers);
  let last: AcceptedAnswer | undefined;
  // An installation that accepts every response as the last genuine one.
  answers.accept = async (...given) => {
    try {
      last = await accept(...given);
    } catch (error) {
      if (!(error instanceof SamlRefused) || !last) throw error;
      return { ...last, state: given[2] };
    }
    return last;
  };
  try {
    await owner.query('delete from attempt_limits');
    const results = await attack();
    const unsigned = results.find(({ name }) => name === 'saml: without a signature');
    expect(unsigned).toMatchObject({
      status: 'failed',
      found: 'The outcome is domain_unverified instead of saml_signature_missing.',
      fix: expect.stringContaining('Stop the API'),
    });
    expect(results.filter(({ status }) => status === 'failed').length).toBeGreaterThan(10);
  } finally {
    Reflect.deleteProperty(answers, 'accept');
  }
  expect(await isLeft()).toBe(false);
});

test('production requires the name of its host', async () => {
  const production = { PUBLIC_URL: 'https://id.example.test', OUTBOUND_ALLOW: '' };
  await expect(attack(production)).rejects.toThrow('doctor --attack --confirm id.example.test');
  await expect(attack(production, 'other.test')).rejects.toThrow('--confirm id.example.test');
});

test('a URL that leads to another installation is not attacked', async () => {
  front.faults = { answers: { '/api/v1/oauth2/jwks': '{"keys":[{"kty":"RSA","kid":"another"}]}' } };
  await expect(attack()).rejects.toThrow('is not this installation');
  front.faults = {};
  expect(await isLeft()).toBe(false);
});

test('if the API reaches no provider on this machine, ID tokens are skipped with the reason', async () => {
  await owner.query('delete from attempt_limits');
  const results = await attack({ OUTBOUND_ALLOW: '' });
  expect(results.at(-1)).toMatchObject({
    name: 'openid',
    status: 'skipped',
    found: expect.stringContaining('DEMO_DATA'),
  });
});

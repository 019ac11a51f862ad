import { describe, expect, test } from 'vitest';
import { JobWork, Work } from '../common/work.js';
import { type CostLine, CostMeter, mergedLines } from './cost-meter.js';
import { CostSplit } from './cost-split.js';
import { kindOfRoute } from './cost-weights.js';

const ACME = '00000000-0000-7000-8000-00000000000a';
const GLOBEX = '00000000-0000-7000-8000-00000000000b';
const NO_TIME = { mainUs: 0, poolUs: 0, seconds: 30 };
const aRequest = { tenantId: undefined, bytes: 0, isRead: false };

function workOf(tenantId: string | null, counts: Partial<Work> = {}): Work {
  const work = new Work();
  work.belongsTo(tenantId);
  return Object.assign(work, counts);
}

const lineOf = (lines: readonly CostLine[], tenantId: string | null) =>
  lines.find((line) => line.tenantId === tenantId);

test('a request belongs to the first organization that is known', () => {
  const work = workOf(null);
  work.belongsTo(undefined);
  work.belongsTo(ACME);
  work.belongsTo(GLOBEX);
  expect(work.tenantId).toBe(ACME);
});

test('a request belongs to the organization of its session, and that of a superadmin to the platform', () => {
  const meter = new CostMeter();
  meter.request(workOf(GLOBEX), '/api/v1/users', { ...aRequest, tenantId: ACME });
  meter.request(workOf(GLOBEX), '/api/v1/users', { ...aRequest, tenantId: null });
  const lines = meter.take(NO_TIME);
  expect(lineOf(lines, ACME)?.requests).toBe(1);
  expect(lineOf(lines, GLOBEX)).toBeUndefined();
  expect(lineOf(lines, null)?.requests).toBe(1);
});

test('a read of a batch costs processor time and is no request', () => {
  const meter = new CostMeter();
  meter.request(workOf(ACME), '/api/v1/users', { ...aRequest, isRead: true });
  const line = lineOf(meter.take({ ...NO_TIME, mainUs: 10_000_000 }), ACME);
  expect(line?.requests).toBe(0);
  expect(line?.processorUs).toBeGreaterThan(0);
});

test('a run of a job counts once for each organization that it worked for', () => {
  const meter = new CostMeter();
  const run = new JobWork();
  for (const tenantId of [ACME, ACME, GLOBEX]) run.belongsTo(tenantId);
  meter.job(run, 'directory-pulls');
  meter.job(new JobWork(), 'audit-seal');
  const lines = meter.take(NO_TIME);
  expect(lineOf(lines, ACME)?.parts).toMatchObject({ 'jobs.directory-pulls': 1 });
  expect(lineOf(lines, GLOBEX)?.jobs).toBe(1);
  expect(lineOf(lines, null)?.parts).toMatchObject({ 'jobs.audit-seal': 1 });
});

test('tokens and emails are counted by kind, and each is taken once', () => {
  const meter = new CostMeter();
  meter.tokens(ACME, ['access_token', 'id_token']);
  meter.tokens(ACME, ['access_token']);
  meter.email(null, 'invitation');
  const lines = meter.take(NO_TIME);
  expect(lineOf(lines, ACME)).toMatchObject({
    tokens: 3,
    parts: { 'tokens.access_token': 2, 'tokens.id_token': 1 },
  });
  expect(lineOf(lines, null)?.emails).toBe(1);
  expect(meter.take(NO_TIME)).toMatchObject([{ tenantId: null, tokens: 0, emails: 0 }]);
});

describe('processor time', () => {
  test('of all organizations and the platform is the measured time', () => {
    const meter = new CostMeter();
    for (let n = 0; n < 1_000; n++) meter.request(workOf(ACME, { statements: 3 }), '/api/v1/users', aRequest);
    for (let n = 0; n < 500; n++)
      meter.request(workOf(GLOBEX, { hashes: 1 }), '/api/v1/auth/login', aRequest);
    const lines = meter.take({ mainUs: 2_000_000, poolUs: 12_000_000, seconds: 30 });
    expect(lines.reduce((sum, { processorUs }) => sum + processorUs, 0)).toBe(14_000_000);
  });

  test('of other threads goes to the organizations whose passwords were hashed', () => {
    const meter = new CostMeter();
    for (let n = 0; n < 100; n++) {
      meter.request(workOf(ACME), '/api/v1/users', aRequest);
      meter.request(workOf(GLOBEX, { hashes: 1 }), '/api/v1/auth/login', aRequest);
    }
    const lines = meter.take({ mainUs: 0, poolUs: 2_500_000, seconds: 10 });
    const [acme, globex] = [ACME, GLOBEX].map((id) => lineOf(lines, id)?.processorUs ?? 0);
    expect(globex).toBeGreaterThan(50 * (acme as number));
  });

  test('that no request explains is the platform’s', () => {
    const meter = new CostMeter();
    meter.request(workOf(ACME), '/api/v1/users', aRequest);
    const lines = meter.take({ mainUs: 20_000_000, poolUs: 0, seconds: 30 });
    expect(lineOf(lines, ACME)?.processorUs).toBeLessThan(10_000);
    expect(lineOf(lines, null)?.parts['processor.process']).toBeGreaterThan(19_900_000);
  });
});

describe('the split', () => {
  test('learns how fast the machine is', () => {
    const split = new CostSplit(0);
    for (let n = 0; n < 50; n++) split.rateOf(10_000_000, 30, 2_000_000);
    expect(split.rateOf(10_000_000, 30, 2_000_000)).toBeCloseTo(5, 1);
  });

  test('learns what the process itself takes while it is quiet', () => {
    const split = new CostSplit(0);
    for (let n = 0; n < 200; n++) split.rateOf(300_000, 30, 0);
    expect(split.rateOf(1_300_000, 30, 1_000_000)).toBeCloseTo(1, 1);
  });

  test('learns nothing from a moment', () => {
    const split = new CostSplit(0);
    for (let n = 0; n < 50; n++) split.rateOf(1_000_000, 1, 0);
    expect(split.rateOf(1_000_000, 10, 1_000_000)).toBe(1);
  });

  test('charges nothing below zero', () => {
    expect(new CostSplit(50_000).rateOf(1_000, 30, 1_000_000)).toBe(0);
  });
});

test('two lines of one organization add up', () => {
  const meter = new CostMeter();
  meter.tokens(ACME, ['id_token']);
  const [one] = meter.take(NO_TIME).filter(({ tenantId }) => tenantId === ACME);
  expect(mergedLines(one as CostLine, one as CostLine)).toMatchObject({
    tokens: 2,
    parts: { 'tokens.id_token': 2 },
  });
});

test.each([
  ['/api/v1/auth/login', 'sign_in'],
  ['/api/v1/oauth2/token', 'token'],
  ['/t/:tenant/api/v1/oauth2/token', 'token'],
  ['/t/:tenant/api/v1/oauth2/introspect', 'oauth'],
  ['/.well-known/openid-configuration', 'oauth'],
  ['/t/:slug/api/v1/saml/sso', 'saml'],
  ['/scim/v2/:connection/Users/:id', 'scim'],
  ['/api/v1/batch', 'console'],
  ['/health/ready', 'process'],
  ['unmatched', 'process'],
])('%s is of the kind %s', (route, kind) => {
  expect(kindOfRoute(route)).toBe(kind);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdvisoryCheck } from '../../../remix-app/app/features/repository/advisory.ts';
import {
  cycloneDx,
  dependenciesOf,
  type Lockfile,
} from '../../../remix-app/app/features/repository/bill-of-materials.server.ts';
import { SESSION_COOKIE } from '../../support/session-cookie.ts';
import { type Account, sessionCookieOf, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const SBOM = '/superadmin/repository/sbom.json';
const DIAGRAMS = ['processes', 'data-flow', 'sign-in-paths'].map(
  (name) => `/superadmin/diagrams/${name}.svg`,
);

/** Uses a new connection, because an idle one may be closing. */
const ALONE = { connection: 'close' };

async function ask(path: string, account?: Account): Promise<Response> {
  if (!account) return fetch(`${visitors.product.url}${path}`, { redirect: 'manual', headers: ALONE });
  const page = await visitors.as(account);
  const cookie = `${SESSION_COOKIE}=${await sessionCookieOf(page)}`;
  await visitors.leave(page);
  return fetch(`${visitors.product.url}${path}`, { headers: { ...ALONE, cookie }, redirect: 'manual' });
}

/** The violations of the published schema in a bill of materials. */
function flawsOf(bom: unknown): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (formats as unknown as (ajv: Ajv) => void)(ajv);
  // Nothing here uses a license ID or embeds a signature, so these two parts may be anything.
  ajv.addSchema({ $id: 'http://cyclonedx.org/schema/spdx.SNAPSHOT.schema.json', type: 'string' });
  ajv.addSchema({
    $id: 'http://cyclonedx.org/schema/jsf-0.82.SNAPSHOT.schema.json',
    definitions: { signature: {} },
  });
  const schema = readFileSync(join(ROOT, 'test/support/cyclonedx/bom-1.6.schema.json'), 'utf8');
  const validate = ajv.compile(JSON.parse(schema));
  return validate(bom) ? [] : (validate.errors ?? []).map((flaw) => `${flaw.instancePath} ${flaw.message}`);
}

test('a superadmin downloads the bill of materials, which is valid CycloneDX', async () => {
  const response = await ask(SBOM, 'superadmin');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.cyclonedx+json; version=1.6');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="gatehouse-.+\.cdx\.json"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bom = (await response.json()) as ReturnType<typeof cycloneDx>;
  expect(flawsOf(bom)).toEqual([]);
  expect(bom.components.map(({ name }) => name)).toContain('oidc-provider');
  // The test build queries no registry, so the file must not suggest that it did.
  expect(bom.metadata.properties).toContainEqual({ name: 'gatehouse:advisories:checkedAt', value: 'never' });
  expect(bom).not.toHaveProperty('vulnerabilities');
});

test('advisories are valid CycloneDX vulnerabilities, without those of tools', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const dependencies = dependenciesOf(lock, ['nest-api', 'remix-app']);
  const { version = '' } = dependencies.find(({ name }) => name === 'pg') ?? {};
  const advisory = {
    id: 'GHSA-abcd-2345-wxyz',
    title: 'A weakness of pg',
    url: 'https://github.com/advisories/GHSA-abcd-2345-wxyz',
    severity: 'moderate' as const,
    package: 'pg',
    versions: [version],
    range: '<99.0.0',
    fix: 'pg 99.0.0',
    isShipped: true,
    cwes: [89],
  };
  const check: AdvisoryCheck = {
    lockfileDigest: '',
    checkedAt: '2026-11-22T00:00:00.000Z',
    problem: null,
    advisories: [
      advisory,
      { ...advisory, id: 'npm-1', url: null, fix: null, cwes: [], severity: 'critical' },
      { ...advisory, id: 'npm-2', isShipped: false },
    ],
  };
  const bom = cycloneDx({ name: 'gatehouse', version: '1.0.0', license: 'Apache-2.0' }, dependencies, check);
  expect(flawsOf(bom)).toEqual([]);
  expect(bom.vulnerabilities?.map(({ id }) => id)).toEqual(['GHSA-abcd-2345-wxyz', 'npm-1']);
  expect(bom.vulnerabilities?.[0]).toMatchObject({
    ratings: [{ severity: 'medium' }],
    cwes: [89],
    advisories: [{ url: advisory.url }],
    affects: [{ ref: `pkg:npm/pg@${version}`, versions: [{ version, status: 'affected' }] }],
  });
  const refs = bom.components.map((each) => each['bom-ref']);
  expect(refs).toContain(bom.vulnerabilities?.[0]?.affects[0]?.ref);
  expect(flawsOf({ ...bom, vulnerabilities: [{ ratings: [{ severity: 'moderate' }] }] })).not.toEqual([]);
});

test.each(DIAGRAMS)('a superadmin downloads the diagram %s', async (path) => {
  const response = await ask(path, 'superadmin');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="gatehouse-.+\.svg"$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await response.text();
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
});

test('no other diagram exists', async () => {
  expect((await ask('/superadmin/diagrams/other.svg', 'superadmin')).status).toBe(404);
});

describe.each([SBOM, ...DIAGRAMS])('%s', (path) => {
  test.each(['admin', 'user', undefined] as const)('is not available to %s', async (account) => {
    const response = await ask(path, account);
    expect([302, 403]).toContain(response.status);
    expect(response.headers.get('content-type') ?? '').not.toMatch(/svg|cyclonedx/);
    expect(response.headers.has('content-disposition')).toBe(false);
    expect(await response.text()).not.toMatch(/<svg xmlns|CycloneDX/);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AdvisoryCheck } from './advisory';
import { cycloneDx, dependenciesOf, type Lockfile, packageUrl } from './bill-of-materials.server';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const LOCK: Lockfile = {
  packages: {
    '': { name: 'product', version: '1.0.0' },
    app: { version: '1.0.0', dependencies: { a: '^1', '@ours/lib': '1.0.0', missing: '1' } },
    'libs/lib': { version: '1.0.0', dependencies: { '@scope/c': '3' } },
    'node_modules/@ours/lib': { link: true, resolved: 'libs/lib' },
    'node_modules/a': { version: '1.2.3', license: 'MIT', integrity, dependencies: { b: '2' } },
    'node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      license: '(MIT OR Apache-2.0)',
      dependencies: { a: '1' },
    },
    'node_modules/@scope/c': { version: '3.0.0+build' },
    'node_modules/only-tests': { version: '9.9.9', license: 'GPL-3.0-only' },
  },
};
const found = dependenciesOf(LOCK, ['app']);
const UNCHECKED: AdvisoryCheck = {
  lockfileDigest: '',
  checkedAt: null,
  problem: 'unchecked',
  advisories: [],
};

test('only runtime dependencies are listed, with the version that Node resolves', () => {
  expect(found.map(({ name, version }) => `${name}@${version}`)).toEqual([
    '@scope/c@3.0.0+build',
    'a@1.2.3',
    'b@2.0.0',
  ]);
});

test('direct dependencies are distinguished from transitive ones', () => {
  expect(found.filter(({ isDirect }) => isDirect).map(({ name }) => name)).toEqual(['@scope/c', 'a']);
});

test('the bill of materials is CycloneDX 1.6 with licenses, hashes and the dependency graph', () => {
  const bom = cycloneDx({ name: 'product', version: '1.0.0', license: 'Apache-2.0' }, found, UNCHECKED);
  expect(bom).not.toHaveProperty('vulnerabilities');
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  const [scoped, a] = bom.components;
  expect(scoped).toMatchObject({ group: '@scope', name: 'c', purl: 'pkg:npm/%40scope/c@3.0.0%2Bbuild' });
  expect(scoped).not.toHaveProperty('licenses');
  expect(a).toMatchObject({
    'bom-ref': 'pkg:npm/a@1.2.3',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
  });
  expect(bom.dependencies).toContainEqual({ ref: 'pkg:npm/a@1.2.3', dependsOn: ['pkg:npm/b@2.0.0'] });
  const refs = new Set([bom.metadata.component['bom-ref'], ...bom.components.map((each) => each['bom-ref'])]);
  for (const { ref, dependsOn } of bom.dependencies)
    for (const each of [ref, ...dependsOn]) expect(refs).toContain(each);
});

test('the list of this repository contains the protocol libraries and no test libraries', () => {
  const lock = JSON.parse(
    readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8'),
  ) as Lockfile;
  const own = dependenciesOf(lock, ['nest-api', 'remix-app']);
  const names = own.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['oidc-provider', '@node-saml/node-saml', 'pg', 'react']));
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('playwright-core');
  expect(names.filter((name) => name.startsWith('@gatehouse/'))).toEqual([]);
  expect(new Set(own.map(({ name, version }) => packageUrl(name, version))).size).toBe(own.length);
});

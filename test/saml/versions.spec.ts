import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}
const lock = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('../../package-lock.json'), 'utf8'),
) as Lock;

/** The minimum version of each library. docs/decisions/0014-saml-xml.md has the list. */
const FIRST_GOOD: Readonly<Record<string, string>> = {
  '@node-saml/node-saml': '5.1.0',
  '@node-saml/passport-saml': '5.1.0',
  'xml-crypto': '6.3.2',
  '@xmldom/xmldom': '0.8.13',
  saxes: '6.0.0',
};

test.each(Object.entries(FIRST_GOOD))(
  '%s is at least version %s wherever the product contains it',
  (name, first) => {
    const found = Object.entries(lock.packages).filter(
      ([path, { dev }]) =>
        path.endsWith(`node_modules/${name}`) && !dev && !/node_modules\/(saml|samlp|samlify)\//.test(path),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [path, { version = '0' }] of found)
      expect(compare(version, first), `${path} ${version}`).toBeGreaterThanOrEqual(0);
  },
);

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
  for (let i = 0; i < 3; i += 1) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { expect, test } from 'vitest';
import { readAudit } from './advisories.server';
import type { Lockfile } from './bill-of-materials.server';

const LOCK: Lockfile = {
  packages: {
    app: { dependencies: { a: '^1' } },
    'node_modules/a': { version: '1.2.3', dependencies: { b: '2' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/only-tests': { version: '9.9.9' },
  },
};

/** As npm 11 prints it. Source: npm-audit, auditReportVersion 2. */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    a: {
      name: 'a',
      severity: 'high',
      via: ['b'],
      effects: [],
      nodes: ['node_modules/a'],
      fixAvailable: true,
    },
    b: {
      name: 'b',
      severity: 'high',
      via: [
        {
          source: 1101,
          name: 'b',
          title: 'Prototype pollution in b',
          url: 'https://github.com/advisories/GHSA-abcd-2345-wxyz',
          severity: 'high',
          cwe: ['CWE-1321'],
          range: '<2.0.1',
        },
      ],
      nodes: ['node_modules/b'],
      fixAvailable: { name: 'a', version: '2.0.0', isSemVerMajor: true },
    },
    'only-tests': {
      name: 'only-tests',
      severity: 'critical',
      via: [{ source: 7, title: 'Bad', url: 'javascript:alert(1)', severity: 'critical', range: '*' }],
      nodes: ['node_modules/only-tests'],
      fixAvailable: false,
    },
  },
};

test('each advisory has its package, versions, range and fix, and whether the product ships it', () => {
  expect(readAudit(JSON.stringify(REPORT), LOCK, ['app'])).toEqual([
    expect.objectContaining({
      id: 'npm-7',
      severity: 'critical',
      package: 'only-tests',
      versions: ['9.9.9'],
      url: null,
      fix: null,
      isShipped: false,
    }),
    {
      id: 'GHSA-abcd-2345-wxyz',
      title: 'Prototype pollution in b',
      url: 'https://github.com/advisories/GHSA-abcd-2345-wxyz',
      severity: 'high',
      package: 'b',
      versions: ['2.0.0'],
      range: '<2.0.1',
      fix: 'a 2.0.0',
      isShipped: true,
      cwes: [1321],
    },
  ]);
});

test('an output that is not a report is an error that does not repeat the output', () => {
  const refused = JSON.stringify({
    statusCode: 405,
    message: '405 - POST https://name:secret@registry.test/',
  });
  expect(() => readAudit(refused, LOCK, ['app'])).toThrow(/: rejected$/);
  for (const output of ['', 'null', '{}', '<html>', '{"error":{"summary":"secret"}}'])
    expect(() => readAudit(output, LOCK, ['app'])).toThrow(/: unreachable$/);
});

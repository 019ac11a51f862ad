import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const { forbidden, options } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'gatehouse-walls-'));
});
afterEach(() => {
  rmSync(tree, { recursive: true });
});

/** Returns the rules that a repository breaks if each file imports the listed files as types. */
async function broken(files: Record<string, readonly string[]>): Promise<string[]> {
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    const depth = '../'.repeat(file.split('/').length - 1);
    const lines = imports.map((to, index) => `import type { It as It${index} } from '${depth}${to}';`);
    writeFileSync(join(tree, file), [...lines, 'export type It = string;'].join('\n'));
  }
  const choices: ICruiseOptions = {
    validate: true,
    ruleSet: { forbidden },
    baseDir: tree,
    tsPreCompilationDeps: true,
    exclude: options.exclude,
  };
  const { output } = await cruise(['.'], choices, options.enhancedResolveOptions);
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const APP = 'remix-app/app';

test.each<[rule: string, from: string, to: string]>([
  ['server-knows-no-feature', `${APP}/server/guards.server.ts`, `${APP}/features/people/people.server.ts`],
  ['server-knows-no-feature', `${APP}/server/paging.server.ts`, `${APP}/components/list/pages.tsx`],
  ['components-only-look', `${APP}/components/list/list.tsx`, `${APP}/features/people/people-page.tsx`],
  ['components-only-look', `${APP}/components/list/list.tsx`, `${APP}/server/paging.server.ts`],
  [
    'web-features-are-apart',
    `${APP}/features/mail/mail.server.ts`,
    `${APP}/features/people/people.server.ts`,
  ],
  ['web-people-and-its-neighbors', `${APP}/features/people/people.server.ts`, `${APP}/features/mail/mail.ts`],
  ['pages-are-a-table', `${APP}/pages/table.ts`, `${APP}/meta.ts`],
  ['features-of-the-web-know-no-route', `${APP}/features/mail/mail.ts`, `${APP}/routes/login.tsx`],
  ['apps-are-apart', `${APP}/features/mail/mail.ts`, 'nest-api/src/mail/mail.ts'],
  ['tenants-looks-left', 'nest-api/src/tenants/tenants.service.ts', 'nest-api/src/users/users.service.ts'],
  ['services-know-no-feature', 'nest-api/src/mail/mail.ts', 'nest-api/src/users/users.service.ts'],
  ['types-come-from-contracts', `${APP}/features/mail/mail.server.ts`, 'libs/api-client/src/index.ts'],
  ['common-knows-nothing', 'nest-api/src/common/access.ts', 'nest-api/src/mail/mail.ts'],
  ['reports-only-look', 'nest-api/src/system/system.module.ts', 'nest-api/src/reports/health.service.ts'],
  ['reports-only-look', 'nest-api/src/mail/mail.ts', 'nest-api/src/reports/mails.service.ts'],
  ['reports-only-look', 'nest-api/src/demo/demo.ts', 'nest-api/src/reports/reports.module.ts'],
  ['no-test-in-the-product', 'nest-api/src/mail/mail.ts', 'test/support/api.ts'],
])('%s: %s must not import %s', async (rule, from, to) => {
  expect(await broken({ [from]: [to], [to]: [] })).toEqual([rule]);
});

test('no-circle: two files must not import each other, not even types', async () => {
  const [one, other] = [`${APP}/features/mail/mail.server.ts`, `${APP}/features/mail/outbox-page.tsx`];
  expect(await broken({ [one]: [other], [other]: [one] })).toContain('no-circle');
});

test.each<[from: string, to: string]>([
  [`${APP}/features/people/people.server.ts`, `${APP}/features/account/devices.server.ts`],
  [`${APP}/features/mail/mail.server.ts`, `${APP}/server/paging.server.ts`],
  [`${APP}/routes/login.tsx`, `${APP}/features/auth/login-page.tsx`],
  ['nest-api/src/users/users.service.ts', 'nest-api/src/tenants/tenants.service.ts'],
  ['nest-api/src/reports/search.service.ts', 'nest-api/src/saml/issuers/issuers.ts'],
  ['nest-api/src/app.module.ts', 'nest-api/src/reports/reports.module.ts'],
  ['test/api/search.spec.ts', 'nest-api/src/reports/search.service.ts'],
])('%s can import %s', async (from, to) => {
  expect(await broken({ [from]: [to], [to]: [] })).toEqual([]);
});

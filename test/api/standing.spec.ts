import { readFileSync } from 'node:fs';
import { TENANT_STANDING, TENANT_STATUSES } from '@gatehouse/contracts';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/tenant-status.md', import.meta.url), 'utf8');
const yes = (flag: boolean) => (flag ? 'yes' : 'no');

test.each(TENANT_STATUSES)('the documentation of %s matches the code', (status) => {
  const { signIn, read, write, message } = TENANT_STANDING[status];
  const row = `| ${[status, yes(signIn), yes(read), yes(write), message ?? ''].join(' | ')} |`;
  expect(page).toContain(row.replace(' |  |', ' | |'));
});

test('every documented status exists', () => {
  const rows = page.match(/^\| [a-z-]+ \| (yes|no) /gm) ?? [];
  expect(rows).toHaveLength(TENANT_STATUSES.length);
});

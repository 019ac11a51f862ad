import { expect, test } from 'vitest';
import { columnDrift } from './column-drift.js';

const name = { name: 'name', nullable: false };
const has = (column: string, nullable = false) => ({ table: 'tenants', column, nullable });

test('a database that matches the description has no drift, even with other tables', () => {
  const other = { table: 'outbox', column: 'id', nullable: false };
  expect(columnDrift([{ name: 'tenants', columns: [name] }], [has('name'), other])).toEqual([]);
});

test.each([
  [[], ['tenants is missing']],
  [[has('slug')], ['tenants.name is missing', 'tenants.slug is not described']],
  [[has('name', true)], ['tenants.name may be empty, and should not']],
])('the columns %o have the drift %o', (actual, drift) => {
  expect(columnDrift([{ name: 'tenants', columns: [name] }], actual)).toEqual(drift);
});

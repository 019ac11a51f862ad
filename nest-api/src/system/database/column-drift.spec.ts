import { expect, test } from 'vitest';
import { columnDrift } from './column-drift.js';

const name = { name: 'name', nullable: false };
const has = (column: string, nullable = false) => ({ table: 'tenants', column, nullable });

test('a database that is as described has no drift, whatever else it holds', () => {
  const other = { table: 'outbox', column: 'id', nullable: false };
  expect(columnDrift([{ name: 'tenants', columns: [name] }], [has('name'), other])).toEqual([]);
});

test.each([
  [[], ['tenants is missing']],
  [[has('slug')], ['tenants.name is missing', 'tenants.slug is not described']],
  [[has('name', true)], ['tenants.name may be empty, and should not']],
])('%o: %o', (actual, drift) => {
  expect(columnDrift([{ name: 'tenants', columns: [name] }], actual)).toEqual(drift);
});

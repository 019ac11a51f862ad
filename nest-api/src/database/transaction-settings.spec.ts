import { expect, test } from 'vitest';
import { settingsOf } from './transaction-settings.js';

const ID = '0192aaaa-0000-7000-8000-000000000001';

test('the tenant is set by a statement that Citus repeats on workers', () => {
  expect(settingsOf({ 'app.tenant_id': ID })).toEqual([`set local app.tenant_id = '${ID}'`, []]);
});

test('a role and its user are set as parameters', () => {
  expect(settingsOf({ role: 'gatehouse_person', 'app.user_id': ID })).toEqual([
    'select set_config(?, ?, true), set_config(?, ?, true)',
    ['role', 'gatehouse_person', 'app.user_id', ID],
  ]);
});

test('a role that sees every tenant is set with its reason, as parameters', () => {
  const reason = "a superadmin's page";
  expect(settingsOf({ role: 'gatehouse_platform', application_name: reason })).toEqual([
    'select set_config(?, ?, true), set_config(?, ?, true)',
    ['role', 'gatehouse_platform', 'application_name', reason],
  ]);
});

test.each(["'; drop table tenants; --", `${ID}'`, ''])(
  'what is no UUID never becomes part of a statement: %s',
  (value) => {
    expect(settingsOf({ 'app.tenant_id': value })).toEqual([
      'select set_config(?, ?, true)',
      ['app.tenant_id', value],
    ]);
  },
);

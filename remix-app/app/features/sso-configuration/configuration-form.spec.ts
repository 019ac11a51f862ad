import { CreateSsoConfigurationSchema, SSO_TYPES } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import {
  blankOf,
  bodyOf,
  changedFields,
  fieldsOf,
  secretsOf,
  toConfigurationErrors,
  typedValues,
} from './configuration-form';

const BLANK = blankOf('oauth2');

function formOf(entries: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(entries)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

test('an unchanged form changes nothing, even if the order of its scopes differs', () => {
  const { scopes = '', ...rest } = BLANK;
  const typed = typedValues(formOf({ ...rest, scopes: scopes.split(' ').reverse() }), 'oauth2');
  expect(changedFields('oauth2', BLANK, typed)).toEqual([]);
});

test('the contract accepts the blank form of each connection type', () => {
  for (const type of SSO_TYPES) {
    const body = { type, ...bodyOf({ ...blankOf(type), name: 'Acme' }, fieldsOf(type)) };
    expect(CreateSsoConfigurationSchema.safeParse(body).error?.issues).toBeUndefined();
  }
});

test('an emptied field is removed, and domains can have any common separator', () => {
  const values = { ...BLANK, name: 'Acme', issuer: '', domains: 'acme.test, acme.example\nacme.invalid' };
  expect(bodyOf(values, ['issuer', 'domains'])).toEqual({
    issuer: null,
    domains: ['acme.test', 'acme.example', 'acme.invalid'],
  });
});

test('the name of a group can contain an equals sign', () => {
  const values = { ...BLANK, 'mapping.groupRoles': 'cn=admins,dc=acme = tenant_admin\n' };
  expect(bodyOf(values, ['mapping.groupRoles'])).toMatchObject({
    mapping: { groupRoles: [{ group: 'cn=admins,dc=acme', role: 'tenant_admin' }] },
  });
});

test('an empty secret is not changed, and a file takes precedence over pasted text', async () => {
  const form = formOf({ clientSecret: '', privateKey: 'PEM', metadata: '<pasted/>' });
  form.append('metadataFile', new Blob(['<file/>']), 'metadata.xml');
  expect(await secretsOf(form)).toEqual({ privateKey: 'PEM', metadata: '<file/>' });
});

test('a file that returns as text after re-authentication still counts as the file', async () => {
  const form = formOf({ metadata: '<pasted/>', metadataFile: '<file/>' });
  expect(await secretsOf(form)).toEqual({ metadata: '<file/>' });
});

test('the error of a list entry names the entry, and a mapping error is shown at its own field', () => {
  const errors = [
    { field: 'domains.1', message: 'This is not a domain' },
    { field: 'mapping.groupRoles.0.role', message: 'No such role' },
  ];
  expect(toConfigurationErrors(errors, { domains: ['acme.test', 'gmail'] })).toEqual({
    domains: 'gmail: This is not a domain',
    'mapping.groupRoles': 'No such role',
  });
});

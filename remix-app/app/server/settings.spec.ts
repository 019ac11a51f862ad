import { describe, expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.server';

const secret = 'a-secret-of-thirty-two-characters!';

describe('settings', () => {
  test('are all optional', () => {
    expect(parseSettings({})).toMatchObject({
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:8080',
      internalSecret: undefined,
      contact: { email: undefined, github: undefined },
    });
  });

  test('derive the public URL from the port and remove a trailing slash', () => {
    expect(parseSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(parseSettings({ PUBLIC_URL: 'https://id.example/' }).publicUrl).toBe('https://id.example');
  });

  test('treat an empty variable as unset', () => {
    expect(parseSettings({ PUBLIC_URL: '', CONTACT_EMAIL: '' }).publicUrl).toBe('http://localhost:3000');
  });

  test.each(['help@acme.example', 'jörg@bücher.example', '用户@例え.テスト'])(
    'accept %s as CONTACT_EMAIL',
    (email) => {
      expect(parseSettings({ CONTACT_EMAIL: email }).contact.email).toBe(email);
    },
  );

  test.each([
    [{ CONTACT_EMAIL: 'nobody' }, /^CONTACT_EMAIL: must be an email address$/],
    [{ CONTACT_EMAIL: 'ﬁx@acme.example' }, /^CONTACT_EMAIL: must be an email address$/],
    [{ PUBLIC_URL: 'http://id.example' }, /^PUBLIC_URL: must begin with https:/],
    [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL: must be an http or https address$/],
    [{ API_PORT: '99999' }, /^API_PORT: /],
    [{ INTERNAL_SECRET: 'short' }, /^INTERNAL_SECRET: must have at least 32 characters$/],
    [{ INTERNAL_SECRET_FILE: '/nowhere/secret' }, /^INTERNAL_SECRET_FILE: cannot read \/nowhere\/secret$/],
    [{ SOCIAL_X_URL: 'javascript:alert(1)' }, /^SOCIAL_X_URL: /],
  ])('name the invalid one in the error: %o', (env, message) => {
    expect(() => parseSettings(env)).toThrow(SettingsError);
    expect(() => parseSettings(env)).toThrow(message);
  });

  test('do not repeat an invalid secret in the error', () => {
    expect(() => parseSettings({ INTERNAL_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(parseSettings({ INTERNAL_SECRET: secret }).internalSecret).toBe(secret);
  });
});

import { expect, test } from 'vitest';
import { describeSettings } from './describe-settings.server';
import { parseSettings } from './settings.server';

const byName = (settings: ReturnType<typeof describeSettings>) =>
  Object.fromEntries(settings.map((setting) => [setting.name, setting]));

test('each setting has its source, and a secret has no value', () => {
  const told = describeSettings(
    {
      API_PORT: 8080,
      CONTACT_EMAIL: undefined,
      INTERNAL_SECRET: 'x',
      PORT: 3001,
      PUBLIC_URL: 'https://id.example',
    },
    new Set(['INTERNAL_SECRET_FILE', 'PUBLIC_URL']),
  );
  expect(byName(told)).toMatchObject({
    API_PORT: { value: '8080', source: 'default' },
    CONTACT_EMAIL: { value: null, source: 'unset' },
    INTERNAL_SECRET: { value: null, source: 'file', secret: true },
    PUBLIC_URL: { value: 'https://id.example', source: 'environment' },
    WEB_PORT: { value: '3001' },
  });
});

test('unset settings are included, and secrets never have a value', () => {
  const secret = 'a-secret-of-thirty-two-characters!';
  const { described } = parseSettings({ INTERNAL_SECRET: secret });
  expect(described.find(({ name }) => name === 'CONTACT_PHONE')).toMatchObject({
    value: null,
    source: 'unset',
  });
  expect(JSON.stringify(described)).not.toContain(secret);
});

import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { describeGateway } from './heartbeat.ts';

test('the gateway tells its settings with their source, and none that is secret', () => {
  const env = {
    PORT: '4000',
    DATABASE_URL: 'postgres://user:hidden@db/gatehouse',
    INTERNAL_SECRET: 'hidden',
  };
  const told = describeGateway(readSettings(env), env);
  expect(told.find(({ name }) => name === 'PORT')).toMatchObject({ value: '4000', source: 'environment' });
  expect(told.find(({ name }) => name === 'API_PORT')).toMatchObject({ value: '8080', source: 'default' });
  expect(told.find(({ name }) => name === 'TRUSTED_PROXIES')).toMatchObject({ value: null, source: 'unset' });
  expect(JSON.stringify(told)).not.toContain('hidden');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT, readSettings } from '@gatehouse/embedded';
import { expect, test } from 'vitest';
import { readCompose } from './files.ts';

const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const example = source('.env.example');
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** Every setting that one of the three readers knows. */
const known = new Set([
  ...names(
    source('nest-api/src/settings/settings.ts'),
    /^ {2}([A-Z][A-Z_]+): (?:z|port|origin|list|postgresUrl)/gm,
  ),
  ...names(
    source('remix-app/app/server/settings.server.ts'),
    /^ {2}([A-Z][A-Z_]+): (?:z|port|httpAddress)/gm,
  ),
  ...names(source('remix-app/server/preload.mjs'), /process\.env\.([A-Z_]+)/g),
  ...names(source('libs/embedded/src/settings.ts'), /(?:check|text)\('([A-Z_]+)'/g),
]);
const documented = names(example, /^#?([A-Z][A-Z_]+)=/gm);
const SECRETS =
  /^(MASTER_KEYS?(_OLD)?|INTERNAL_SECRET|SMTP_URL|DATABASE_(OWNER_|MAINTENANCE_)?URL|DATABASE_\w+_PASSWORD)$/;

test('.env.example has every setting, and none that nobody reads', () => {
  expect([...documented].sort()).toEqual([...known].sort());
});

test('.env.example as it stands is the default', () => {
  expect(readSettings(parseEnv(example))).toEqual(readSettings({}));
});

test.each(Object.entries(readCompose('compose.yaml').services))(
  '%s is given only settings that exist',
  (name, service) => {
    const given = Object.keys(service.environment ?? {});
    if (name === 'postgres')
      return expect(given.every((setting) => setting.startsWith('POSTGRES_'))).toBe(true);
    if (name === 'caddy') return expect(given).toEqual(['GATEHOUSE_HOST']);
    for (const setting of given) {
      const plain = setting.replace(/_FILE$/, '');
      expect(known, setting).toContain(plain);
      if (plain !== setting) expect(plain).toMatch(SECRETS);
    }
  },
);

import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FEATURES, TECHNOLOGIES } from './architecture';
import arabic from './texts/page/ar';
import german from './texts/page/de';
import english from './texts/page/en';
import spanish from './texts/page/es';
import japanese from './texts/page/ja';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** Names of everything that some workspace depends on. */
function dependencies(): Set<string> {
  const files = globSync(
    [
      'package.json',
      'nest-api/package.json',
      'remix-app/package.json',
      'test/package.json',
      'libs/*/package.json',
    ],
    {
      cwd: repository,
    },
  );
  return new Set(
    files.flatMap((file) => {
      const manifest = JSON.parse(readFileSync(`${repository}${file}`, 'utf8'));
      return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    }),
  );
}

describe('the architecture page', () => {
  test.each(TECHNOLOGIES.flatMap(({ items }) => items))('shows that $name is $status', (technology) => {
    expect(dependencies().has(technology.package)).toBe(technology.status === 'active');
  });

  test.each(FEATURES)('shows that $name is $status', ({ evidence, status }) => {
    expect(existsSync(`${repository}${evidence}`)).toBe(status !== ('planned' as string));
  });

  test.each([english, german, spanish, japanese, arabic])(
    'names the ports of the settings and the session limits: $features',
    (texts) => {
      expect(texts.gatewayLayerAbout).toMatch(/443.*3000/);
      expect(texts.webLayerAbout).toContain('3001');
      expect(texts.apiLayerAbout).toContain('8080');
      expect(texts.sessionAbout.match(/\b15\b/g)).toHaveLength(2);
    },
  );
});

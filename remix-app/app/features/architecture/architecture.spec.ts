import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENT_LAYERS, FEATURES, SECURITY_LAYERS, TECHNOLOGIES } from './architecture';

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

describe('the architecture page tells the truth', () => {
  test.each(TECHNOLOGIES.flatMap(({ items }) => items))('$name is $status', (technology) => {
    expect(dependencies().has(technology.package)).toBe(technology.status === 'Active');
  });

  test.each(FEATURES)('“$name” is $status', ({ evidence, status }) => {
    expect(existsSync(`${repository}${evidence}`)).toBe(status !== 'Planned');
  });

  test('the ports of the deployment layers are those of the settings', () => {
    const text = DEPLOYMENT_LAYERS.map((layer) => layer.text).join(' ');
    for (const port of ['443', '3000', '3001', '8080']) expect(text).toContain(port);
  });

  test('the security layers name the session limits that hold', () => {
    expect(SECURITY_LAYERS.find(({ name }) => name === 'Session')?.text).toContain(
      '15 minutes idle, 15 minutes in all',
    );
  });
});

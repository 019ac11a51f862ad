import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AUDIT_ACTIONS } from '@gatehouse/contracts';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

test('the source code contains every action that the audit log can be filtered by', () => {
  const sources = globSync('**/*.ts', { cwd: SOURCES })
    .filter((path) => !path.endsWith('.spec.ts'))
    .map((path) => readFileSync(`${SOURCES}/${path}`, 'utf8'))
    .join('\n');
  expect(AUDIT_ACTIONS.filter((action) => !sources.includes(`'${action}'`))).toEqual([]);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markOf } from './brands';

test('a brand is found by its exact name or by the host of an entity ID', () => {
  expect(markOf('gitlab', 'app-1')).toBe('gitlab');
  expect(markOf('Box office', 'app-2')).toBeNull();
  expect(markOf('Help desk', 'https://acme.zendesk.com')).toBe('zendesk');
  expect(markOf('Files', 'box.net')).toBe('box');
  expect(markOf('Fake', 'https://zendesk.com.evil.test')).toBeNull();
});

test.each(['zoom', 'GitHub', 'New Relic'])('the logo file of %s exists', (name) => {
  const file = new URL(`../../../public/marks/${markOf(name, '')}.svg`, import.meta.url);
  expect(existsSync(file)).toBe(true);
});

import { expect, test } from 'vitest';
import { seal, unseal } from './seal.server';

test('a sealed value can be opened only for its purpose', () => {
  const sealed = seal('trial', { state: 'abc' });
  expect(unseal('trial', sealed)).toEqual({ state: 'abc' });
  expect(unseal('sign-in', sealed)).toBeNull();
});

test('two seals of one value differ, and neither reveals it', () => {
  const [one, other] = [seal('trial', 'secret'), seal('trial', 'secret')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('secret');
});

test.each([
  ['a changed bit', (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`],
  ['a truncated seal', (text: string) => text.slice(0, 20)],
  ['empty text', () => ''],
  ['text that is not a seal', () => 'not a seal at all, but long enough to be taken for one'],
])('%s cannot be opened', (_what, change) => {
  expect(unseal('trial', change(seal('trial', { state: 'abc' })))).toBeNull();
});

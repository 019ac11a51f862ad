import { expect, test } from 'vitest';
import { Unavailable } from '../common/app-error.js';
import { PasswordHasher } from './password-hasher.js';

const hasher = (concurrency: number, queue: number) =>
  new PasswordHasher({ PASSWORD_HASH_CONCURRENCY: concurrency, PASSWORD_HASH_QUEUE: queue });

test('a hash is Argon2id at OWASP’s parameters and opens with its password only', async () => {
  const it = hasher(1, 10);
  const stored = await it.hash('open sesame');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await it.verify(stored, 'open sesame')).toBe(true);
  expect(await it.verify(stored, 'open sesame ')).toBe(false);
});

test.each([
  ['what it makes itself', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
  ['less memory', '$argon2id$v=19$m=19455,t=2,p=1$c2FsdA$aGFzaA', true],
  ['fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA', true],
  ['another variant', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
  ['an older version', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
  ['more memory', '$argon2id$v=19$m=19457,t=2,p=1$c2FsdA$aGFzaA', false],
  ['more memory, and fewer passes', '$argon2id$v=19$m=65536,t=1,p=1$c2FsdA$aGFzaA', false],
  ['more passes, and less memory', '$argon2id$v=19$m=9216,t=4,p=1$c2FsdA$aGFzaA', false],
  ['no hash of Argon2', '$2b$12$abcdefghijklmnopqrstuv', false],
])('%s is outdated or not', (_, stored, outdated) => {
  expect(hasher(1, 1).isOutdated(stored)).toBe(outdated);
});

test('the same password typed in another normal form opens', async () => {
  const it = hasher(1, 10);
  expect(await it.verify(await it.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
});

test('without a stored hash nothing opens, not even the decoy’s own password', async () => {
  expect(await hasher(1, 10).verify(null, 'nobody has this password')).toBe(false);
});

test('a flood is rejected immediately with a retry time, and the rest is served', async () => {
  const it = hasher(2, 3);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => it.hash('x')));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(outcomes.length - refused.length).toBe(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(Unavailable);
  expect(refused[0].retryAfterSeconds).toBeGreaterThan(0);
});

test('after a flood the queue is as long as before', async () => {
  const it = hasher(1, 1);
  await Promise.allSettled([it.hash('a'), it.hash('b'), it.hash('c')]);
  await expect(Promise.all([it.hash('d'), it.hash('e')])).resolves.toHaveLength(2);
});

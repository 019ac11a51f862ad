import { expect, test } from 'vitest';
import { Unavailable } from '../common/app-error.js';
import { PasswordHasher } from './password-hasher.js';

const hasher = (concurrency: number, queue: number) =>
  new PasswordHasher({ PASSWORD_HASH_CONCURRENCY: concurrency, PASSWORD_HASH_QUEUE: queue });

test('a hash uses Argon2id with OWASP parameters and matches only its password', async () => {
  const it = hasher(1, 10);
  const stored = await it.hash('open sesame');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await it.verify(stored, 'open sesame')).toBe(true);
  expect(await it.verify(stored, 'open sesame ')).toBe(false);
});

test.each([
  ['its own hash is current', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
  ['less memory is outdated', '$argon2id$v=19$m=19455,t=2,p=1$c2FsdA$aGFzaA', true],
  ['fewer passes are outdated', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA', true],
  ['another variant is outdated', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
  ['an older version is outdated', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
  ['more memory is current', '$argon2id$v=19$m=19457,t=2,p=1$c2FsdA$aGFzaA', false],
  ['more memory and fewer passes are current', '$argon2id$v=19$m=65536,t=1,p=1$c2FsdA$aGFzaA', false],
  ['more passes and less memory are current', '$argon2id$v=19$m=9216,t=4,p=1$c2FsdA$aGFzaA', false],
  ['another algorithm is not outdated', '$2b$12$abcdefghijklmnopqrstuv', false],
])('stored hash: %s', (_, stored, outdated) => {
  expect(hasher(1, 1).isOutdated(stored)).toBe(outdated);
});

test('a password matches in any Unicode normalization form', async () => {
  const it = hasher(1, 10);
  expect(await it.verify(await it.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
});

test('no password matches without a stored hash, not even that of the decoy', async () => {
  expect(await hasher(1, 10).verify(null, 'nobody has this password')).toBe(false);
});

test('requests beyond the queue are rejected with a retry time, and the others are served', async () => {
  const it = hasher(2, 3);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => it.hash('x')));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(outcomes.length - refused.length).toBe(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(Unavailable);
  expect(refused[0].retryAfterSeconds).toBeGreaterThan(0);
});

test('the queue recovers its full length after an overload', async () => {
  const it = hasher(1, 1);
  await Promise.allSettled([it.hash('a'), it.hash('b'), it.hash('c')]);
  await expect(Promise.all([it.hash('d'), it.hash('e')])).resolves.toHaveLength(2);
});

import { afterEach, expect, test, vi } from 'vitest';
import { daysOf, hashOf, newArtifactId, toDate } from './artifact-id.js';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;

afterEach(() => {
  vi.useRealTimers();
});

test('an ID contains its kind and the day on which it expires', () => {
  const id = newArtifactId('AccessToken', NOON);
  expect(id).toMatch(/^gha_[0-9a-z]{3}[\w-]{43}$/);
  expect(daysOf('AccessToken', id).map(toDate)).toEqual(['2026-11-21']);
});

test('the day changes at midnight UTC', () => {
  const midnight = Date.UTC(2026, 10, 22) / 1000;
  const dates = [midnight - 1, midnight].map((exp) =>
    daysOf('RefreshToken', newArtifactId('RefreshToken', exp)),
  );
  expect(dates.map(([day]) => toDate(day ?? 0))).toEqual(['2026-11-21', '2026-11-22']);
});

test('a token of one kind is not valid as another', () => {
  expect(daysOf('RefreshToken', newArtifactId('AccessToken', NOON))).toEqual([]);
});

test.each([
  '',
  'gha_',
  `gha_${'x'.repeat(45)}`,
  `gha_${'x'.repeat(47)}`,
  `gha_A${'x'.repeat(45)}`,
  'eyJhbGciOi.x.y',
])('%j is not an access token', (id) => {
  expect(daysOf('AccessToken', id)).toEqual([]);
});

test('an ID made by the library belongs to today or tomorrow', () => {
  expect(daysOf('Interaction', 'Zm9vYmFyYmF6cXV4', NOON).map(toDate)).toEqual(['2026-11-21', '2026-11-22']);
  expect(daysOf('Interaction', '../../etc', NOON)).toEqual([]);
});

test('the reference time is now by default', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 23, 59, 59, 999) });
  expect(daysOf('Interaction', 'Zm9vYmFyYmF6cXV4').map(toDate)).toEqual(['2026-11-21', '2026-11-22']);
  vi.setSystemTime(Date.UTC(2026, 10, 22));
  expect(daysOf('Interaction', 'Zm9vYmFyYmF6cXV4').map(toDate)).toEqual(['2026-11-22', '2026-11-23']);
});

test('an ID that never leaves the server contains only its day', () => {
  const id = newArtifactId('PushedAuthorizationRequest', NOON);
  expect(id).toMatch(/^[0-9a-z]{3}[\w-]{43}$/);
  expect(toDate(Number.parseInt(id.slice(0, 3), 36))).toBe('2026-11-21');
});

test('the stored hash does not reveal the ID', () => {
  const id = newArtifactId('AuthorizationCode', NOON);
  expect(hashOf(id, null)).toHaveLength(32);
  expect(hashOf(id, null).toString('base64url')).not.toContain(id.slice(7));
});

test('the stored hash of an ID differs by issuer', () => {
  const id = newArtifactId('AuthorizationCode', NOON);
  expect(hashOf(id, 'a-tenant')).not.toEqual(hashOf(id, null));
  expect(hashOf(id, 'a-tenant')).not.toEqual(hashOf(id, 'another'));
});

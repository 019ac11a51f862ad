import { expect, test } from 'vitest';
import { aimedAt, isProven, judge } from './operations-walk.js';

const OBJECTS = { '/api/v1/roles': 'role-1', '/api/v1/users': 'user-1' };

test.each([
  ['/api/v1/roles', '/api/v1/roles'],
  ['/api/v1/roles/{id}', '/api/v1/roles/role-1'],
  ['/api/v1/users/{id}/sessions/{sessionId}', '/api/v1/users/user-1/sessions/user-1'],
  ['/api/v1/system/jobs/{name}/run', '/api/v1/system/jobs/00000000-0000-7000-8000-000000000000/run'],
  ['/api/v1/unknown/{id}', null],
])('%s is called as %s', (path, called) => {
  expect(aimedAt(path, OBJECTS)).toBe(called);
});

test.each([
  ['GET', '/api/v1/invitations', true],
  ['POST', '/api/v1/invitations', false],
  ['POST', '/api/v1/invitations/{id}/resend', true],
])('%s %s is part of the proof: %s', (method, path, proven) => {
  expect(isProven({ method, path, example: undefined })).toBe(proven);
});

test.each<[number, string, boolean, RegExp | null]>([
  [404, '{}', true, null],
  [403, '{}', true, null],
  [200, '{}', true, /status 200 instead of 403 or 404/],
  [204, '', true, /status 204/],
  [422, '{}', true, /status 422/],
  [200, '{"items":[]}', false, null],
  [200, '{"items":[{"name":"isolation-canary-2"}]}', false, /data of another organization/],
  [403, '{"detail":"isolation-canary-2"}', true, /data of another organization/],
  [401, '{}', false, /status 401/],
  [429, '{}', false, /status 429/],
  [500, '{}', false, /status 500/],
])('status %i with the body %s, requested by ID %s, fails with: %s', (status, body, hasId, failure) => {
  const found = judge({ status, body }, '/api/v1/roles/role-1', hasId, ['role-1', 'isolation-canary-2']);
  if (failure === null) expect(found).toBeNull();
  else expect(found).toMatch(failure);
});

test('an ID from the request does not count as data of another organization', () => {
  expect(judge({ status: 404, body: 'no role-1' }, '/api/v1/roles/role-1', true, ['role-1'])).toBeNull();
});

import type { SignInAttemptDto } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { toProblem } from './problems.server';

const visit = {
  request: new Request('https://gatehouse.test/', { headers: { 'accept-language': 'de' } }),
  can: () => false,
  base: (path: string) => `/admin/${path}`,
};

const attempt = (changes: Partial<SignInAttemptDto>): SignInAttemptDto => ({
  id: 'e-1',
  reference: 'r-1',
  at: '2026-11-25T10:00:00Z',
  method: 'token',
  outcome: 'client_secret_wrong',
  failed: true,
  count: 3,
  tenant: null,
  user: null,
  connection: null,
  application: { type: 'oauth_client', id: 'a-1', name: 'Any' },
  email: null,
  ip: null,
  browser: null,
  assessedRisk: null,
  found: null,
  expected: null,
  ...changes,
});

test('a failed request has its cause, values and link in the language of the user', () => {
  const expected = { value: ['made 2026-11-20', 'made 2026-11-24'] };
  expect(toProblem(visit, attempt({ expected }))).toMatchObject({
    count: 3,
    reference: 'r-1',
    attempt: '/admin/sign-ins/e-1',
    cause: {
      code: 'client_secret_wrong',
      found: null,
      expected: 'made 2026-11-20\nmade 2026-11-24',
      link: '/admin/applications/a-1?tab=credentials#secret',
      cause: expect.stringContaining('Client-Secret'),
    },
  });
});

test('additional values keep their names', () => {
  const found = { value: 'https://app.test/callbak', grantType: 'authorization_code', refusal: 'a code' };
  const problem = toProblem(visit, attempt({ outcome: 'redirect_uri_mismatch', found }));
  expect(problem?.cause.found).toBe('https://app.test/callbak\ngrantType: authorization_code');
});

test('an unknown code is not a problem of the application', () => {
  expect(toProblem(visit, attempt({ outcome: 'no_such_code' }))).toBeNull();
});

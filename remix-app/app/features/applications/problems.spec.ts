import { expect, test } from 'vitest';
import { toProblem } from './problems.server';

const ids = { isSuperadmin: false, applicationId: 'a-1' };
const event = (detail: Record<string, string | string[] | number>) => ({
  id: 'e-1',
  at: '2026-11-25T10:00:00Z',
  requestId: 'r-1',
  detail,
});

test('a failed request names its cause, the values and the screen, in the language of the reader', () => {
  const request = new Request('https://gatehouse.test/', { headers: { 'accept-language': 'de' } });
  const detail = { cause: 'client_secret_wrong', expected: ['made 2026-11-20', 'made 2026-11-24'], count: 3 };
  expect(toProblem(request, event(detail), ids)).toMatchObject({
    code: 'client_secret_wrong',
    found: null,
    expected: 'made 2026-11-20\nmade 2026-11-24',
    count: 3,
    reference: 'r-1',
    link: '/admin/applications/a-1?tab=credentials',
    explanation: { cause: expect.stringContaining('Client-Secret') },
  });
});

test.each<Record<string, string>>([{}, { cause: 'no_such_code' }])(
  '%o is no problem of an application',
  (detail) => {
    expect(toProblem(new Request('https://gatehouse.test/'), event(detail), ids)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { requireSameOrigin } from './origin.server';

const ours = 'https://id.example';

function post(headers: Record<string, string>): Request {
  return new Request(`${ours}/logout`, { method: 'POST', headers });
}

/** The status of the error, or null without one. */
function refusalOf(headers: Record<string, string>): number | null {
  try {
    requireSameOrigin(post(headers), ours);
    return null;
  } catch (refusal) {
    return (refusal as Response).status;
  }
}

test.each([
  ['a form of this origin', { origin: ours, 'sec-fetch-site': 'same-origin' }],
  ['a form of this origin in a browser that sends only Origin', { origin: ours }],
])('%s is accepted', (_what, headers) => {
  expect(refusalOf(headers)).toBeNull();
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { origin: 'https://other.id.example', 'sec-fetch-site': 'same-site' }],
  ['the same host over http', { origin: 'http://id.example' }],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a request without an origin', {}],
  ['a Sec-Fetch-Site header that contradicts Origin', { origin: ours, 'sec-fetch-site': 'cross-site' }],
  [
    'an Origin header that contradicts Sec-Fetch-Site',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
])('%s is rejected with 403', (_what, headers) => {
  expect(refusalOf(headers)).toBe(403);
});

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
  ['our own form', { origin: ours, 'sec-fetch-site': 'same-origin' }],
  ['our own form in a browser that says only the origin', { origin: ours }],
])('%s passes', (_what, headers) => {
  expect(refusalOf(headers)).toBeNull();
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour on the same domain', { origin: 'https://other.id.example', 'sec-fetch-site': 'same-site' }],
  ['our name over http', { origin: 'http://id.example' }],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a request that says nothing of its origin', {}],
  ['a site that contradicts the origin', { origin: ours, 'sec-fetch-site': 'cross-site' }],
  [
    'an origin that contradicts the site',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
])('%s is rejected with 403', (_what, headers) => {
  expect(refusalOf(headers)).toBe(403);
});

import { expect, test } from 'vitest';
import { withoutLinks } from './masked-links.js';

test.each([
  ['https://id.acme.test/verify-email?token=secret', 'https://id.acme.test/••••••'],
  ['Go to http://localhost:3000/invitation/secret.', 'Go to http://localhost:3000/••••••'],
  ['https://id.acme.test?token=secret', 'https://id.acme.test/••••••'],
  ['https://id.acme.test#secret', 'https://id.acme.test/••••••'],
  [
    '<a href="https://id.acme.test/a?b=1&amp;c=secret">Open</a>',
    '<a href="https://id.acme.test/••••••">Open</a>',
  ],
  ['https://id.acme.test/ and https://id.acme.test', 'https://id.acme.test/ and https://id.acme.test'],
])('%s becomes %s', (text, expected) => {
  expect(withoutLinks({ text, html: text })).toEqual({ text: expected, html: expected });
});

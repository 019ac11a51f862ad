import { Response } from 'undici';
import { expect, test } from 'vitest';
import { boundedResponse } from './bounded-response.js';
import { OutgoingTooLarge } from './outgoing-errors.js';

test.each([204, 205, 304])('a response with status %i has no body', async (status) => {
  const bounded = await boundedResponse(new Response(null, { status }), 10);
  expect([bounded.status, bounded.body]).toEqual([status, null]);
});

test('headers that describe the transferred bytes are removed, and others are kept', async () => {
  const headers = { 'content-encoding': 'gzip', 'content-length': '99', 'content-type': 'text/plain' };
  const bounded = await boundedResponse(new Response('text', { headers, statusText: 'Fine' }), 10);
  expect([...bounded.headers]).toEqual([['content-type', 'text/plain']]);
  expect([bounded.statusText, await bounded.text()]).toEqual(['Fine', 'text']);
});

test('a body at the size limit is read, and one byte more is rejected', async () => {
  expect(await (await boundedResponse(new Response('1234'), 4)).text()).toBe('1234');
  await expect(boundedResponse(new Response('12345'), 4)).rejects.toThrow(OutgoingTooLarge);
});

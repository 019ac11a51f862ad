import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './read-body.js';

const aRequest = (headers: Record<string, string> = {}) =>
  Object.assign(new PassThrough(), {
    headers: { 'content-type': 'application/scim+json', ...headers },
  }) as unknown as PassThrough & IncomingMessage;

test('JSON is read from chunks that split a character', async () => {
  const request = aRequest();
  const bytes = Buffer.from('{"name":"é"}');
  request.write(bytes.subarray(0, 10));
  request.end(bytes.subarray(10));
  expect(await readBody(request)).toEqual({ name: 'é' });
});

test('a body without a declared length is rejected if it is too long', async () => {
  const request = aRequest();
  request.write('[1,2,3,4,5,6,7,8,9]');
  await expect(readBody(request, { largest: 10 })).rejects.toMatchObject({ status: 413 });
});

test('an incomplete body times out', async () => {
  const request = aRequest();
  request.write('[1,');
  await expect(readBody(request, { longestMs: 5 })).rejects.toMatchObject({ status: 408 });
});

test('a body that is not UTF-8 is rejected', async () => {
  const request = aRequest();
  request.end(Buffer.from([0x22, 0xff, 0x22]));
  await expect(readBody(request)).rejects.toMatchObject({ status: 400, scimType: 'invalidSyntax' });
});

test.each(['', 'text/plain', 'application/json; charset=latin1', 'application/jsonp'])(
  'the content type "%s" is rejected',
  async (type) => {
    await expect(readBody(aRequest({ 'content-type': type }))).rejects.toMatchObject({ status: 415 });
  },
);

import type { RequestListener } from 'node:http';
import { BATCH } from '@gatehouse/contracts';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { batchOf } from '../common/batch-reads.js';
import { answerRead } from './answer-read.js';

const BATCH_REQUEST = {
  headers: {
    authorization: 'Bearer ghs_secret',
    'user-agent': 'Browser/1',
    'x-forwarded-host': 'id.example',
    cookie: 'gatehouse_session=ghs_secret',
    'content-type': 'application/json',
    'content-length': '40',
    'if-none-match': '"x"',
    'x-http-method-override': 'DELETE',
  },
} as unknown as Request;

function ask(app: RequestListener, deadline = AbortSignal.timeout(10_000)) {
  return answerRead(app, BATCH_REQUEST, '/api/v1/account', deadline);
}

const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { code: string }).code;

test('a read is sent as a GET of the same caller, without cookies, conditions or a body', async () => {
  const { body } = await ask((request, response) => {
    const { method, url, headers } = request;
    response.end(
      JSON.stringify({ method, url, headers, isPart: batchOf(request) === (BATCH_REQUEST as never) }),
    );
  });
  expect(JSON.parse(body)).toEqual({
    method: 'GET',
    url: '/api/v1/account',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer ghs_secret',
      'user-agent': 'Browser/1',
      'x-forwarded-host': 'id.example',
    },
    isPart: true,
  });
});

test('a response above the size limit is replaced by a problem', async () => {
  const text = JSON.stringify('é'.repeat(BATCH.responseBytes / 2));
  const answer = await ask((_request, response) => response.end(text));
  expect([answer.status, codeOf(answer)]).toEqual([413, 'response_too_large']);
});

test('a read that misses the deadline gets a timeout, and its late response is dropped', async () => {
  const deadline = new AbortController();
  const late = Promise.withResolvers<() => void>();
  const asked = ask(
    (_request, response) => late.resolve(() => response.end('{"late":true}')),
    deadline.signal,
  );
  const end = await late.promise;
  deadline.abort();
  const answer = await asked;
  expect([answer.status, codeOf(answer)]).toEqual([503, 'batch_timeout']);
  expect(end).not.toThrow();
});

test('only the first end of a response counts', async () => {
  const answer = await ask((_request, response) => {
    response.end('1');
    response.end('2');
    expect(response.headersSent).toBe(true);
  });
  expect(answer.body).toBe('1');
});

test('a response without a body has the body null', async () => {
  const answer = await ask((_request, response) => {
    response.statusCode = 204;
    response.end();
  });
  expect(answer).toEqual({ status: 204, body: 'null' });
});

import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { BATCH } from '@gatehouse/contracts';
import type { Request } from 'express';
import { linkToBatch } from '../common/batch-reads.js';
import { problemOf, type Refusal } from '../common/problem.filter.js';

/** What an operation answered: `body` is JSON as it is sent. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
}

/** Requests of this process arrive on no connection. */
const NO_SOCKET = new Socket();

/**
 * Sends `GET path` through the whole application, as if it had come by itself from the client of `batch`.
 *
 * Cookies, conditional headers and bodies stay behind: a read is its path and its caller.
 *
 * @param deadline aborts the wait; the read itself goes on until its own limits end it
 */
export function answerRead(
  app: RequestListener,
  batch: Request,
  path: string,
  deadline: AbortSignal,
): Promise<ReadAnswer> {
  const request = new IncomingMessage(NO_SOCKET);
  request.method = 'GET';
  request.url = path;
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.complete = true;
  request.headers = headersOf(batch);
  linkToBatch(request, batch);
  const { promise, resolve } = Promise.withResolvers<ReadAnswer>();
  const late = () => resolve(problem(TOO_LATE));
  deadline.addEventListener('abort', late, { once: true });
  app(request, capture(new ServerResponse(request), resolve));
  return promise.finally(() => deadline.removeEventListener('abort', late));
}

/** What the request log and the protocol's addresses read. `clientAddress` has removed what the peer may not say. */
const KEPT = ['authorization', 'user-agent', 'host', 'x-forwarded-proto', 'x-forwarded-host'];

function headersOf({ headers }: Request): IncomingMessage['headers'] {
  const kept = KEPT.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { accept: 'application/json', ...Object.fromEntries(kept) };
}

/** Has a response give its body to `done` in place of a connection. Express replaces the prototype, so no class can do it. */
function capture(response: ServerResponse, done: (answer: ReadAnswer) => void): ServerResponse {
  let ended = false;
  response.end = ((body: unknown) => {
    if (ended) return response;
    ended = true;
    done(
      bounded(response.statusCode, typeof body === 'string' || body instanceof Buffer ? String(body) : ''),
    );
    response.emit('finish');
    response.emit('close');
    return response;
  }) as ServerResponse['end'];
  const get = () => ended;
  // By `writableFinished` the request log knows that nothing was broken off.
  return Object.defineProperties(response, { headersSent: { get }, writableFinished: { get } });
}

function bounded(status: number, body: string): ReadAnswer {
  if (Buffer.byteLength(body) > BATCH.responseBytes) return problem(TOO_LARGE);
  return { status, body: body || 'null' };
}

const TOO_LARGE: Refusal = {
  status: 413,
  code: 'response_too_large',
  message: 'The response is too large for a batch. Read it by itself.',
};

const TOO_LATE: Refusal = {
  status: 503,
  code: 'batch_timeout',
  message: 'This part was not ready in time. Try again.',
  retryAfterSeconds: 2,
};

function problem(refusal: Refusal): ReadAnswer {
  return { status: refusal.status, body: JSON.stringify(problemOf(refusal)) };
}

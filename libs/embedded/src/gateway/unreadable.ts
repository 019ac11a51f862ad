import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Failure, headersOf, problem } from './failure-page.ts';

const TOO_LONG: Failure = {
  status: 431,
  code: 'request_header_fields_too_large',
  title: 'Request Header Fields Too Large',
  detail: 'The address and the headers are too long.',
};

const TOO_LATE: Failure = {
  status: 408,
  code: 'request_timeout',
  title: 'Request Timeout',
  detail: 'The request did not arrive in time.',
};

const NOT_HTTP: Failure = {
  status: 400,
  code: 'bad_request',
  title: 'Bad Request',
  detail: 'The request is not valid HTTP.',
};

const FAILURES: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_LATE,
};

/**
 * Answers invalid or oversized HTTP with a problem document (RFC 9457), and closes the connection.
 *
 * @param https whether the public address is https
 * @param tell called with the response
 */
export function refuseUnreadable(
  https: boolean,
  tell: (failure: Failure, requestId: string, socket: Duplex) => void = () => undefined,
) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const failure = FAILURES[error.code ?? ''] ?? NOT_HTTP;
    const requestId = randomUUID();
    tell(failure, requestId, socket);
    const body = problem(failure, requestId);
    const headers = { ...headersOf(failure, body, { html: false, requestId, https }), connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n`;
    socket.end(`${status}${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
}

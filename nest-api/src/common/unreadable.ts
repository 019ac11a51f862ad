import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { problemOf, type Refusal } from './problem.filter.js';
import { asRequest } from './request-id.js';

const NOT_HTTP: Refusal = { status: 400, code: 'bad_request', message: 'The request is not valid HTTP.' };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request_header_fields_too_large',
    message: 'The address and the headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'The request did not arrive in time.',
  },
};

/**
 * Handles a server's `clientError`. Requests that Node cannot parse reach no handler, and Node answers without a body.
 * Sends a problem document and closes the connection.
 */
export function refuseUnreadable(logger: Logger) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    asRequest(() => {
      const problem = problemOf(refusal);
      logger.info({ requestId: problem.requestId, status: refusal.status, reason: error.code }, 'unreadable');
      const body = JSON.stringify(problem);
      const head = [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        'Connection: close',
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        `X-Request-Id: ${problem.requestId}`,
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    });
  };
}

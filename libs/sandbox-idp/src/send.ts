import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mode } from './misbehaviour.ts';

const SLOW_MS = 10_000;
const HUGE_BYTES = 10 * 1024 * 1024;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
    })
    .end(html);
}

/** Applies a fault to a response; slow ones are sent afterwards. @returns whether the response is complete */
export async function sendBadly(response: ServerResponse, mode: Mode): Promise<boolean> {
  switch (mode) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
      return false;
    case 'down':
      response.socket?.destroy();
      return true;
    case 'unavailable':
      response.writeHead(503, { 'content-type': 'text/plain' }).end('Service unavailable');
      return true;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Maintenance</title><p>We will be back soon.');
      return true;
    case 'huge':
      sendJson(response, 200, { padding: 'x'.repeat(HUGE_BYTES) });
      return true;
    default:
      return false;
  }
}

/** Another page could send its visitor's browser here. */
export function isOfAnotherSite({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
}

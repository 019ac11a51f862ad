import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';

/** Milliseconds without any data. */
const SILENCE_MS = 60_000;
/** Statuses whose responses have no body. Source: Fetch Standard, "null body status". */
const WITHOUT_BODY = [204, 205, 304];

/**
 * A `fetch` on `node:http`. That of Node 24 throws an assertion that nobody can catch if the server closes the connection
 * while a large body is read slowly.
 */
export function httpFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input));
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = init.headers as Record<string, string>;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: init.method ?? 'GET', headers }, (incoming) => {
      resolve(toResponse(incoming, init.method));
    });
    outgoing.on('error', reject);
    outgoing.setTimeout(SILENCE_MS, () => {
      outgoing.destroy(Object.assign(new Error('The storage does not answer'), { code: 'ETIMEDOUT' }));
    });
    outgoing.end(init.body as string | Uint8Array | undefined);
  });
}

function toResponse(incoming: http.IncomingMessage, method: string | undefined): Response {
  const { statusCode: status = 500, statusMessage: statusText = '', headers } = incoming;
  const hasBody = method !== 'HEAD' && !WITHOUT_BODY.includes(status);
  if (!hasBody) incoming.resume();
  const body = hasBody ? (Readable.toWeb(incoming) as unknown as globalThis.ReadableStream) : null;
  return new Response(body, { status, statusText, headers: headers as Record<string, string> });
}

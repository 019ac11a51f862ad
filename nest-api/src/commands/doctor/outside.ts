import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2_000_000;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends one request as an external browser would, and follows no redirect. It accepts untrusted certificates, which
 * have their own check, so that they hide no other problem. It sends no secret.
 *
 * @throws Error with the `code` of the connection, such as ECONNREFUSED
 */
export async function ask(url: string, { method = 'GET', headers, body }: Question = {}): Promise<Answer> {
  const { protocol } = new URL(url);
  const options = { method, headers, agent: false, rejectUnauthorized: false } as const;
  const request = protocol === 'https:' ? https.request(url, options) : http.request(url, options);
  const limit = setTimeout(() => {
    request.destroy(Object.assign(new Error('no answer within ten seconds'), { code: 'ETIMEDOUT' }));
  }, TIMEOUT_MS);
  try {
    return await answerOf(request.end(body));
  } finally {
    clearTimeout(limit);
    request.destroy();
  }
}

async function answerOf(request: http.ClientRequest): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve).on('error', reject);
  const response = await promise;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) break;
    chunks.push(chunk);
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/** The code of a failed connection, or the class of the error. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? 'Error';
}

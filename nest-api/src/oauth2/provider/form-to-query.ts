import type { Request, Response } from 'express';

/** Longer queries do not fit into URLs that every server in between accepts. */
const MOST_BYTES = 8_000;

/**
 * Redirects a browser that posted another site's form to a GET with the same parameters: the session cookie is
 * SameSite=Lax and is not sent with a cross-site POST. Source: OIDC Core §3.1.2.1 requires both methods.
 *
 * @returns the status of an error, or null if the browser was redirected
 */
export async function formToQuery(request: Request, response: Response): Promise<400 | 413 | 415 | null> {
  if (!request.is('application/x-www-form-urlencoded')) return 415;
  const body = await readText(request);
  if (body === null) return 413;
  if (request.originalUrl.includes('?')) return 400;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, `${request.originalUrl}?${new URLSearchParams(body)}`);
  return null;
}

/** Null if it is too long. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  return bytes <= MOST_BYTES ? Buffer.concat(chunks).toString('utf8') : null;
}

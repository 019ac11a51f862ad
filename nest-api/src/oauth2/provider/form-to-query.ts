import type { Request, Response } from 'express';

/** Longer ones don't fit into an address that every server on the way takes. */
const MOST_BYTES = 8_000;

/**
 * Sends a browser that came with another site's form on by GET, with the same parameters: our session's cookie is
 * SameSite=Lax and does not come with a foreign POST. Source: OIDC Core §3.1.2.1 asks for both methods.
 *
 * @returns the status of a refusal, or null when the browser was sent on
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

/** Null when it is too long. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  return bytes <= MOST_BYTES ? Buffer.concat(chunks).toString('utf8') : null;
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * How long clients may cache metadata and keys, in seconds. A new key is published at least twice as long before it
 * signs (`KNOWN_AFTER_SECONDS`), so a cached set always contains the signing key.
 */
export const METADATA_MAX_AGE = 300;

const ROUTES: ReadonlySet<string | undefined> = new Set(['discovery', 'jwks']);

interface Answer {
  readonly tag: string;
  readonly body: Buffer;
  readonly type: string;
  readonly vary: string;
}

/**
 * The metadata and keys of one issuer, which are the same for every caller. The library writes each document once; it
 * lives as long as the provider, which is replaced when the keys change.
 */
export class KeptMetadata {
  /** By path. */
  private readonly answers = new Map<string, Answer>();

  /** Lets clients cache documents and revalidate them. Source: RFC 9110 §8.8.3. */
  readonly keep = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
    if (!ROUTES.has(oidc?.route) || ctx.status !== 200) return;
    const answer = answerOf(ctx);
    this.answers.set(ctx.path, answer);
    ctx.set(cachingOf(answer));
    if (isKnown(ctx.get('If-None-Match'), answer.tag)) ctx.status = 304;
  };

  /** Responds as the library would. @returns false if the library must respond */
  answer(path: string, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
    const answer = method === 'GET' ? this.answers.get(path) : undefined;
    if (!answer) return false;
    const common = {
      ...cachingOf(answer),
      Vary: answer.vary,
      'Access-Control-Allow-Origin': headers.origin || '*',
    };
    if (isKnown(headers['if-none-match'] ?? '', answer.tag)) {
      response.writeHead(304, common).end();
      return true;
    }
    const { type, body } = answer;
    response.writeHead(200, { ...common, 'Content-Type': type, 'Content-Length': body.length }).end(body);
    return true;
  }
}

function answerOf({ body, response }: KoaContextWithOIDC): Answer {
  const text = JSON.stringify(body);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return {
    tag: `"${tag}"`,
    body: Buffer.from(text),
    type: response.get('Content-Type'),
    vary: response.get('Vary'),
  };
}

function cachingOf({ tag }: Answer) {
  return { 'Cache-Control': `public, max-age=${METADATA_MAX_AGE}`, ETag: tag };
}

/** Weak comparison with each of the list. Source: RFC 9110 §13.1.2. */
function isKnown(header: string, tag: string): boolean {
  return header.split(',').some((known) => ['*', tag, `W/${tag}`].includes(known.trim()));
}

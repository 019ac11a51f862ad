import type { IncomingMessage } from 'node:http';
import { ScimError } from '@gatehouse/scim';

/** Bytes of a body: a group of 80,000 members with nothing but their IDs. */
export const LARGEST_BODY = 8 * 1024 * 1024;
/** For the whole body, so that half a request does not stay. */
const LONGEST_MS = 60_000;
const JSON_TYPE = /^application\/(?:scim\+json|json)\s*(?:;|$)/i;
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i;

/**
 * The JSON of a request.
 *
 * @throws ScimError 400 `invalidSyntax`: no JSON, or an incomplete body; 408, 413, 415
 */
export async function readBody(
  request: IncomingMessage,
  { largest = LARGEST_BODY, longestMs = LONGEST_MS } = {},
): Promise<unknown> {
  const { headers } = request;
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type))
    throw new ScimError(415, undefined, 'Send the body as application/scim+json in UTF-8.');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new ScimError(415, undefined, 'Send the body without a content encoding.');
  if (Number(headers['content-length'] ?? 0) > largest) throw tooLarge(largest);
  return parse(await bytesOf(request, largest, longestMs));
}

function bytesOf(request: IncomingMessage, largest: number, longestMs: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(
    () => reject(new ScimError(408, undefined, 'The request did not arrive in time.')),
    longestMs,
  );
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > largest) reject(tooLarge(largest));
    else chunks.push(chunk);
  });
  request.once('end', () => resolve(Buffer.concat(chunks)));
  request.once('error', () => reject(incomplete()));
  request.once('close', () => reject(incomplete()));
  return promise.finally(() => {
    clearTimeout(timer);
    request.removeAllListeners('data');
    request.pause();
  });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ScimError(400, 'invalidSyntax', 'The request body is not valid JSON in UTF-8.');
  }
}

function tooLarge(largest: number): ScimError {
  return new ScimError(413, undefined, `The request body is larger than ${largest} bytes.`);
}

function incomplete(): ScimError {
  return new ScimError(400, 'invalidSyntax', 'The request ended before its body did.');
}

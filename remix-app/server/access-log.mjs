import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Writes JSON lines, one for each request and each refusal, in the API's shape: `level`, `time`, `msg` and fields.
 *
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} write
 * @param {{ of(request: object): string | undefined }} refusals why requests were refused
 */
export function accessLog(env, write, refusals = { of: () => undefined }) {
  const secret = secretOf(env);
  const log = (fields) => write(`${JSON.stringify(lineOf(fields))}\n`);
  return {
    /** A line about `request` that is not its end. */
    tell: (request, fields) => log({ ...fields, ...callerOf(request, secret) }),
    /** A format for morgan: what it returns is the line. */
    format: (tokens, request, response) =>
      JSON.stringify(
        lineOf({
          level: response.statusCode >= 500 ? 'warn' : 'info',
          msg: 'request',
          method: request.method,
          path: pathOf(request),
          status: response.headersSent ? response.statusCode : undefined,
          refusal: refusals.of(request),
          ms: Number(tokens['response-time'](request, response)) || undefined,
          ...callerOf(request, secret),
          userAgent: request.headers['user-agent']?.slice(0, 200),
        }),
      ),
  };
}

/** Without the query, which may hold codes, states and one-time tokens. */
export function pathOf(request) {
  return ((request.originalUrl ?? request.url ?? '').split(/[?#;]/, 1)[0] ?? '').slice(0, 500);
}

/** Forwarded headers count only beside the internal secret: anybody could write them. */
function callerOf({ headers, socket }, secret) {
  if (!secret || !isSame(headers['x-gatehouse-internal'], secret)) return { ip: socket.remoteAddress };
  return { ip: headers['x-forwarded-for'] ?? socket.remoteAddress, requestId: headers['x-request-id'] };
}

function lineOf({ level, ...fields }) {
  return { level, time: new Date().toISOString(), ...fields };
}

/** A file that can't be read is named by the application's settings, which read it too. */
export function secretOf({ INTERNAL_SECRET, INTERNAL_SECRET_FILE }) {
  if (!INTERNAL_SECRET_FILE) return INTERNAL_SECRET;
  try {
    return readFileSync(INTERNAL_SECRET_FILE, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function isSame(given, secret) {
  const digest = (text) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}

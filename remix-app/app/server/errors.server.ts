import { randomUUID } from 'node:crypto';

const references = new WeakMap<Request, string>();

/** The reference of this request's logged error, if any. */
export function referenceOf(request: Request): string | undefined {
  return references.get(request);
}

/**
 * Writes one JSON line. Only the path is logged: a query may contain a code or a one-time token.
 *
 * @returns the reference in the log
 */
export function logError(error: unknown, request: Request): string {
  const reference = references.get(request) ?? randomUUID();
  references.set(request, reference);
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const line = {
    level: 'error',
    time: new Date().toISOString(),
    reference,
    method: request.method,
    path: new URL(request.url).pathname,
    error: { name, message, stack },
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  return reference;
}

import { randomUUID } from 'node:crypto';

const references = new WeakMap<Request, string>();

/** The reference under which an error of this request was logged, if one was. */
export function referenceOf(request: Request): string | undefined {
  return references.get(request);
}

/**
 * Writes one JSON line. Only the path is written: a query may hold a code or a one-time token.
 *
 * @returns the reference under which it stands in the log
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

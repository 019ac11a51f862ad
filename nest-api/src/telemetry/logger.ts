import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { currentRequestId } from '../common/request-id.js';
import { describeError } from './describe-error.js';
import { redact, scrub } from './redact.js';

/**
 * Writes one JSON object per line: `level`, `time` (ISO 8601), `requestId` inside of a request, `msg` and fields.
 *
 * Values of secret-named fields are removed, and text in the shape of a secret is masked in the finished line.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === 'none' ? {} : { requestId };
    },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => redact(withErrors(fields)) as Record<string, unknown>,
    },
    hooks: { streamWrite: scrub },
    // Errors are already described above, so pino's own serializer must not process them.
    serializers: { err: (described: unknown) => described },
  };
  return destination ? pino(options, destination) : pino(options);
}

function withErrors(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(fields).some((value) => value instanceof Error)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? describeError(value) : value,
    ]),
  );
}

import { type DestinationStream, destination } from 'pino';

/** Characters that wait for a log that cannot be written at the moment; what comes after them is lost. */
const MOST_KEPT = 256 * 1024;

/**
 * The process's output, written at once. On a full disk it costs log lines and nothing else: an error of it, or of
 * what others write to the same file, would end the process if nobody listened.
 */
export function logDestination(): DestinationStream {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = destination({ sync: true, maxLength: MOST_KEPT });
  output.on('error', () => undefined);
  return output;
}

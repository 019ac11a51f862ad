import { type DestinationStream, destination } from 'pino';

/** Characters that are kept while the log cannot be written. Later ones are lost. */
const MOST_KEPT = 256 * 1024;

/**
 * The process's output, written immediately. A full disk only loses log lines. Without a listener, an error of this
 * output, or of others that write to the same file, would end the process.
 */
export function logDestination(): DestinationStream {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = destination({ sync: true, maxLength: MOST_KEPT });
  output.on('error', () => undefined);
  return output;
}

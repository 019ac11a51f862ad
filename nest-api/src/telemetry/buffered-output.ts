import type { DestinationStream } from 'pino';

/** Maximum delay of a line, in milliseconds. */
const LATEST_MS = 100;
/** Characters. */
const MOST_WAITING = 16_384;
const ENDS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Batches log lines into few large writes, because a write for each line is among the most expensive parts of a
 * request.
 *
 * It starts line by line. After `buffer`, a line waits for at most 0.1 seconds. Waiting lines are written when the
 * process ends, and after the first signal it writes line by line again. Killing the process loses the waiting lines.
 */
export class BufferedOutput implements DestinationStream {
  private waiting: string[] = [];
  private length = 0;
  private timer: NodeJS.Timeout | undefined;
  private isBuffering = false;

  /** @param output writes text immediately, as `pino.destination({ sync: true })` does */
  constructor(private readonly output: DestinationStream) {}

  write(line: string): void {
    if (!this.isBuffering) {
      this.output.write(line);
      return;
    }
    this.waiting.push(line);
    this.length += line.length;
    if (this.length >= MOST_WAITING) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), LATEST_MS).unref();
  }

  /**
   * Only for a process that also handles termination signals otherwise: these listeners disable the default handling.
   */
  buffer(): void {
    this.isBuffering = true;
    process.once('exit', () => this.stop());
    for (const signal of ENDS) process.once(signal, () => this.stop());
  }

  /** Writes the waiting lines, and each later line immediately. */
  stop(): void {
    this.isBuffering = false;
    this.flush();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const text = this.waiting.join('');
    this.waiting = [];
    this.length = 0;
    if (text) this.output.write(text);
  }
}

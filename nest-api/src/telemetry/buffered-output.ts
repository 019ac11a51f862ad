import type { DestinationStream } from 'pino';

/** How late a line may be, in milliseconds. */
const LATEST_MS = 100;
/** Characters. */
const MOST_WAITING = 16_384;
const ENDS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * A log in few large writes: one write a line is among the dearest things that a request costs.
 *
 * It begins line by line. After `buffer` a line waits for at most a tenth of a second; what waits is written when the
 * process ends, and from the first signal to end it goes line by line again. Who kills the process outright loses that
 * tenth.
 */
export class BufferedOutput implements DestinationStream {
  private waiting: string[] = [];
  private length = 0;
  private timer: NodeJS.Timeout | undefined;
  private isBuffering = false;

  /** @param output takes text at once, as `pino.destination({ sync: true })` does */
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

  /** For a process that handles signals to end otherwise too: our listening keeps it from ending by them. */
  buffer(): void {
    this.isBuffering = true;
    process.once('exit', () => this.stop());
    for (const signal of ENDS) process.once(signal, () => this.stop());
  }

  /** Writes what waits, and from now on each line by itself. */
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

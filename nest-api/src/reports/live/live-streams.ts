import { LIVE_STEP_MS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { TooManyRequests, Unavailable } from '../../common/app-error.js';
import { Drain } from '../../common/drain.js';
import { LiveBoards } from './live-board.service.js';

const MOST_STREAMS = 50;
/** Of one user, or of one display. */
const MOST_OF_WATCHER = 4;
const RETRY_SECONDS = 10;
/** Then the browser opens a new stream, perhaps at another process. */
const LONGEST_MS = 30 * 60_000;
/** Bytes that a slow reader may leave unread. */
const MOST_UNREAD = 256_000;

/** A superadmin, or a display. */
export interface Watcher {
  readonly id: string;
  /** Whether the board may still be sent. */
  readonly isAllowed: () => Promise<boolean>;
}

interface Stream {
  readonly watcher: Watcher;
  readonly response: Response;
  readonly until: number;
}

/**
 * Server-sent events with the live board. All streams of this process share one read every two seconds. Before each event
 * the watcher is checked: a stream ends with its session or its permission, and that of a display with the display.
 *
 * Source: HTML §9.2 (server-sent events).
 */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger('LiveStreams');
  private readonly streams = new Set<Stream>();
  private timer: NodeJS.Timeout | undefined;
  private isReading = false;
  private isClosed = false;

  constructor(
    private readonly boards: LiveBoards,
    drain: Drain,
  ) {
    drain.watch(() => this.close());
  }

  /**
   * Keeps the response open until the watcher may no longer see the board.
   *
   * @throws TooManyRequests the watcher has too many open streams
   * @throws Unavailable this process has too many
   */
  open(watcher: Watcher, response: Response): void {
    const own = [...this.streams].filter((stream) => stream.watcher.id === watcher.id).length;
    if (own >= MOST_OF_WATCHER) throw new TooManyRequests(RETRY_SECONDS);
    if (this.isClosed || this.streams.size >= MOST_STREAMS) throw new Unavailable(RETRY_SECONDS);
    const stream = { watcher, response, until: performance.now() + LONGEST_MS };
    this.streams.add(stream);
    response.once('close', () => this.streams.delete(stream));
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses or collects the response would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.write(': the live board\n\n');
    if (!this.timer && !this.isReading) void this.tick();
  }

  onModuleDestroy(): void {
    this.close();
  }

  private close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const { response } of this.streams) response.end();
  }

  private async tick(): Promise<void> {
    this.timer = undefined;
    this.isReading = true;
    const data = await this.read();
    await Promise.all([...this.streams].map((stream) => this.send(stream, data)));
    this.isReading = false;
    if (this.streams.size === 0 || this.isClosed) return;
    this.timer = setTimeout(() => void this.tick(), LIVE_STEP_MS).unref();
  }

  /** Null if the numbers cannot be read: then the streams are silent, and the page says how old its numbers are. */
  private async read(): Promise<string | null> {
    try {
      return JSON.stringify(await this.boards.read());
    } catch (err) {
      this.logger.warn({ err }, 'could not read the live board');
      return null;
    }
  }

  private async send(stream: Stream, data: string | null): Promise<void> {
    const { response } = stream;
    const isAllowed = await this.isAllowed(stream);
    if (response.writableEnded || response.destroyed) return;
    if (isAllowed === false) {
      response.end('event: end\ndata: {}\n\n');
      return;
    }
    if (performance.now() > stream.until || response.writableLength > MOST_UNREAD) {
      response.end();
      return;
    }
    response.write(data !== null && isAllowed ? `data: ${data}\n\n` : ': no data\n\n');
  }

  /** Null if it is unknown, because the database is unavailable: then the stream says nothing. */
  private isAllowed({ watcher }: Stream): Promise<boolean | null> {
    return watcher.isAllowed().catch(() => null);
  }
}

import { LIVE_STEP_MS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionLookup } from '../../auth/session-lookup.js';
import { toCaller } from '../../auth/session-record.js';
import { TooManyRequests, Unavailable } from '../../common/app-error.js';
import { type Caller, may } from '../../common/caller.js';
import { type ClientContext, clientOf } from '../../common/client-address.js';
import { Drain } from '../../common/drain.js';
import { LiveBoards } from './live-board.service.js';

const MOST_STREAMS = 50;
const MOST_OF_USER = 4;
const RETRY_SECONDS = 10;
/** Then the browser opens a new stream, perhaps at another process. */
const LONGEST_MS = 30 * 60_000;
/** Bytes that a slow reader may leave unread. */
const MOST_UNREAD = 256_000;

interface Stream {
  readonly userId: string;
  readonly token: string;
  readonly client: ClientContext;
  readonly response: Response;
  readonly until: number;
}

/**
 * Server-sent events with the live board. All streams of this process share one read every two seconds. Before each event
 * the session is checked: a stream ends with its session, or with the permission.
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
    private readonly sessions: SessionLookup,
    drain: Drain,
  ) {
    drain.watch(() => this.close());
  }

  /**
   * Keeps the response open until the session ends.
   *
   * @throws TooManyRequests the user has too many open streams
   * @throws Unavailable this process has too many
   */
  open({ userId }: Caller, request: Request, response: Response): void {
    const own = [...this.streams].filter((stream) => stream.userId === userId).length;
    if (own >= MOST_OF_USER) throw new TooManyRequests(RETRY_SECONDS);
    if (this.isClosed || this.streams.size >= MOST_STREAMS) throw new Unavailable(RETRY_SECONDS);
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    const stream = {
      userId,
      token,
      client: clientOf(request),
      response,
      until: performance.now() + LONGEST_MS,
    };
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
  private async isAllowed({ token, client }: Stream): Promise<boolean | null> {
    try {
      const session = await this.sessions.findHeld(token, client);
      return session !== null && may(toCaller(session), 'platform_management');
    } catch {
      return null;
    }
  }
}

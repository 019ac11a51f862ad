import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';

const CHANNEL = 'gatehouse_failures';
/** How long happenings wait for others, so that an attack costs five statements a second at most. */
const GATHER_MS = 200;
/** Happenings in one message: PostgreSQL allows 8,000 bytes, and one has up to 130. */
const MOST_EACH = 50;
/** Happenings that wait. Beyond it, other processes do not hear of them. */
const MOST_WAITING = 500;

/** `failure`: somebody tried a password or a factor. `prompt`: a second step was asked for. `answer`: the user took it. */
export type Happening =
  | { readonly kind: 'failure'; readonly userId: string; readonly network: string }
  | { readonly kind: 'prompt' | 'answer'; readonly userId: string };

/** A failure of the time before this process. */
export interface Earlier {
  readonly userId: string;
  readonly ip: string | null;
  readonly isPrompt: boolean;
  readonly times: number;
  readonly agoMs: number;
}

interface Message {
  readonly from: string;
  readonly all: readonly Happening[];
}

/** Tells the other processes what happened to accounts here, and hears it from them. */
@Injectable()
export class SharedFailures implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('SharedFailures');
  private readonly self = randomUUID();
  private waiting: Happening[] = [];
  private timer: NodeJS.Timeout | undefined;
  private listener: (happening: Happening) => void = () => undefined;

  constructor(
    private readonly lookups: Lookups,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.hear(CHANNEL, (message) => this.hear(message));
  }

  onModuleDestroy(): Promise<void> {
    return this.send();
  }

  /** Calls `listener` with what happened in another process. */
  watch(listener: (happening: Happening) => void): void {
    this.listener = listener;
  }

  tell(happening: Happening): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(happening);
    this.timer ??= setTimeout(() => void this.send(), GATHER_MS).unref();
  }

  /** Those of the last hour, the newest first. */
  earlier(most: number): Promise<Earlier[]> {
    return this.lookups.call<Earlier & Record<string, unknown>>('recent_failures', [most]);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const messages: string[] = [];
    while (this.waiting.length > 0)
      messages.push(
        JSON.stringify({ from: this.self, all: this.waiting.splice(0, MOST_EACH) } satisfies Message),
      );
    if (messages.length === 0) return;
    try {
      await this.lookups.asApp(
        'share_failures',
        `select pg_notify('${CHANNEL}', m) from unnest($1::text[]) m`,
        [messages],
      );
    } catch (error) {
      this.logger.debug({ err: error }, 'failures could not be shared');
    }
  }

  private hear(text: string): void {
    try {
      const { from, all } = JSON.parse(text) as Message;
      if (from !== this.self) for (const happening of all) this.listener(happening);
    } catch (error) {
      this.logger.debug({ err: error }, 'a message about failures could not be read');
    }
  }
}

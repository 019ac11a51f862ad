import { type ClaimsHabit, MOST_CLAIMS } from '@gatehouse/sign-in-risk';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import { toStorableJson } from '../database/storable-json.js';

/** What the identity provider of one sign-in sent. */
export interface SentClaims {
  /** Digest of the settings of the connection that shape an answer. With others, its habits begin anew. */
  readonly settings: string;
  /** Names of claims, and `kind=value` for how the user authenticated and the message was made. Never values of claims. */
  readonly entries: readonly string[];
}

interface Noted {
  readonly settings: string;
  signIns: number;
  readonly seen: Map<string, number>;
}

const MOST_WAITING = 1_000;
const FLUSH_MS = 1_000;

/**
 * Learns what connections usually send, outside of the request: at most one statement a second. While the database is
 * unavailable, notes are lost.
 */
@Injectable()
export class ConnectionClaims implements OnApplicationShutdown {
  private readonly logger = new Logger('ConnectionClaims');
  private waiting = new Map<string, Noted>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly lookups: Lookups) {}

  /** A sign-in through the connection has succeeded. */
  learn(connectionId: string, { settings, entries }: SentClaims): void {
    const before = this.waiting.get(connectionId);
    if (!before && this.waiting.size >= MOST_WAITING) return;
    const noted =
      before?.settings === settings ? before : { settings, signIns: 0, seen: new Map<string, number>() };
    noted.signIns += 1;
    for (const entry of entries) noted.seen.set(entry, (noted.seen.get(entry) ?? 0) + 1);
    this.waiting.set(connectionId, noted);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Resolves when all earlier notes are written, or lost. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const noted = [...this.waiting];
    this.waiting = new Map();
    if (noted.length === 0) return;
    const rows = noted.map(([id, { settings, signIns, seen }]) => ({
      connection_id: id,
      settings,
      sign_ins: signIns,
      seen: Object.fromEntries(seen),
    }));
    try {
      await this.lookups.call('learn_connection_claims', [toStorableJson(rows), MOST_CLAIMS]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ reason }, 'what connections sent is lost');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}

/** The habit of a connection as the database has it. Null for none, and for that of other settings. */
export function claimsHabit(stored: object | null | undefined, settings: string): ClaimsHabit | null {
  if (!stored) return null;
  const habit = stored as ClaimsHabit & { readonly settings: unknown };
  return habit.settings === settings ? { signIns: habit.signIns, seen: habit.seen } : null;
}

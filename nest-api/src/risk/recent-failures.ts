import { isSignInMethod } from '@gatehouse/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { SignInAttempt } from '../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../sign-in-log/sign-in-log.js';
import { networkPrefix } from './network-prefix.js';
import { type Happening as Shared, SharedFailures } from './shared-failures.js';

const HOUR_MS = 3_600_000;
/** Accounts in memory. Beyond it, the account whose last failure is the oldest is dropped. */
const MOST_ACCOUNTS = 10_000;
/** Failures in memory for each account. */
const MOST_EACH = 50;
/** Happenings of the time before this process that it reads at its start. */
const MOST_EARLIER = 20_000;
const UNKNOWN_NETWORK = 'unknown';

/** Codes of attempts that somebody may make who is not the user. */
const GUESSES: ReadonlySet<string> = new Set(['invalid_credentials', 'invalid_factor']);

/** What happened to an account in the last hour. */
export interface AccountHour {
  readonly accountFailures: number;
  /** Networks of the failures. */
  readonly accountNetworks: number;
  /** Second steps that nobody has taken. */
  readonly prompts: number;
}

interface Happening {
  readonly at: number;
  /** Null for a second step. */
  readonly network: string | null;
}

/**
 * Failed sign-ins and unanswered second steps of the last hour, for each account. In memory, so that a sign-in costs no
 * statement: a process reads those before its start from the database, and hears of those in other processes within a
 * second.
 */
@Injectable()
export class RecentFailures implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('RecentFailures');
  /** In the order of their last happening. */
  private readonly accounts = new Map<string, Happening[]>();

  constructor(
    private readonly log: SignInLog,
    private readonly shared: SharedFailures,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.log.watch((attempt) => this.note(attempt));
    this.shared.watch((happening) => this.hear(happening));
  }

  /** In the background: until it is read, the signals are weaker, and nobody waits. */
  onApplicationBootstrap(): void {
    void this.readEarlier(performance.now());
  }

  of(userId: string): AccountHour {
    const recent = this.recent(userId);
    const networks = recent.flatMap(({ network }) => network ?? []);
    return {
      accountFailures: networks.length,
      accountNetworks: new Set(networks).size,
      prompts: recent.length - networks.length,
    };
  }

  notePrompt(userId: string): void {
    this.add(userId, null);
    this.shared.tell({ kind: 'prompt', userId });
  }

  /** The user signed in, so the second steps are theirs. */
  forgetPrompts(userId: string): void {
    if (this.forget(userId)) this.shared.tell({ kind: 'answer', userId });
  }

  /** @returns whether there were any */
  private forget(userId: string): boolean {
    if (this.of(userId).prompts === 0) return false;
    const failures = this.recent(userId).filter(({ network }) => network !== null);
    if (failures.length > 0) this.accounts.set(userId, failures);
    else this.accounts.delete(userId);
    return true;
  }

  private note({ method, outcome, userId, client }: SignInAttempt): void {
    if (!userId || !GUESSES.has(outcome) || !isSignInMethod(method)) return;
    const network = networkPrefix(client?.address ?? '') ?? UNKNOWN_NETWORK;
    this.add(userId, network);
    this.shared.tell({ kind: 'failure', userId, network });
  }

  private hear(happening: Shared): void {
    const { kind, userId } = happening;
    if (kind === 'answer') this.forget(userId);
    else this.add(userId, kind === 'failure' ? happening.network : null);
  }

  /** Those since the start are known: this process noted them, or heard of them. */
  private async readEarlier(startedAt: number): Promise<void> {
    try {
      const rows = await this.shared.earlier(MOST_EARLIER);
      const sinceStart = performance.now() - startedAt;
      const now = this.clock.now().getTime();
      // The newest comes first, and is last in memory.
      for (const { userId, ip, isPrompt, times, agoMs } of rows.toReversed()) {
        if (agoMs <= sinceStart) continue;
        const network = isPrompt ? null : (networkPrefix(ip ?? '') ?? UNKNOWN_NETWORK);
        for (let n = 0; n < Math.min(times, MOST_EACH); n += 1) this.add(userId, network, now - agoMs);
      }
    } catch (error) {
      this.logger.warn(
        `earlier failures could not be read: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  private add(userId: string, network: string | null, at = this.clock.now().getTime()): void {
    const known = this.recent(userId);
    this.accounts.delete(userId);
    // Earlier ones are read while new ones arrive.
    const all = [...known, { at, network }].sort((one, other) => one.at - other.at);
    this.accounts.set(userId, all.slice(-MOST_EACH));
    const [oldest] = this.accounts.keys();
    if (this.accounts.size > MOST_ACCOUNTS && oldest) this.accounts.delete(oldest);
  }

  private recent(userId: string): Happening[] {
    const since = this.clock.now().getTime() - HOUR_MS;
    return (this.accounts.get(userId) ?? []).filter(({ at }) => at > since);
  }
}

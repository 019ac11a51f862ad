import { isSignInMethod } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { SignInAttempt } from '../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../sign-in-log/sign-in-log.js';
import { networkPrefix } from './network-prefix.js';

const HOUR_MS = 3_600_000;
/** Accounts in memory. Beyond it, the account whose last failure is the oldest is dropped. */
const MOST_ACCOUNTS = 10_000;
/** Failures in memory for each account. */
const MOST_EACH = 50;

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
 * Failed sign-ins and unanswered second steps of the last hour, for each account. In memory: each replica knows those that
 * it served since its start, so that a sign-in costs no statement.
 */
@Injectable()
export class RecentFailures implements OnModuleInit {
  /** In the order of their last happening. */
  private readonly accounts = new Map<string, Happening[]>();

  constructor(
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.log.watch((attempt) => this.note(attempt));
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
  }

  /** The user signed in, so the second steps are theirs. */
  forgetPrompts(userId: string): void {
    const failures = this.recent(userId).filter(({ network }) => network !== null);
    if (failures.length > 0) this.accounts.set(userId, failures);
    else this.accounts.delete(userId);
  }

  private note({ method, outcome, userId, client }: SignInAttempt): void {
    if (!userId || !GUESSES.has(outcome) || !isSignInMethod(method)) return;
    this.add(userId, networkPrefix(client?.address ?? '') ?? 'unknown');
  }

  private add(userId: string, network: string | null): void {
    const known = this.recent(userId).slice(1 - MOST_EACH);
    this.accounts.delete(userId);
    this.accounts.set(userId, [...known, { at: this.clock.now().getTime(), network }]);
    const [oldest] = this.accounts.keys();
    if (this.accounts.size > MOST_ACCOUNTS && oldest) this.accounts.delete(oldest);
  }

  private recent(userId: string): Happening[] {
    const since = this.clock.now().getTime() - HOUR_MS;
    return (this.accounts.get(userId) ?? []).filter(({ at }) => at > since);
  }
}

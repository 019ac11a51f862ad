import { createHash } from 'node:crypto';
import { type Journey, passStep, type SignInStep } from '@gatehouse/contracts';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { TooManyRequests } from '../common/app-error.js';
import { type ClientContext, networkOf } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { toStorableJson } from '../database/storable-json.js';
import { LeftPages, type PageOwner } from './left-pages.js';

interface Noted {
  readonly journey: Pick<Journey, 'id' | 'step' | 'took'>;
  /** Null while it is unknown. */
  readonly tenantId: string | null;
  readonly isOver: boolean;
}

/** Steps before the first factor is verified: the page can only guess which one the user chooses. */
const FIRST_STEPS: readonly SignInStep[] = ['address', 'password', 'passkey', 'identity_provider'];
const MOST_WAITING = 1_000;
const BATCH = 500;
const FLUSH_MS = 1_000;

/**
 * Notes how far each sign-in on our pages is and how long its steps took, outside of the request: at most one statement a
 * second. `count_journeys` counts those that are over or given up. While the database is unavailable, notes are lost.
 */
@Injectable()
export class Journeys implements OnApplicationShutdown {
  private readonly logger = new Logger('Journeys');
  private waiting = new Map<string, Noted>();
  private opened = 0;
  private readonly leftPages = new LeftPages();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** The address is entered, or a connection is chosen. */
  addressed({ journey }: ClientContext, next: SignInStep, tenantId: string | null): void {
    if (!journey) return;
    // The time on our page until the user presses the button belongs to the identity provider.
    const isKnown = journey.step === next && next === 'identity_provider';
    const now = isKnown ? journey : passStep(journey, 'address', next, this.now());
    this.note({ journey: now, tenantId, isOver: false });
  }

  /** @param by the first factor that was verified  @param next null: the session began */
  passed({ journey }: ClientContext, by: SignInStep, next: SignInStep | null, tenantId: string | null): void {
    if (!journey) return;
    const done = FIRST_STEPS.includes(journey.step) ? by : journey.step;
    const after = passStep(journey, done, next ?? done, this.now());
    this.note({ journey: after, tenantId, isOver: next === null });
  }

  /**
   * Consent follows the session, so it is counted by itself. The database knows when the page was first shown.
   *
   * @param uid of the interaction
   */
  consent(uid: string, tenantId: string | null, progress: 'shown' | 'answered'): void {
    const journey = { id: idOf(uid), step: 'consent', took: {} } as const;
    this.note({ journey, tenantId, isOver: progress === 'answered' });
  }

  /** Somebody opened the page of sign-ups. Programs do so too. */
  openedSignUp(): void {
    this.opened += 1;
    this.flushSoon();
  }

  /** A sign-in page was left without sending anything.  @throws TooManyRequests */
  left({ address }: ClientContext, owner: PageOwner): void {
    const wait = this.leftPages.add(networkOf(address), owner, this.now());
    if (wait !== null) throw new TooManyRequests(wait);
    this.flushSoon();
  }

  /** Resolves when all earlier notes are written, or lost. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const noted = [...this.waiting.values()];
    this.waiting = new Map();
    for (let from = 0; from < noted.length; from += BATCH)
      await this.write('note_journeys', toStorableJson(noted.slice(from, from + BATCH).map(rowOf)));
    const { opened } = this;
    this.opened = 0;
    if (opened > 0) await this.write('count_opened', opened);
    const left = this.leftPages.take();
    if (left.length > 0) await this.write('count_left', toStorableJson(left));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private note(noted: Noted): void {
    const { id } = noted.journey;
    const before = this.waiting.get(id);
    if (before?.isOver || (!before && this.waiting.size >= MOST_WAITING)) return;
    this.waiting.set(id, { ...noted, tenantId: noted.tenantId ?? before?.tenantId ?? null });
    this.flushSoon();
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private async write(
    name: 'note_journeys' | 'count_opened' | 'count_left',
    value: string | number,
  ): Promise<void> {
    try {
      await this.lookups.call(name, [value]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ reason }, 'sign-in times are lost');
    }
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** A UUID that only the same interaction has. */
function idOf(uid: string): string {
  const hex = createHash('sha256').update(`consent ${uid}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

function rowOf({ journey: { id, step, took }, tenantId, isOver }: Noted) {
  return { id, tenant_id: tenantId, step, took, is_over: isOver };
}

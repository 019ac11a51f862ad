import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Drain } from '../../common/drain.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SecurityEventTokens } from './security-event-tokens.js';
import { SignalStreamsRepository } from './signal-streams.repository.js';
import { SignalStreams } from './signal-streams.service.js';
import type { SsfCaller } from './ssf-access.js';
import { invalid } from './ssf-refused.js';
import { requireBody } from './stream-request.js';

const MOST_SETS = 100;
const MOST_ACKS = 1_000;
/** A long poll ends after this time. */
const LONGEST_MS = 20_000;
const PAUSE_MS = 500;

interface Polled {
  readonly sets: Record<string, string>;
  readonly moreAvailable: boolean;
}

/** Delivery of events to an application that asks for them. Source: RFC 8936 §2. */
@Injectable()
export class StreamPolls {
  constructor(
    private readonly streams: SignalStreams,
    private readonly rows: SignalStreamsRepository,
    private readonly tokens: SecurityEventTokens,
    private readonly unit: UnitOfWork,
    private readonly drain: Drain,
    private readonly clock: Clock,
  ) {}

  /** Streams for which a request waits at this process. Another one for the same stream does not wait. */
  private readonly waiting = new Set<string>();

  /**
   * Takes acknowledgments, then answers with events that are not acknowledged; without any, waits for some.
   *
   * @param left aborted when the application no longer waits
   * @throws SsfRefused 400, 404
   */
  async poll(caller: SsfCaller, id: string, given: unknown, left: AbortSignal): Promise<Polled> {
    const body = requireBody(given);
    const most = limitIn(body.maxEvents);
    await this.acknowledge(caller, id, body);
    const mayWait = body.returnImmediately !== true && most > 0 && !this.waiting.has(id);
    const polled = await this.read(caller, id, most);
    if (!mayWait || hasSets(polled)) return polled;
    this.waiting.add(id);
    try {
      return await this.next(caller, id, most, left);
    } finally {
      this.waiting.delete(id);
    }
  }

  private async next(caller: SsfCaller, id: string, most: number, left: AbortSignal): Promise<Polled> {
    const until = performance.now() + LONGEST_MS;
    for (;;) {
      await wait(PAUSE_MS);
      const polled = await this.read(caller, id, most);
      if (hasSets(polled) || performance.now() >= until || left.aborted || this.drain.hasBegun) return polled;
    }
  }

  private async acknowledge(
    caller: SsfCaller,
    id: string,
    { ack = [], setErrs = {} }: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const errors = Object.entries(requireBody(setErrs));
    if (!Array.isArray(ack) || ack.some((jti) => typeof jti !== 'string'))
      throw invalid('ack is not a list of texts');
    const jtis = [...(ack as string[]), ...errors.map(([jti]) => jti)];
    if (jtis.length > MOST_ACKS) throw invalid(`More than ${MOST_ACKS} events are acknowledged at once`);
    await this.unit.inTenant(caller.tenantId, async () => {
      const stream = await this.streams.own(caller, id);
      if (stream.delivery !== 'poll') throw invalid('The stream delivers by push');
      await this.rows.acknowledge(id, jtis.filter(isOurs), this.clock.now());
      const [, last] = errors.at(-1) ?? [];
      if (last) await this.rows.noteError(id, JSON.stringify(last));
    });
  }

  private async read(caller: SsfCaller, id: string, most: number): Promise<Polled> {
    const { stream, events } = await this.unit.inTenant(caller.tenantId, async () => {
      const own = await this.streams.own(caller, id);
      return { stream: own, events: own.status === 'enabled' ? await this.rows.queued(id, most + 1) : [] };
    });
    const sets: Record<string, string> = {};
    const unwanted: string[] = [];
    for (const event of events.slice(0, most)) {
      const token = await this.tokens.write(stream, event);
      if (token === null) unwanted.push(event.jti);
      else sets[event.jti] = token;
    }
    if (unwanted.length > 0)
      await this.unit.inTenant(caller.tenantId, () => this.rows.acknowledge(id, unwanted, this.clock.now()));
    return { sets, moreAvailable: events.length > most };
  }
}

/** Whether it can be the `jti` of an event. Others are ignored. */
function isOurs(jti: string): boolean {
  return /^[0-9a-f-]{36}$/.test(jti);
}

function hasSets({ sets }: Polled): boolean {
  return Object.keys(sets).length > 0;
}

function limitIn(value: unknown): number {
  if (value === undefined) return MOST_SETS;
  if (Number.isInteger(value) && (value as number) >= 0) return Math.min(value as number, MOST_SETS);
  throw invalid('maxEvents is not a number from 0');
}

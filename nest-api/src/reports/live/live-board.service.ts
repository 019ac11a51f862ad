import {
  INSTANCE_KINDS,
  type Instance,
  LIVE_STEP_MS,
  LIVE_STEPS,
  type LiveBoard,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import { Instances } from '../../system/deployment/instances.repository.js';
import { type Counts, LivePulse } from '../../system/live/live-pulse.js';
import type { Outcomes } from '../../system/live/recent-countries.js';
import {
  addResponses,
  percentile,
  type ResponseTimes,
  requestsIn,
} from '../../system/live/response-times.js';

const MOST_INCIDENTS = 1_000;
const MOST_COUNTRIES = 300;
/** Steps of the mean: 10 seconds. */
const MEAN_STEPS = 5;
/** An idle process reports every ten seconds. */
const REPORTING_MS = 30_000;

interface Row {
  readonly pulses: readonly Pulse[];
  readonly incidents: LiveBoard['incidents'];
}

type Pulse = { readonly process: string; readonly at: string } & (
  | { readonly step: -1; readonly numbers: Record<string, Outcomes> }
  | { readonly step: number; readonly numbers: Counts }
);

/** Adds up what all API processes reported in the last minute. The numbers name no user and no tenant. */
@Injectable()
export class LiveBoards {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
    private readonly pulse: LivePulse,
    private readonly instances: Instances,
  ) {}

  async read(): Promise<LiveBoard> {
    await this.pulse.report();
    const now = this.clock.now();
    const since = new Date(now.getTime() - (LIVE_STEPS + 1) * LIVE_STEP_MS);
    const [row] = await this.lookups.call<Row>('live_board_rows', [since, MOST_INCIDENTS]);
    if (!row) throw new Error('live_board_rows() returned no row');
    const { pulses, incidents } = row;
    const steps = stepsOf(pulses, now);
    const recent = steps.slice(-MEAN_STEPS - 1, -1);
    const perSecond = (of: (step: LiveBoard['steps'][number]) => number) =>
      round(recent.reduce((sum, step) => sum + of(step), 0) / ((MEAN_STEPS * LIVE_STEP_MS) / 1_000));
    const newest = Math.max(since.getTime(), ...pulses.filter(isOfCountries).map(({ at }) => Date.parse(at)));
    return {
      asOf: new Date(newest).toISOString(),
      ageMs: Math.max(0, now.getTime() - newest),
      reporting: new Set(
        pulses
          .filter(({ step, at }) => step === -1 && now.getTime() - Date.parse(at) < REPORTING_MS)
          .map(({ process }) => process),
      ).size,
      perSecond: perSecond(({ succeeded, failed }) => succeeded + failed),
      failuresPerSecond: perSecond(({ failed }) => failed),
      steps,
      latency: latencyOf(pulses),
      incidents,
      processes: processesOf(await this.instances.standings()),
      countries: countriesOf(pulses),
    };
  }
}

function stepsOf(pulses: readonly Pulse[], now: Date): LiveBoard['steps'] {
  const last = Math.floor(now.getTime() / LIVE_STEP_MS);
  const steps = Array.from({ length: LIVE_STEPS }, (_, place) => ({
    at: new Date((last - LIVE_STEPS + 1 + place) * LIVE_STEP_MS).toISOString(),
    succeeded: 0,
    failed: 0,
  }));
  const byTime = new Map(steps.map((step) => [Date.parse(step.at), step]));
  for (const pulse of pulses) {
    if (isOfCountries(pulse)) continue;
    const step = byTime.get(Date.parse(pulse.at));
    if (!step) continue;
    step.succeeded += pulse.numbers.succeeded;
    step.failed += pulse.numbers.failed;
  }
  return steps;
}

function latencyOf(pulses: readonly Pulse[]): LiveBoard['latency'] {
  const times: ResponseTimes = {};
  for (const pulse of pulses) if (!isOfCountries(pulse)) addResponses(times, pulse.numbers.times);
  const [p50Ms, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)];
  return p50Ms === null || p95Ms === null ? null : { requests: requestsIn(times), p50Ms, p95Ms };
}

function countriesOf(pulses: readonly Pulse[]): LiveBoard['countries'] {
  const sums = new Map<string, Outcomes>();
  for (const pulse of pulses.filter(isOfCountries)) {
    for (const [country, [succeeded, failed]] of Object.entries(pulse.numbers)) {
      const [before, failedBefore] = sums.get(country) ?? [0, 0];
      sums.set(country, [before + succeeded, failedBefore + failed]);
    }
  }
  return [...sums]
    .map(([country, [succeeded, failed]]) => ({ country: country || null, succeeded, failed }))
    .sort((a, b) => b.succeeded + b.failed - a.succeeded - a.failed)
    .slice(0, MOST_COUNTRIES);
}

function processesOf(instances: readonly Pick<Instance, 'kind' | 'standing'>[]): LiveBoard['processes'] {
  return INSTANCE_KINDS.map((kind) => {
    const count = (standing: Instance['standing']) =>
      instances.filter((each) => each.kind === kind && each.standing === standing).length;
    return { kind, running: count('running'), late: count('late'), gone: count('gone') };
  });
}

function isOfCountries(pulse: Pulse): pulse is Extract<Pulse, { step: -1 }> {
  return pulse.step === -1;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

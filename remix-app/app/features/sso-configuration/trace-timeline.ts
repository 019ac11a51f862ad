import type { SsoTraceDto, TraceStep } from '@gatehouse/contracts';

export type Lane = 'person' | 'gatehouse' | 'provider';

/** One line of the drawing: something that went from one to another, or that Gatehouse looked at. */
export interface Hop {
  from: Lane;
  /** The same as `from` for what happened in one place. */
  to: Lane;
  label: string;
  /** Second line. */
  note: string | null;
  tone: 'plain' | 'pass' | 'fail' | 'wait';
  /** Carried by the browser rather than sent. */
  isCarried: boolean;
  /** Milliseconds since it began; null where that is not known. */
  afterMs: number | null;
  /** Anchor of the step below; null where there is none. */
  step: number | null;
}

type Told = Pick<SsoTraceDto, 'steps' | 'startedAt' | 'outcome' | 'message' | 'purpose'>;

/** What the drawing of a sign-in shows, in order: each way between the three, and what was looked at in between. */
export function timelineOf(trace: Told): Hop[] {
  const since = (step: TraceStep) => Math.max(0, Date.parse(step.at) - Date.parse(trace.startedAt));
  const hops: Hop[] = [
    hop('person', 'gatehouse', trace.purpose === 'test' ? 'Starts a test' : 'Wants to sign in', {
      afterMs: 0,
    }),
  ];
  const looked: [TraceStep, number][] = [];
  const flush = () => {
    if (looked.length > 0) hops.push(looking(looked, since));
    looked.length = 0;
  };
  trace.steps.forEach((step, index) => {
    if (step.kind !== 'redirect' && step.kind !== 'request') {
      looked.push([step, index]);
      return;
    }
    flush();
    hops.push(...waysOf(step, index, since(step)));
  });
  flush();
  hops.push(endOf(trace));
  return hops;
}

function waysOf(step: TraceStep, index: number, afterMs: number): Hop[] {
  const at = { afterMs, step: index };
  if (step.kind === 'redirect') {
    const there = step.name === 'to_provider';
    const way = { ...at, isCarried: true, note: 'carried by the browser' };
    return [
      there
        ? hop('gatehouse', 'provider', 'Sent to sign in there', way)
        : hop('provider', 'gatehouse', 'Comes back with an answer', way),
    ];
  }
  const asked = hop('gatehouse', 'provider', `Asks ${step.name}`, at);
  const failed = step.status === 'fail';
  return [asked, hop('provider', 'gatehouse', step.message, { ...at, tone: failed ? 'fail' : 'plain' })];
}

function looking(looked: readonly [TraceStep, number][], since: (step: TraceStep) => number): Hop {
  const failed = looked.find(([step]) => step.status === 'fail');
  const passed = looked.filter(([step]) => step.status === 'pass').length;
  const [first] = looked as [[TraceStep, number], ...[TraceStep, number][]];
  const [step, index] = failed ?? first;
  const count = `${passed} ${passed === 1 ? 'check' : 'checks'} passed`;
  return hop('gatehouse', 'gatehouse', failed ? step.message : passed > 0 ? count : step.message, {
    note: failed && passed > 0 ? `${count} before it` : null,
    tone: failed ? 'fail' : 'pass',
    afterMs: since(step),
    step: index,
  });
}

function endOf({ outcome, message, purpose }: Told): Hop {
  if (outcome === null) {
    return hop('provider', 'gatehouse', 'Nobody has come back yet', { tone: 'wait', isCarried: true });
  }
  if (outcome === 'success') {
    const label = purpose === 'test' ? 'Would be let in' : 'Is let in';
    return hop('gatehouse', 'person', label, { tone: 'pass' });
  }
  if (outcome === 'link_required') {
    return hop('gatehouse', 'person', 'Is asked for the password of the account, once', { tone: 'wait' });
  }
  return hop('gatehouse', 'person', purpose === 'test' ? 'Would be refused' : 'Is refused', {
    note: message,
    tone: 'fail',
  });
}

function hop(from: Lane, to: Lane, label: string, more: Partial<Hop> = {}): Hop {
  return { from, to, label, note: null, tone: 'plain', isCarried: false, afterMs: null, step: null, ...more };
}

/** "0.42 s". */
export function durationText(ms: number): string {
  return ms < 60_000 ? `${(ms / 1000).toFixed(2)} s` : `${Math.round(ms / 1000)} s`;
}

import type { SsoTraceDto, TraceStep } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

export type TraceTexts = Translate<typeof import('./texts/trace/en').default>;

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

/** What the drawing of a sign-in shows, in order: each message between the three, and the checks in between. */
export function timelineOf(trace: Told, t: TraceTexts): Hop[] {
  const since = (step: TraceStep) => Math.max(0, Date.parse(step.at) - Date.parse(trace.startedAt));
  const hops: Hop[] = [
    hop('person', 'gatehouse', t(trace.purpose === 'test' ? 'startsTest' : 'startsSignIn'), {
      afterMs: 0,
    }),
  ];
  const looked: [TraceStep, number][] = [];
  const flush = () => {
    if (looked.length > 0) hops.push(looking(looked, since, t));
    looked.length = 0;
  };
  trace.steps.forEach((step, index) => {
    if (step.kind !== 'redirect' && step.kind !== 'request') {
      looked.push([step, index]);
      return;
    }
    flush();
    hops.push(...waysOf(step, index, since(step), t));
  });
  flush();
  hops.push(endOf(trace, t));
  return hops;
}

function waysOf(step: TraceStep, index: number, afterMs: number, t: TraceTexts): Hop[] {
  const at = { afterMs, step: index };
  if (step.kind === 'redirect') {
    const there = step.name === 'to_provider';
    const way = { ...at, isCarried: true, note: t('byBrowser') };
    return [
      there
        ? hop('gatehouse', 'provider', t('toProvider'), way)
        : hop('provider', 'gatehouse', t('fromProvider'), way),
    ];
  }
  const asked = hop('gatehouse', 'provider', t('asks', { path: step.name }), at);
  const failed = step.status === 'fail';
  return [asked, hop('provider', 'gatehouse', step.message, { ...at, tone: failed ? 'fail' : 'plain' })];
}

function looking(
  looked: readonly [TraceStep, number][],
  since: (step: TraceStep) => number,
  t: TraceTexts,
): Hop {
  const failed = looked.find(([step]) => step.status === 'fail');
  const passed = looked.filter(([step]) => step.status === 'pass').length;
  const [first] = looked as [[TraceStep, number], ...[TraceStep, number][]];
  const [step, index] = failed ?? first;
  return hop(
    'gatehouse',
    'gatehouse',
    !failed && passed > 0 ? t('checksPassed', { count: passed }) : step.message,
    {
      note: failed && passed > 0 ? t('checksPassedBefore', { count: passed }) : null,
      tone: failed ? 'fail' : 'pass',
      afterMs: since(step),
      step: index,
    },
  );
}

function endOf({ outcome, message, purpose }: Told, t: TraceTexts): Hop {
  if (outcome === null) {
    return hop('provider', 'gatehouse', t('noResponse'), { tone: 'wait', isCarried: true });
  }
  if (outcome === 'success') {
    const label = t(purpose === 'test' ? 'wouldSignIn' : 'signsIn');
    return hop('gatehouse', 'person', label, { tone: 'pass' });
  }
  if (outcome === 'link_required') {
    return hop('gatehouse', 'person', t('asksPassword'), { tone: 'wait' });
  }
  return hop('gatehouse', 'person', t(purpose === 'test' ? 'wouldDeny' : 'denies'), {
    note: message,
    tone: 'fail',
  });
}

function hop(from: Lane, to: Lane, label: string, more: Partial<Hop> = {}): Hop {
  return { from, to, label, note: null, tone: 'plain', isCarried: false, afterMs: null, step: null, ...more };
}

/** To the hundredth below a minute. */
export function secondsOf(ms: number): number {
  return ms < 60_000 ? Math.round(ms / 10) / 100 : Math.round(ms / 1000);
}

import type { Funnel, SignInTimes } from '@gatehouse/contracts';
import { csvFile } from '~/server/csv.server';
import type { Visit } from '~/server/visit.server';
import { type AnalyticsView, readAnalytics } from './analytics.server';

type Cell = string | number | null;
interface Report {
  readonly head: readonly string[];
  readonly lines: (view: AnalyticsView) => readonly (readonly Cell[])[];
}

const FUNNEL_HEAD = ['stage', 'reached', 'reachedBefore'];
/** Durations are in milliseconds. */
const DURATIONS = ['completed', 'gaveUp', 'p50', 'p75', 'p95', 'p99'] as const;

/** The files of the page, by the name in the URL. */
const REPORTS: Readonly<Record<string, Report>> = {
  'sign-ins': {
    head: ['day', 'succeeded', 'failed'],
    lines: ({ signIns }) => signIns.days.map(({ day, succeeded, failed }) => [day, succeeded, failed]),
  },
  breakdown: {
    head: ['value', 'label', 'succeeded', 'failed', 'succeededBefore', 'failedBefore'],
    lines: ({ signIns, labels }) =>
      signIns.values.map(({ value, succeeded, failed, previous }, place) => [
        value,
        labels[place] ?? null,
        succeeded,
        failed,
        previous?.succeeded ?? null,
        previous?.failed ?? null,
      ]),
  },
  risks: {
    head: ['day', 'low', 'medium', 'high', 'notAssessed', 'actedOn'],
    lines: ({ risks }) =>
      risks.days.map(({ day, low, medium, high, notAssessed, actedOn }) => [
        ...[day, low, medium, high],
        ...[notAssessed, actedOn],
      ]),
  },
  'active-users': {
    head: ['begins', 'users', 'cameBack'],
    lines: ({ active }) => active.periods.map(({ begins, people, cameBack }) => [begins, people, cameBack]),
  },
  adoption: {
    head: ['day', 'users', 'withFactor', 'withPasskey'],
    lines: ({ adoption }) =>
      adoption.days.map(({ day, people, withFactor, withPasskey }) => [day, people, withFactor, withPasskey]),
  },
  'sign-in-times': {
    head: ['day', ...DURATIONS, 'openedOnly'],
    lines: ({ times }) =>
      times.days.map(({ day, openedOnly, ...durations }) => [day, ...cellsOf(durations), openedOnly]),
  },
  'sign-in-steps': {
    head: ['step', ...DURATIONS, ...DURATIONS.map((name) => `${name}Before`)],
    // The first line has pages that were left. No sign-in began there, so only the number of those who gave up is known.
    lines: ({ times }) => [
      ['page', ...leftCells(times.total), ...leftCells(times.previousTotal)],
      ['total', ...cellsOf(times.total), ...cellsOf(times.previousTotal)],
      ...times.steps.map(({ step, previous, ...durations }) => [
        step,
        ...cellsOf(durations),
        ...cellsOf(previous),
      ]),
    ],
  },
  'sign-up-funnel': { head: FUNNEL_HEAD, lines: (view) => linesOf(view, 'sign_up') },
  'connection-funnel': { head: FUNNEL_HEAD, lines: (view) => linesOf(view, 'connection') },
};

function linesOf({ funnels }: AnalyticsView, funnel: Funnel): Cell[][] {
  const stages = funnels.find((each) => each.funnel === funnel)?.stages ?? [];
  return stages.map(({ stage, reached, previous }) => [stage, reached, previous]);
}

function cellsOf(durations: Omit<SignInTimes['total'], 'openedOnly'> | null): Cell[] {
  return DURATIONS.map((name) => durations?.[name] ?? null);
}

function leftCells(whole: SignInTimes['total'] | null): Cell[] {
  return DURATIONS.map((name) => (name === 'gaveUp' ? (whole?.openedOnly ?? null) : null));
}

/** The numbers of the page as a file. Its range, dimension and period are those of the URL. */
export async function exportAnalytics(visit: Visit): Promise<Response> {
  const name =
    Object.keys(REPORTS).find((each) => each === visit.url.searchParams.get('report')) ?? 'sign-ins';
  const { head, lines } = REPORTS[name] as Report;
  const view = await readAnalytics(visit);
  return csvFile(`${name}.csv`, head, pageOf(lines(view)));
}

async function* pageOf(lines: readonly (readonly Cell[])[]) {
  yield lines.map((line) => line.map((cell) => (cell === null ? null : String(cell))));
}

import { sumOf } from '../processes.ts';
import type { Steps } from '../steps.ts';
import { JOBS, type JobName } from './peer.ts';

/** The results of one server. */
export interface PeerFigures {
  readonly name: string;
  readonly jobs: Partial<Readonly<Record<JobName, Steps>>>;
  /** Memory of each idle process in MiB. */
  readonly memory: Readonly<Record<string, number>>;
  /** In milliseconds. */
  readonly laterStart?: number | undefined;
}

/**
 * Markdown for docs/performance.md: first the cost of each job, then its speed.
 *
 * @param figures ours first; "over" is each of the others divided by ours
 */
export function tablesOf([ours, ...others]: readonly PeerFigures[]): string {
  if (!ours) return '';
  const peers = [ours, ...others];
  const over = (of: (peer: PeerFigures) => number | undefined) =>
    others.map((peer) => ratio(of(peer), of(ours)));
  const costs = [
    ['CPU time', ...others.map(({ name }) => `over ${name}`), ...peers.map(({ name }) => name)],
    ...JOBS.map((job) => [
      job,
      ...over((peer) => cpuOf(peer, job)),
      ...peers.map(({ jobs }) => withParts(jobs[job]?.cpu, 'ms', 2)),
    ]),
    [
      'idle memory',
      ...over(({ memory }) => sumOf(memory)),
      ...peers.map(({ memory }) => withParts(memory, 'MiB', 0)),
    ],
    ['later start', ...over(({ laterStart }) => laterStart), ...peers.map(startOf)],
  ];
  const rates = [
    ['Rate; p50, p99', ...peers.map(({ name }) => name)],
    ...JOBS.map((job) => [job, ...peers.map(({ jobs }) => rateOf(jobs[job]))]),
  ];
  return [costs, rates].map(markdownOf).join('\n\n');
}

const cpuOf = (peer: PeerFigures, job: JobName): number | undefined => {
  const steps = peer.jobs[job];
  return steps && sumOf(steps.cpu);
};

/** The other product's value as a multiple of Gatehouse's. */
function ratio(theirs: number | undefined, ours: number | undefined): string {
  return theirs && ours ? (theirs / ours).toFixed(2) : '-';
}

function rateOf(steps: Steps | undefined): string {
  if (!steps) return '-';
  const { perSecond, p50, p99 } = steps;
  return `${Math.round(perSecond).toLocaleString('en')}/s; ${p50.toFixed(1)}, ${p99.toFixed(1)} ms`;
}

const startOf = ({ laterStart }: PeerFigures): string =>
  laterStart ? `${(laterStart / 1_000).toFixed(1)} s` : '-';

/** The total, and its parts if there are several processes: `0.52 ms: API 0.40, PostgreSQL 0.12` */
function withParts(
  parts: Readonly<Record<string, number>> | undefined,
  unit: string,
  digits: number,
): string {
  if (!parts) return '-';
  const sum = `${sumOf(parts).toFixed(digits)} ${unit}`;
  const named = Object.entries(parts)
    .filter(([, part]) => Number(part.toFixed(digits)) > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, part]) => `${name} ${part.toFixed(digits)}`);
  return named.length > 1 ? `${sum}: ${named.join(', ')}` : sum;
}

function markdownOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

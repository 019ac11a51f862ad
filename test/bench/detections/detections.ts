import { SIGNALS, type Signal } from '@gatehouse/sign-in-risk';
import { costOf } from './cost.ts';
import { ATTACKS, type Attempt } from './history.ts';
import { incidentsIn, stolenSessionsIn } from './incidents.ts';
import { historyOf, type Judged, judge } from './judging.ts';

/** Points and thresholds were tuned with these seeds. */
const TUNING_SEEDS = [101, 102, 103];

/** These signals are about moved sessions, not about sign-ins. */
const OF_SESSIONS = new Set<Signal>(['other_country', 'other_operator', 'other_browser']);

/** No parameter was tuned with these seeds. */
const JUDGING_SEEDS = [201, 202, 203, 204];

/**
 * Measures how often the rules and the model find attacks and disturb users, in labeled histories.
 *
 * Each seed is one organization of 1,000 users over 60 days. The last 30 days are judged. `--tuning` uses the tuning
 * seeds. `--regions` evaluates as with a region file; the bundled file has only countries.
 */
export async function detections(flags: readonly string[]): Promise<void> {
  const seeds = flags.includes('--tuning') ? TUNING_SEEDS : JUDGING_SEEDS;
  const histories = seeds.map(flags.includes('--regions') ? historyOf : historyWithoutRegions);
  const off = histories.flatMap((history) => judge(history, false));
  const on = histories.flatMap((history) => judge(history, true));
  console.log(
    `Seeds ${seeds.join(', ')}: ${count(off, isHonest)} honest sign-ins, ${count(off, isAttack)} of attackers\n`,
  );
  printTable(
    ['Model', 'Recall', 'Precision', 'False step-ups', 'One in'],
    [summaryOf('off', off), summaryOf('on', on)],
  );
  printTable(
    ['Attack', 'Sign-ins', 'Recall, model off', 'Recall, model on'],
    ATTACKS.map((kind) => kindOf(kind, off, on)),
  );
  printTable(
    ['Signal', 'Precision', 'Recall', 'False alarms in 1,000'],
    SIGNALS.filter((signal) => !OF_SESSIONS.has(signal)).map((signal) => signalOf(signal, on)),
  );
  printTable(
    ['Incident', 'Opened', 'Precision', 'False in 1,000', 'Attacks', 'Recall'],
    incidentRows(histories),
  );
  const [first = []] = histories;
  const costs = [false, true].map((withModel) => costOf(first, withModel).toFixed(0));
  console.log(`Processor time of assess and learn: ${costs[0]} µs with the model off, ${costs[1]} µs on\n`);
}

function historyWithoutRegions(seed: number): Attempt[] {
  return historyOf(seed).map(({ region: _, ...attempt }) => attempt);
}

type Test = (judged: Judged) => boolean;

const isHonest: Test = ({ attempt }) => attempt.label === 'honest';
const isAttack: Test = (judged) => !isHonest(judged);
/** Medium and high risk require a second factor. */
const stepsUp: Test = ({ assessment }) => assessment.level !== 'low';

function summaryOf(model: string, judged: readonly Judged[]): string[] {
  const wrong = count(judged.filter(isHonest), stepsUp);
  const right = count(judged.filter(isAttack), stepsUp);
  const honest = count(judged, isHonest);
  return [
    model,
    share(right, count(judged, isAttack)),
    share(right, right + wrong),
    `${wrong}`,
    `${Math.round(honest / Math.max(1, wrong))}`,
  ];
}

function kindOf(kind: string, off: readonly Judged[], on: readonly Judged[]): string[] {
  const recalls = [off, on].map((judged) => {
    const attacks = judged.filter(({ attempt }) => attempt.label === kind);
    return share(count(attacks, stepsUp), attacks.length);
  });
  return [kind, `${count(off, ({ attempt }) => attempt.label === kind)}`, ...recalls];
}

function signalOf(signal: Signal, judged: readonly Judged[]): string[] {
  const found = judged.filter(({ assessment }) =>
    assessment.reasons.some((reason) => reason.signal === signal),
  );
  const right = count(found, isAttack);
  const alarms = (1000 * count(found, isHonest)) / count(judged, isHonest);
  return [signal, share(right, found.length), share(right, count(judged, isAttack)), alarms.toFixed(2)];
}

/** The attack that each detection is meant to find. */
const MADE_FOR = [
  ['password_spraying', 'password_spraying'],
  ['credential_stuffing', 'credential_stuffing'],
  ['password_guessing', 'password_guessing'],
  ['second_factor_fatigue', 'second_step_fatigue'],
] as const;

/** An attack counts as found if any incident contains one of its failures. */
function incidentRows(histories: readonly (readonly Attempt[])[]): string[][] {
  const honest = histories
    .flat()
    .filter(({ label, outcome }) => label === 'honest' && outcome === 'passed').length;
  const each = histories.map((history) => ({ history, opened: incidentsIn(history) }));
  const ofAttempts = MADE_FOR.map(([kind, attack]) => {
    const opened = each.flatMap((one) => one.opened.filter((incident) => incident.kind === kind));
    const right = opened.filter(({ campaigns }) => campaigns.size > 0).length;
    const campaigns = each.map(({ history, opened: all }) => {
      const played = new Set(history.filter(({ label }) => label === attack).map(({ campaign }) => campaign));
      const found = new Set(all.flatMap((incident) => [...incident.campaigns]));
      return {
        played: played.size,
        found: [...played].filter((one) => one !== null && found.has(one)).length,
      };
    });
    const played = sum(campaigns.map((one) => one.played));
    const found = sum(campaigns.map((one) => one.found));
    return incidentRow(kind, { opened: opened.length, right, played, found, honest });
  });
  const moves = histories.flatMap(stolenSessionsIn);
  const called = moves.filter(({ found }) => found);
  const thefts = moves.filter(({ theft }) => theft);
  const found = called.filter(({ theft }) => theft).length;
  const ofSessions = { opened: called.length, right: found, played: thefts.length, found, honest };
  return [...ofAttempts, incidentRow('session_moved', ofSessions)];
}

interface IncidentCounts {
  readonly opened: number;
  readonly right: number;
  readonly played: number;
  readonly found: number;
  readonly honest: number;
}

function incidentRow(kind: string, { opened, right, played, found, honest }: IncidentCounts): string[] {
  const wrong = ((1000 * (opened - right)) / honest).toFixed(3);
  return [kind, `${opened}`, share(right, opened), wrong, `${played}`, share(found, played)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function count(judged: readonly Judged[], test: Test): number {
  return judged.filter(test).length;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}

/** Prints Markdown for `docs/detections.md`. */
function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(heads), line(heads.map(() => '---')), ...rows.map(line), ''].join('\n'));
}

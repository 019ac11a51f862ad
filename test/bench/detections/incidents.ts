import { assessMove, isStolen, learn, type Profile, placeKeyOf } from '@gatehouse/sign-in-risk';
import {
  type Detection,
  FATIGUE,
  type Finding,
  fatigueIn,
  GUESSING,
  guessingIn,
  SPRAYING,
  STUFFING,
  sprayingIn,
  stuffingIn,
} from '../../../nest-api/src/incidents/detection/rules.ts';
import { type Attempt, BEGIN, DAY, LEARNING_DAYS } from './history.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The longest window of a detection, in minutes. */
const LONGEST = GUESSING.minutes;

/** Later detections of the same subject join an incident within this time, as in the product. */
const JOINS = 24 * HOUR;

/** With more failing accounts, a network counts as spraying and not as credential stuffing. */
const FEW_ACCOUNTS = 5;

/** The maximum session lifetime. */
const SESSION = 12 * HOUR;

export type IncidentKind = Detection['kind'];

/** An incident with the attempts that its detection saw. */
export interface Opened {
  readonly kind: IncidentKind;
  /** Numbers of the attacks behind it. Empty for a false alarm. */
  readonly campaigns: Set<number>;
}

/**
 * The incidents of one history. The rules come from the product. The windows around them reproduce in memory what the
 * product's SQL functions read from the sign-in log.
 */
export function incidentsIn(history: readonly Attempt[]): Opened[] {
  const incidents = new Incidents();
  const [ofNetwork, ofAccount] = [new Map<string, Attempt[]>(), new Map<string, Attempt[]>()];
  let recent: Attempt[] = [];
  const names = new Map<Attempt, string>();
  for (const attempt of history) {
    const account = attempt.user === null ? `unknown ${names.size}` : `${attempt.user}`;
    names.set(attempt, account);
    const nameOf = (one: Attempt) => names.get(one) as string;
    const network = attempt.network ?? '';
    recent = [...within(recent, attempt.at, LONGEST), attempt];
    const near = [...within(ofNetwork.get(network) ?? [], attempt.at, LONGEST), attempt];
    const own = [...within(ofAccount.get(account) ?? [], attempt.at, LONGEST), attempt];
    ofNetwork.set(network, near);
    ofAccount.set(account, own);
    if (attempt.outcome === 'passed') continue;
    for (const window of FATIGUE.windows) {
      const prompts = within(own, attempt.at, window.minutes).filter(
        ({ outcome }) => outcome === 'unanswered',
      );
      incidents.add(fatigueIn(findingOf(account, prompts, nameOf), window), prompts);
    }
    const guesses = own.filter(({ outcome }) => outcome === 'failed');
    if (attempt.user !== null) incidents.add(guessingIn(findingOf(account, guesses, nameOf)), guesses);
    for (const window of SPRAYING.windows) {
      const tried = within(near, attempt.at, window.minutes).filter(
        ({ outcome }) => outcome !== 'unanswered',
      );
      incidents.add(sprayingIn(findingOf(network, tried, nameOf), window), tried);
    }
    for (const window of STUFFING.windows) {
      const few = ofFewAccounts(within(recent, attempt.at, window.minutes), nameOf);
      incidents.add(stuffingIn(findingOf('', few, nameOf), window), few);
    }
  }
  return incidents.opened;
}

/** Sessions that are used from another place, and whether the product classifies them as stolen. */
export function stolenSessionsIn(
  history: readonly Attempt[],
): { readonly theft: boolean; readonly found: boolean }[] {
  const profiles = new Map<number, Profile>();
  const begun = new Map<string, Attempt>();
  return history.flatMap((attempt) => {
    const { user, outcome, label, device, issued, at } = attempt;
    if (user === null || outcome !== 'passed') return [];
    const session = device === null ? undefined : begun.get(`${user} ${device}`);
    const theft = label === 'stolen_session';
    const profile = profiles.get(user) ?? null;
    if (label === 'honest') {
      begun.set(`${user} ${issued}`, attempt);
      profiles.set(user, learn(profile, { ...attempt, device: issued }));
    }
    const isOpen = session && at.getTime() - session.at.getTime() <= SESSION;
    const isJudged = at.getTime() >= BEGIN + LEARNING_DAYS * DAY;
    if (!isOpen || !isJudged || (label !== 'honest' && !theft)) return [];
    if (placeKeyOf(session, attempt) === placeKeyOf(session, session))
      return theft ? [{ theft, found: false }] : [];
    const move = { from: session, to: attempt, at, lastUsedAt: session.at };
    return [{ theft, found: isStolen(assessMove(move, profile, { suspectNetwork: null })) }];
  });
}

class Incidents {
  readonly opened: Opened[] = [];
  private readonly open = new Map<string, { readonly opened: Opened; lastAt: number }>();

  add(detection: Detection | null, attempts: readonly Attempt[]): void {
    if (!detection) return;
    const name = `${detection.kind} ${detection.subject}`;
    const at = detection.lastAt.getTime();
    const known = this.open.get(name);
    const isJoined = known && at - known.lastAt <= JOINS;
    const opened = isJoined ? known.opened : { kind: detection.kind, campaigns: new Set<number>() };
    if (!isJoined) this.opened.push(opened);
    this.open.set(name, { opened, lastAt: at });
    for (const { campaign, outcome } of attempts)
      if (campaign !== null && outcome !== 'passed') opened.campaigns.add(campaign);
  }
}

/** Aggregates attempts like the SQL functions: an account that fails and then signs in does not count as failed. */
function findingOf(
  subject: string,
  attempts: readonly Attempt[],
  nameOf: (attempt: Attempt) => string,
): Finding {
  const failed = attempts.filter(({ outcome }) => outcome !== 'passed');
  const opened = new Set(attempts.filter(({ outcome }) => outcome === 'passed').map(nameOf));
  const failing = new Set(failed.map(nameOf).filter((account) => !opened.has(account)));
  const networks = [...new Set(failed.map(({ network }) => network ?? ''))];
  const times = failed.map(({ at }) => at.getTime());
  return {
    tenantId: null,
    subject,
    failures: failed.length,
    failing: failing.size,
    succeeded: opened.size,
    networks,
    networkCount: networks.length,
    users: [],
    signedIn: [],
    firstAt: new Date(Math.min(...times)),
    lastAt: new Date(Math.max(...times)),
  };
}

/** Successes, and failures from networks with few failing accounts. */
function ofFewAccounts(attempts: readonly Attempt[], nameOf: (attempt: Attempt) => string): Attempt[] {
  const failed = attempts.filter(({ outcome }) => outcome === 'failed');
  if (failed.length < STUFFING.windows[0].leastAccounts) return [];
  const accounts = new Map<string, Set<string>>();
  for (const attempt of failed) {
    const known = accounts.get(attempt.network ?? '') ?? new Set();
    accounts.set(attempt.network ?? '', known.add(nameOf(attempt)));
  }
  const isFew = ({ network }: Attempt) => (accounts.get(network ?? '')?.size ?? 0) <= FEW_ACCOUNTS;
  return attempts.filter(
    (attempt) => attempt.outcome === 'passed' || (attempt.outcome === 'failed' && isFew(attempt)),
  );
}

function within(attempts: readonly Attempt[], at: Date, minutes: number): Attempt[] {
  const from = at.getTime() - minutes * MINUTE;
  return attempts.filter((attempt) => attempt.at.getTime() >= from);
}

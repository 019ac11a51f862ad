import { SIGN_IN_WAYS, type SignInPicture, type SignInWay } from '@gatehouse/contracts';

/** A sign-in according to the audit log. */
export interface PastSignIn {
  readonly at: Date;
  readonly userId: string;
  readonly tenantId: string;
  readonly amr: readonly string[];
  /** Type of the connection. */
  readonly type: SignInWay | null;
}

/** A user opened an application. */
export interface PastVisit {
  readonly at: Date;
  readonly userId: string;
  readonly applicationId: string;
}

export type Drawing = Pick<SignInPicture, 'ways' | 'entered' | 'opened'> & {
  readonly tenants: Ranked[];
  readonly applications: Ranked[];
};
type Ranked = Omit<SignInPicture['tenants'][number], 'name'>;

/** Maximum of bands in a column; the others share one band. */
const MOST_BANDS = 6;
const OTHERS = 'others';
const NONE = 'none';

/** The authentication method of a sign-in. A sign-in with only a passkey used no password. */
export function wayOf({ amr, type }: Pick<PastSignIn, 'amr' | 'type'>): SignInWay {
  if (type) return type;
  if (amr.includes('pwd')) return 'password';
  if (amr.includes('fed')) return 'other';
  return amr.includes('hwk') || amr.includes('swk') || amr.includes('user') ? 'passkey' : 'other';
}

/**
 * Flows from tenants through methods to applications. The method of a visit is that of the user's last sign-in before
 * it.
 */
export function draw(signIns: readonly PastSignIn[], visits: readonly PastVisit[]): Drawing {
  const byPerson = Map.groupBy(
    signIns.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    ({ userId }) => userId,
  );
  const opened = new Map<PastSignIn, Set<string>>();
  for (const { userId, at, applicationId } of visits) {
    const signIn = byPerson.get(userId)?.findLast((earlier) => earlier.at <= at);
    if (!signIn) continue;
    opened.set(signIn, (opened.get(signIn) ?? new Set()).add(applicationId));
  }
  const steps = signIns.flatMap((signIn) =>
    [...(opened.get(signIn) ?? [NONE])].map((application) => ({ way: wayOf(signIn), application })),
  );
  const tenantBand = bandsOf(signIns.map(({ tenantId }) => tenantId));
  const applicationBand = bandsOf(
    steps.map(({ application }) => application),
    NONE,
  );
  return {
    tenants: ranked(signIns.map(({ tenantId }) => tenantBand(tenantId))),
    ways: ranked(signIns.map(wayOf))
      .map(({ id, count }) => ({ id: id as SignInWay, count }))
      .toSorted((one, other) => SIGN_IN_WAYS.indexOf(one.id) - SIGN_IN_WAYS.indexOf(other.id)),
    applications: ranked(steps.map(({ application }) => applicationBand(application))),
    entered: flows(signIns.map((signIn) => [tenantBand(signIn.tenantId), wayOf(signIn)])),
    opened: flows(steps.map(({ way, application }) => [way, applicationBand(application)])),
  };
}

/** The band of an object: the busiest have their own. */
function bandsOf(ids: readonly string[], always?: string): (id: string) => string {
  const busiest = ranked(ids.filter((id) => id !== always));
  const own = new Set(
    busiest.length <= MOST_BANDS
      ? busiest.map(({ id }) => id)
      : busiest.slice(0, MOST_BANDS - 1).map(({ id }) => id),
  );
  return (id) => (id === always || own.has(id) ? id : OTHERS);
}

/** The busiest first; "other" and "none" at the end. */
function ranked(ids: readonly string[]): Ranked[] {
  const last = (id: string) => Number(id === OTHERS) + 2 * Number(id === NONE);
  return [...Map.groupBy(ids, (id) => id)]
    .map(([id, { length }]) => ({ id, count: length }))
    .toSorted((one, other) => last(one.id) - last(other.id) || other.count - one.count);
}

function flows(pairs: readonly (readonly [string, string])[]): SignInPicture['entered'] {
  return [...Map.groupBy(pairs, (pair) => pair.join('\n'))].map(([, found]) => {
    const [[from, to] = ['', '']] = found;
    return { from, to, count: found.length };
  });
}

import type { Surroundings } from '@gatehouse/sign-in-risk';
import type { Attempt } from './history.ts';

const HOUR = 3_600_000;

/** A network becomes suspect when this many accounts fail from it within an hour. */
const FEWEST_ACCOUNTS = 10;

/** What the API would know at the time of an attempt. Requires attempts sorted by time. */
export class Memory {
  private readonly ofAccount = new Map<number, Attempt[]>();
  private readonly ofNetwork = new Map<string, Attempt[]>();

  add(attempt: Attempt): void {
    if (attempt.user !== null) keep(this.ofAccount, attempt.user, attempt);
    if (attempt.network !== null) keep(this.ofNetwork, attempt.network, attempt);
  }

  around(attempt: Attempt): Surroundings {
    const own = lastHour(this.ofAccount.get(attempt.user ?? -1), attempt.at);
    const failed = own.filter(({ outcome }) => outcome === 'failed');
    return {
      suspectNetwork: this.suspicion(attempt),
      accountNetworks: new Set(failed.map(({ network }) => network)).size,
      accountFailures: failed.length,
      prompts: own.filter(({ outcome }) => outcome === 'unanswered').length,
    };
  }

  /** Suspicious if many accounts fail and few succeed. An office of hundreds with some mistyped passwords is not. */
  private suspicion({ network, at }: Attempt): Surroundings['suspectNetwork'] {
    const near = lastHour(this.ofNetwork.get(network ?? ''), at);
    const failed = new Set<number | null>();
    let unknown = 0;
    for (const { outcome, user } of near) {
      if (outcome !== 'failed') continue;
      if (user === null) unknown += 1;
      else failed.add(user);
    }
    const passed = new Set(near.filter(({ outcome }) => outcome === 'passed').map(({ user }) => user));
    if (failed.size + unknown < FEWEST_ACCOUNTS || failed.size + unknown < 2 * passed.size) return null;
    return unknown > failed.size ? 'credential_stuffing' : 'password_spraying';
  }
}

function keep<Key>(kept: Map<Key, Attempt[]>, key: Key, attempt: Attempt): void {
  const list = kept.get(key);
  if (list) list.push(attempt);
  else kept.set(key, [attempt]);
}

/** Also removes older attempts. */
function lastHour(attempts: Attempt[] | undefined, at: Date): readonly Attempt[] {
  if (!attempts) return [];
  const from = at.getTime() - HOUR;
  const first = attempts.findIndex((attempt) => attempt.at.getTime() >= from);
  attempts.splice(0, first < 0 ? attempts.length : first);
  return attempts;
}

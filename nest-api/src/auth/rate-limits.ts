import { type ClientContext, networkOf } from '../common/client-address.js';
import { READ_BUDGETS } from '../common/read-budget.js';
import { deviceKeyOf } from './devices/device-key.js';

/** How many attempts a limit admits. All times in seconds. */
export interface Pace {
  /** So many attempts are admitted at once. Each further one doubles the wait for the next. */
  readonly free: number;
  /** The longest wait. */
  readonly longest: number;
  /** The time in which a count of `free` decays to zero. */
  readonly quiet: number;
  /** `free` grows with the people who signed in from the network lately. */
  readonly grows?: true;
}

export interface Limit {
  /** What is counted, e.g. `login:network:192.0.2.7`. Kept as a hash. */
  readonly subject: string;
  readonly pace: Pace;
  /** The network whose people make `free` grow. */
  readonly network?: string;
}

/**
 * The number of every limit, by the kind under which it is counted.
 *
 * Guesses of something short (passwords, codes) count before the work. What nobody can guess (signed links, states,
 * passkeys) counts after a failure, so that a good one never waits. Requests that guess nothing are bounded by what they
 * store; their limits lie above what an office of thousands asks for.
 *
 * Between the limit of an account on one network and the limit of the account on all of them holds
 * `1 / longest < free / quiet`: one network alone never exhausts the account.
 */
export const PACES = {
  'login:device': { free: 10, longest: 60, quiet: 900 },
  'login:account-network': { free: 5, longest: 60, quiet: 900 },
  'login:account': { free: 20, longest: 30, quiet: 900 },
  'login:network': { free: 100, longest: 60, quiet: 900, grows: true },
  'login-first:network': { free: 100, longest: 60, quiet: 900, grows: true },

  'factor:device': { free: 5, longest: 300, quiet: 3600 },
  'factor:account-network': { free: 5, longest: 300, quiet: 3600 },
  'factor:account': { free: 15, longest: 300, quiet: 3600 },
  'factor:network': { free: 100, longest: 60, quiet: 900, grows: true },
  'factor-passkey:account-network': { free: 20, longest: 30, quiet: 900 },
  'enrol:account': { free: 10, longest: 300, quiet: 3600 },

  'passkey-begin:network': { free: 6_000, longest: 10, quiet: 600 },
  'passkey-complete:network': { free: 60, longest: 30, quiet: 300 },

  'sso-discover:network': { free: 6_000, longest: 10, quiet: 600 },
  'sso-start:network': { free: 6_000, longest: 10, quiet: 600 },
  'sso-complete:network': { free: 60, longest: 30, quiet: 300 },

  'accept-invitation:token': { free: 20, longest: 60, quiet: 900 },
  'accept-invitation:network': { free: 60, longest: 120, quiet: 900 },
  'wizard-link:network': { free: 60, longest: 30, quiet: 300 },

  'register:network': { free: 20, longest: 300, quiet: 3600, grows: true },
  'reset:network': { free: 20, longest: 300, quiet: 3600, grows: true },
  'reset-complete:token': { free: 10, longest: 60, quiet: 900 },
  'reset-complete:network': { free: 30, longest: 60, quiet: 900 },
  'mail:address': { free: 3, longest: 900, quiet: 3600 },
  'email-change:account': { free: 5, longest: 900, quiet: 3600 },
  'email-change:network': { free: 20, longest: 300, quiet: 3600, grows: true },
  'invite:tenant': { free: 120, longest: 300, quiet: 3600 },
  'invite:network': { free: 240, longest: 300, quiet: 3600, grows: true },

  'client_secret:client': { free: 10, longest: 300, quiet: 900 },
  'client_secret:network': { free: 100, longest: 300, quiet: 900 },
  'oauth-start:client': { free: 3_000, longest: 10, quiet: 600 },
  'oauth-start:network': { free: 6_000, longest: 10, quiet: 600 },
  'device:user': { free: 5, longest: 300, quiet: 3600 },
  'device:network': { free: 50, longest: 300, quiet: 3600, grows: true },
  'search:user': { free: 100, longest: 15, quiet: 10 },
  // Successes too: nobody reads that many pages, a program that copies a directory does.
  'list:user': READ_BUDGETS.list,
  'export:user': READ_BUDGETS.export,
} as const satisfies Record<string, Pace>;

export type LimitKind = keyof typeof PACES;

/** `parts` tell whose limit it is. */
export function limitOf(kind: LimitKind, ...parts: string[]): Limit {
  return { subject: [kind, ...parts].join(':'), pace: PACES[kind] };
}

/** The limit of the network that a client comes from. */
export function networkLimit(kind: LimitKind & `${string}:network`, { address }: ClientContext): Limit {
  const network = networkOf(address);
  return { ...limitOf(kind, network), network };
}

/** The limits of guesses at what one account keeps secret. A device that the account knows has a limit of its own. */
export function accountLimits(
  what: 'login' | 'factor',
  account: string,
  client: ClientContext,
  isKnownDevice: boolean,
): Limit[] {
  if (isKnownDevice) return [limitOf(`${what}:device`, account, deviceKeyOf(client))];
  return [
    accountNetworkLimit(what, account, client),
    limitOf(`${what}:account`, account),
    networkLimit(`${what}:network`, client),
  ];
}

/** The limit that tells how often one account was tried from one network. */
export function accountNetworkLimit(
  what: 'login' | 'factor',
  account: string,
  { address }: ClientContext,
): Limit {
  return limitOf(`${what}:account-network`, account, networkOf(address));
}

/** So many tries of one account from one network are first ones: somebody may mistype once. */
export const FIRST_TRIES = 2;

/**
 * The limits of a password, in the order in which `begin_password_sign_in` chooses among them. First tries and further ones count
 * against two limits of the network, so that somebody who guesses at some accounts doesn't use up what the others there sign in
 * with.
 */
export function passwordLimits(account: string, client: ClientContext): Limit[] {
  return [
    ...accountLimits('login', account, client, true),
    ...accountLimits('login', account, client, false),
    networkLimit('login-first:network', client),
  ];
}

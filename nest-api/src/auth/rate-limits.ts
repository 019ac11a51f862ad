import { type ClientContext, networkOf } from '../common/client-address.js';
import { READ_BUDGETS } from '../common/read-budget.js';
import { deviceKeyOf } from './devices/device-key.js';

/** How many attempts a limit admits. All times in seconds. */
export interface Pace {
  /** Number of attempts that are admitted immediately. Each further one doubles the delay for the next. */
  readonly free: number;
  /** Maximum delay. */
  readonly longest: number;
  /** The time in which a count of `free` decays to zero. */
  readonly quiet: number;
  /** `free` grows with the users who recently signed in from the network. */
  readonly grows?: true;
}

export interface Limit {
  /** The counted subject, e.g. `login:network:192.0.2.7`. Stored as a hash. */
  readonly subject: string;
  readonly pace: Pace;
  /** The network whose users increase `free`. */
  readonly network?: string;
}

/**
 * The numbers of every limit, by kind.
 *
 * Guesses of short secrets (passwords, codes) count before the work. Unguessable secrets (signed links, states,
 * passkeys) count after a failure, so that a valid one never waits. Limits of requests that guess nothing protect the
 * storage. They are higher than the needs of an office with thousands of users.
 *
 * Between the limit of an account on one network and its limit on all networks, this holds:
 * `1 / longest < free / quiet`: a single network never exhausts the account's limit.
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
  'directory-token:network': { free: 60, longest: 30, quiet: 300 },
  'connector-code:network': { free: 20, longest: 60, quiet: 900 },
  'connector-signature:network': { free: 60, longest: 30, quiet: 300 },
  'signal-secret:network': { free: 60, longest: 30, quiet: 300 },
  // Each rejected event is recorded.
  'signal-rejected:connection': { free: 100, longest: 60, quiet: 900 },

  'register:network': { free: 20, longest: 300, quiet: 3600, grows: true },
  'reset:network': { free: 20, longest: 300, quiet: 3600, grows: true },
  'reset-complete:token': { free: 10, longest: 60, quiet: 900 },
  'reset-complete:network': { free: 30, longest: 60, quiet: 900 },
  'sign-in-report:user': { free: 5, longest: 300, quiet: 3600 },
  'sign-in-report:network': { free: 30, longest: 60, quiet: 900 },
  'unsubscribe:network': { free: 30, longest: 60, quiet: 900 },
  'mail:address': { free: 3, longest: 900, quiet: 3600 },
  'email-change:account': { free: 5, longest: 900, quiet: 3600 },
  'email-change:network': { free: 20, longest: 300, quiet: 3600, grows: true },
  'invite:tenant': { free: 120, longest: 300, quiet: 3600 },
  'invite:network': { free: 240, longest: 300, quiet: 3600, grows: true },

  'client_secret:client': { free: 10, longest: 300, quiet: 900 },
  'client_secret:network': { free: 100, longest: 300, quiet: 900 },
  'oauth-start:client': { free: 3_000, longest: 10, quiet: 600 },
  'oauth-start:network': { free: 6_000, longest: 10, quiet: 600 },
  // Each installation of a program registers once.
  'registration:network': { free: 300, longest: 60, quiet: 3600, grows: true },
  'registration:tenant': { free: 1_000, longest: 30, quiet: 3600 },
  // Each new document is a request to another server.
  'client-document:tenant': { free: 100, longest: 30, quiet: 3600 },
  'registration-token:network': { free: 60, longest: 30, quiet: 300 },
  'device:user': { free: 5, longest: 300, quiet: 3600 },
  'device:network': { free: 50, longest: 300, quiet: 3600, grows: true },
  // Each check connects to several external hosts.
  'federation-check:user': { free: 20, longest: 60, quiet: 900 },
  'search:user': { free: 100, longest: 15, quiet: 10 },
  // Successes count too: only a program that copies a directory reads so many pages.
  'list:user': READ_BUDGETS.list,
  'export:user': READ_BUDGETS.export,
} as const satisfies Record<string, Pace>;

/**
 * Thresholds above which a request needs a proof of work, or has to come `longest` seconds after the last one that was
 * counted. Sign-ins count only failures; sign-ups and resets count every request without a proof.
 */
export const WORK_PACES = {
  'login-work:account': { free: 3, longest: 30, quiet: 900 },
  'login-work:network': { free: 20, longest: 60, quiet: 900, grows: true },
  'register-work:network': { free: 10, longest: 300, quiet: 3600, grows: true },
  'reset-work:network': { free: 10, longest: 300, quiet: 3600, grows: true },
} as const satisfies Record<string, Pace>;

export type LimitKind = keyof typeof PACES;
type WorkKind = keyof typeof WORK_PACES;

/** `parts` identify the subject. */
export function limitOf(kind: LimitKind | WorkKind, ...parts: string[]): Limit {
  return { subject: [kind, ...parts].join(':'), pace: { ...PACES, ...WORK_PACES }[kind] };
}

/** The limit of the client's network. */
export function networkLimit(
  kind: (LimitKind | WorkKind) & `${string}:network`,
  { address }: ClientContext,
): Limit {
  const network = networkOf(address);
  return { ...limitOf(kind, network), network };
}

/** The limits of guesses at an account's secret. A known device of the account has its own limit. */
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

/** Counts the attempts at one account from one network. */
export function accountNetworkLimit(
  what: 'login' | 'factor',
  account: string,
  { address }: ClientContext,
): Limit {
  return limitOf(`${what}:account-network`, account, networkOf(address));
}

/** Number of attempts at one account from one network that count as first ones: users mistype. */
export const FIRST_TRIES = 2;

/**
 * The limits of a password, in the order of `begin_password_sign_in`. First and further attempts count
 * against two limits of the network, so that an attacker who guesses at some accounts does not block the others
 * on the same network.
 */
export function passwordLimits(account: string, client: ClientContext): Limit[] {
  return [
    ...accountLimits('login', account, client, true),
    ...accountLimits('login', account, client, false),
    networkLimit('login-first:network', client),
  ];
}

/** The thresholds of password sign-ins without a proof of work. A known device of the account has none. */
export function passwordWorkLimits(account: string, client: ClientContext): Limit[] {
  return [limitOf('login-work:account', account), networkLimit('login-work:network', client)];
}

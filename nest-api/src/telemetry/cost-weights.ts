import type { WorkKind } from '@gatehouse/contracts';
import { remembered } from '../common/remembered.js';
import type { Work } from '../common/work.js';

/**
 * An estimate of the processor time of some work, in microseconds of the machine on which it was measured. Only the ratios
 * matter: the time that a process really took is distributed by them.
 */
export interface Weight {
  /** Of the thread that runs JavaScript. */
  readonly main: number;
  /** Of the other threads: password hashes, signatures, collection of garbage. */
  readonly pool: number;
}

/** Measured by `npm run bench -- costs`. */
const REQUEST_US: Readonly<Record<WorkKind, number>> = {
  sign_in: 400,
  token: 200,
  oauth: 250,
  saml: 800,
  scim: 250,
  console: 850,
  job: 300,
  process: 200,
};
const SIGN_IN_US = 2_450;
const LIBRARY_US = 650;
const STATEMENT_US = 220;
const LOOKUP_US = 100;
const SIGNATURE_US = 70;
const KILOBYTE_US = 30;
/** Of a unit of work of a job in an organization. */
const UNIT_US = 600;
/** Of other threads. */
const HASH_US = 12_300;
const POOL_OF_LIBRARY_US = 330;
/** The other threads collect garbage and compile for the main one. */
const POOL_OF_MAIN = 0.1;

const KINDS: readonly (readonly [RegExp, WorkKind])[] = [
  [/^\/api\/v1\/auth\//, 'sign_in'],
  [/^(\/t\/:tenant)?\/api\/v1\/oauth2\/token$/, 'token'],
  [/^(\/t\/:tenant)?\/(\.well-known|api\/v1\/oauth2)\//, 'oauth'],
  [/^(\/t\/:\w+)?\/api\/v1\/saml\//, 'saml'],
  [/^\/scim\//, 'scim'],
  [/^\/api\//, 'console'],
];

/** The kind of a request by its route, of which there are a few hundred. */
export const kindOfRoute = remembered(
  1_000,
  (route: string): WorkKind => KINDS.find(([prefix]) => prefix.test(route))?.[1] ?? 'process',
);

/** @param bytes of the response */
export function weightOf(kind: WorkKind, work: Work, bytes: number): Weight {
  const library = work.isOfLibrary ? 1 : 0;
  const main =
    REQUEST_US[kind] +
    work.signIns * SIGN_IN_US +
    library * LIBRARY_US +
    work.statements * STATEMENT_US +
    work.lookups * LOOKUP_US +
    work.signatures * SIGNATURE_US +
    (bytes / 1_024) * KILOBYTE_US;
  return { main, pool: main * POOL_OF_MAIN + work.hashes * HASH_US + library * POOL_OF_LIBRARY_US };
}

/** Of the units of work of a run of a job in one organization. */
export function weightOfUnits(units: number): Weight {
  return { main: units * UNIT_US, pool: units * UNIT_US * POOL_OF_MAIN };
}

import type { Roots } from '../processes.ts';

/** Jobs that every server gets. The bare library supports neither users nor SAML. */
export const JOBS = [
  'client credentials (JWT)',
  'introspection',
  'userinfo',
  'refresh with rotation',
  'code flow with a session',
  'password sign-in by API',
  'password sign-in by page and form',
  'SAML response with a session',
  'discovery',
  'JWKS',
] as const;
export type JobName = (typeof JOBS)[number];

/** @param worker the index of the concurrent browser or application */
export type Job = (worker: number) => Promise<void>;

/** A server that runs the same jobs as the others. */
export interface Peer {
  readonly name: string;
  /** All of its processes, including its database. */
  readonly roots: Roots;
  readonly jobs: Partial<Readonly<Record<JobName, Job>>>;
  /** Milliseconds from the command to the first response, with an existing database. */
  readonly laterStart?: number;
  stop(): Promise<void>;
}

/** The number of concurrent browsers and applications. */
export const WORKERS = 8;
export const workers = Array.from({ length: WORKERS }, (_, worker) => worker);

/** The number of users who sign in. The last ones already have a session, one per worker. */
export const PEOPLE = 1_000;

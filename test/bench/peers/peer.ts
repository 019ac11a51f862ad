import type { Roots } from '../processes.ts';

/** What all are asked for; the bare library knows neither people nor SAML. */
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

/** @param worker which of the browsers or applications that ask at the same time */
export type Job = (worker: number) => Promise<void>;

/** A server that does the same jobs as the others. */
export interface Peer {
  readonly name: string;
  /** All of its processes, its database among them. */
  readonly roots: Roots;
  readonly jobs: Partial<Readonly<Record<JobName, Job>>>;
  /** Milliseconds from the command to the first answer, with a database that is set up. */
  readonly laterStart?: number;
  stop(): Promise<void>;
}

/** Browsers and applications that ask at the same time. */
export const WORKERS = 8;
export const workers = Array.from({ length: WORKERS }, (_, worker) => worker);

/** People who sign in. Those at the end have a session already, one for each worker. */
export const PEOPLE = 1_000;

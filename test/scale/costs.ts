/**
 * What one operation costs. Processor time: `npm run bench -- peers`, docs/performance.md. Everything else:
 * `npm run scale -- sizes`, docs/scale.md.
 */
export interface OperationCost {
  /** CPU milliseconds of the API's process, with its threads. */
  readonly api: number;
  /** CPU milliseconds of PostgreSQL. */
  readonly database: number;
  /** Bytes of the write-ahead log. */
  readonly wal: number;
  /** Transactions, including those that only read. */
  readonly commits: number;
  /** Events of the audit log. */
  readonly events: number;
  /** Bytes with indexes that stay as long as the organization: audit events and their seals. */
  readonly kept: number;
  /** Bytes in the sign-in log, which are deleted after its retention. */
  readonly logged: number;
  /** Bytes of sessions, tokens and limits, which are deleted within hours or days. */
  readonly passing: number;
}

/** A failed sign-in verifies a password too, so its processor time is that of a successful one. */
export const COSTS = {
  signIn: {
    api: 8.7,
    database: 2.95,
    wal: 7009,
    commits: 5.1,
    events: 1,
    kept: 1456,
    logged: 928,
    passing: 2034,
  },
  failure: {
    api: 8.7,
    database: 2.95,
    wal: 5417,
    commits: 5.5,
    events: 2,
    kept: 2640,
    logged: 1158,
    passing: 1303,
  },
  codeFlow: {
    api: 1.1,
    database: 0.42,
    wal: 6277,
    commits: 2,
    events: 1,
    kept: 1655,
    logged: 0,
    passing: 1532,
  },
  refresh: {
    api: 1.02,
    database: 0.38,
    wal: 3907,
    commits: 1.1,
    events: 1,
    kept: 1649,
    logged: 0,
    passing: 1406,
  },
  machineToken: {
    api: 0.15,
    database: 0.03,
    wal: 2089,
    commits: 0.1,
    events: 1,
    kept: 1587,
    logged: 0,
    passing: 0,
  },
  introspection: { api: 0.05, database: 0, wal: 0, commits: 0, events: 0, kept: 0, logged: 0, passing: 0 },
} as const satisfies Record<string, OperationCost>;

/** Bytes with indexes of what does not grow by time. */
export const STANDING = {
  /** Account, membership, password, and the share that has factors. */
  user: 2_400,
  /** Habits, device and days of a user who signs in: what a first sign-in adds to a later one. */
  activeUser: 3_500,
  /** Organization and one domain. Signing keys of an own issuer are not included. */
  tenant: 3_700,
} as const;

/** CPU milliseconds of the web app for the pages of a sign-in: `npm run bench -- peers`, docs/performance.md. */
export const WEB_MS = 3.3;
/** Milliseconds in which the counting job counts one sign-in: `npm run bench -- analytics`, docs/performance.md. */
export const COUNTING_MS = 0.041;
/** Days after which a passing row is gone. Tokens stay the longest: a week, and a day until their partition is dropped. */
export const PASSING_DAYS = 8;
/** Connections of one API process: three pools of ten, and seven of background work. docs/operations.md. */
export const CONNECTIONS = 37;

/** What one primary can do. A measured limit is used up to a half, so that peaks and repairs have room. */
export const LIMITS = {
  /** Assumed: a server with 64 cores, of which background work and maintenance leave a half. */
  databaseCores: 32,
  /** Measured: 64 connections, local disk, without a synchronous standby. A half of it. */
  commits: 5_500,
  /** Assumed, in bytes a second: what a standby replays and a backup sends without falling behind. */
  wal: 50e6,
  /** Measured: events that one sealing job seals each second. A half of it. */
  sealed: 6_800,
  /** Computed from `COUNTING_MS`: sign-ins that one counting job counts each second. A half of it. */
  counted: 12_000,
  /** Assumed, in bytes: restored in about six hours at 200 MB/s. */
  storage: 4e12,
  /** Assumed, in bytes: the audit log of a month is one partition, and vacuum must finish it within a day. */
  partition: 500e9,
  /** Assumed: above it, a pooler is needed, which was not tested with Gatehouse. */
  connections: 2_000,
} as const;

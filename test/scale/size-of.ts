import { CONNECTIONS, COSTS, LIMITS, type OperationCost, PASSING_DAYS, STANDING, WEB_MS } from './costs.ts';

/** How an installation is used. Days are those of the working week. */
export interface Usage {
  readonly users: number;
  readonly usersPerTenant: number;
  /** Share of the users who sign in on a day. */
  readonly active: number;
  readonly signInsPerActive: number;
  /** Attempts that fail, as a share of all attempts. */
  readonly failures: number;
  /** Applications that a user opens after a sign-in. */
  readonly codeFlows: number;
  readonly refreshes: number;
  /** Client credentials that a tenant requests each day. */
  readonly machineTokens: number;
  /** Introspections of each token. */
  readonly introspections: number;
  /** The busiest second, as a multiple of the average second of the day. */
  readonly peak: number;
  /** Days that successes and failures stay in the sign-in log. */
  readonly successDays: number;
  readonly failureDays: number;
  /** Days of audit log. */
  readonly auditDays: number;
}

export const USUAL: Usage = {
  users: 1_000_000,
  usersPerTenant: 100,
  active: 0.3,
  signInsPerActive: 1.2,
  failures: 0.1,
  codeFlows: 2,
  refreshes: 4,
  machineTokens: 100,
  introspections: 5,
  peak: 7.2,
  successDays: 30,
  failureDays: 90,
  auditDays: 365,
};

/** Share of a core that the busiest second may use, so that a lost machine does not overload the others. */
const UTILIZATION = 0.5;
const DAY = 86_400;

/** What a limit of one primary is compared with. */
export interface Limited {
  readonly name: keyof typeof LIMITS;
  readonly needed: number;
  readonly limit: number;
  /** Users at which one primary reaches the limit, with this usage. */
  readonly reachedAt: number;
}

export interface Size {
  readonly signInsPerDay: number;
  readonly signInsPerSecond: number;
  readonly tokensPerSecond: number;
  readonly introspectionsPerSecond: number;
  readonly tenants: number;
  readonly eventsPerDay: number;
  readonly apiCores: number;
  readonly webCores: number;
  readonly databaseCores: number;
  /** Bytes. */
  readonly storagePerDay: number;
  readonly storage: number;
  readonly walPerDay: number;
  /** Most used first: the first one is the bottleneck. */
  readonly limits: readonly Limited[];
  /** Primaries that are needed if everything is in cells, or in shards. */
  readonly primaries: number;
  /** The same if the logs are sharded, or elsewhere: without the limits of storage and partitions. */
  readonly primariesWithoutLogs: number;
}

/** The formulas of docs/scale.md. */
export function sizeOf(usage: Usage): Size {
  const perDay = operationsPerDay(usage);
  const sum = (part: (cost: OperationCost) => number) =>
    Object.entries(perDay).reduce(
      (total, [name, times]) => total + times * part(COSTS[name as keyof typeof COSTS]),
      0,
    );
  const atPeak = (daily: number) => (daily / DAY) * usage.peak;
  const cores = (milliseconds: number) => atPeak(milliseconds) / 1_000 / UTILIZATION;

  const tenants = usage.users / usage.usersPerTenant;
  const signIns = perDay.signIn + perDay.failure;
  const kept = sum((cost) => cost.kept);
  const standing =
    usage.users * STANDING.user +
    usage.users * usage.active * STANDING.activeUser +
    tenants * STANDING.tenant;
  const logs =
    perDay.signIn * COSTS.signIn.logged * usage.successDays +
    perDay.failure * COSTS.failure.logged * usage.failureDays;
  const storage = standing + logs + sum((cost) => cost.passing) * PASSING_DAYS + kept * usage.auditDays;
  const apiCores = cores(sum((cost) => cost.api));
  const databaseCores = cores(sum((cost) => cost.database));

  const limits = ordered(usage.users, {
    databaseCores,
    commits: atPeak(sum((cost) => cost.commits)),
    wal: atPeak(sum((cost) => cost.wal)),
    sealed: atPeak(sum((cost) => cost.events)),
    counted: atPeak(signIns),
    storage,
    partition: kept * 30,
    connections: apiCores * CONNECTIONS,
  });
  return {
    signInsPerDay: signIns,
    signInsPerSecond: atPeak(signIns),
    tokensPerSecond: atPeak(perDay.codeFlow + perDay.refresh + perDay.machineToken),
    introspectionsPerSecond: atPeak(perDay.introspection),
    tenants,
    eventsPerDay: sum((cost) => cost.events),
    apiCores,
    webCores: cores(signIns * WEB_MS),
    databaseCores,
    storagePerDay: kept + sum((cost) => cost.logged),
    storage,
    walPerDay: sum((cost) => cost.wal),
    limits,
    primaries: primariesFor(limits),
    primariesWithoutLogs: primariesFor(
      limits.filter(({ name }) => name !== 'storage' && name !== 'partition'),
    ),
  };
}

function primariesFor(limits: readonly Limited[]): number {
  return Math.max(1, ...limits.map(({ needed, limit }) => Math.ceil(needed / limit)));
}

function operationsPerDay(usage: Usage): Record<keyof typeof COSTS, number> {
  const signIn = usage.users * usage.active * usage.signInsPerActive;
  const codeFlow = signIn * usage.codeFlows;
  const refresh = signIn * usage.refreshes;
  const machineToken = (usage.users / usage.usersPerTenant) * usage.machineTokens;
  return {
    signIn,
    failure: (signIn * usage.failures) / (1 - usage.failures),
    codeFlow,
    refresh,
    machineToken,
    introspection: (codeFlow + refresh + machineToken) * usage.introspections,
  };
}

function ordered(users: number, needed: Record<keyof typeof LIMITS, number>): Limited[] {
  return Object.entries(needed)
    .map(([key, amount]) => {
      const name = key as keyof typeof LIMITS;
      const limit = LIMITS[name];
      return { name, needed: amount, limit, reachedAt: (users * limit) / amount };
    })
    .toSorted((one, other) => one.reachedAt - other.reachedAt);
}

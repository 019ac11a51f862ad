import type { PoolClient } from 'pg';
import { tenantOfTrail } from '../../audit/platform-trail.js';
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
} from './rules.js';

/** Maximum number of attempts that one run reads at a time. */
export const BATCH = 5_000;
/** Rows of one network or one tenant that a detection reads: the newest. */
const MOST_OF_MANY = 5_000;
/** Rows of one account. */
const MOST_OF_ACCOUNT = 500;
/** Longer than the time between two runs, so that no ticket is missed. */
const TICKETS_SECONDS = 30;

/** What attempts with failures touched since the last run. */
export interface Watched {
  /** Number of attempts that were read. */
  readonly taken: number;
  readonly networks: readonly string[];
  readonly accounts: readonly string[];
  readonly tenants: readonly string[];
}

interface Row {
  readonly tenant_id: string;
  readonly subject: string;
  readonly failures: number;
  readonly failing: number;
  readonly succeeded: number;
  readonly networks: string[];
  readonly network_count: number;
  readonly users: string[];
  readonly signed_in: string[];
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Takes over the next attempts of the sign-in log. Null while another process does. */
export async function watchSignIns(client: PoolClient): Promise<Watched | null> {
  const { rows } = await client.query<Watched>('select * from watch_sign_ins($1)', [BATCH]);
  return rows[0] ?? null;
}

/** The attacks that the touched networks, accounts and tenants show now. Without failures, only tickets are read. */
export async function detectionsIn(client: PoolClient, watched: Watched): Promise<Detection[]> {
  const { networks, accounts, tenants } = watched;
  return [
    ...(networks.length > 0 ? await sprayingOf(client, networks) : []),
    ...(tenants.length > 0 ? await stuffingOf(client, tenants) : []),
    ...(accounts.length > 0 ? await guessingOf(client, accounts) : []),
    ...(await fatigueOf(client, accounts)),
  ];
}

function sprayingOf(client: PoolClient, networks: readonly string[]): Promise<Detection[]> {
  return inEach(SPRAYING.windows, (window) => {
    const values = [networks, window.minutes, window.leastAccounts, MOST_OF_MANY];
    return found(client, SPRAYED, values, (finding) => sprayingIn(finding, window));
  });
}

function stuffingOf(client: PoolClient, tenants: readonly string[]): Promise<Detection[]> {
  return inEach(STUFFING.windows, (window) => {
    const values = [tenants, window.minutes, window.leastAccounts, MOST_OF_MANY];
    return found(client, STUFFED, values, (finding) => stuffingIn(finding, window));
  });
}

function fatigueOf(client: PoolClient, accounts: readonly string[]): Promise<Detection[]> {
  return inEach(FATIGUE.windows, (window) => {
    const values = [accounts, TICKETS_SECONDS, window.minutes, window.leastSteps, MOST_OF_ACCOUNT];
    return found(client, FATIGUED, values, (finding) => fatigueIn(finding, window));
  });
}

/** Of detections with the same subject, the one of the longest window. */
async function inEach<Window>(
  windows: readonly Window[],
  detect: (window: Window) => Promise<Detection[]>,
): Promise<Detection[]> {
  const detections = new Map<string, Detection>();
  for (const window of windows)
    for (const detection of await detect(window))
      detections.set(`${detection.tenantId} ${detection.subject}`, detection);
  return [...detections.values()];
}

function guessingOf(client: PoolClient, accounts: readonly string[]): Promise<Detection[]> {
  const { minutes, leastNetworks } = GUESSING;
  return found(client, GUESSED, [accounts, minutes, leastNetworks, MOST_OF_ACCOUNT], guessingIn);
}

const SPRAYED = 'select * from sprayed_networks($1, $2, $3, $4)';
const STUFFED = 'select * from stuffed_tenants($1, $2, $3, $4)';
const GUESSED = 'select * from guessed_accounts($1, $2, $3, $4)';
const FATIGUED = 'select * from fatigued_users($1, $2, $3, $4, $5)';

async function found(
  client: PoolClient,
  sql: string,
  values: readonly unknown[],
  rule: (finding: Finding) => Detection | null,
): Promise<Detection[]> {
  const { rows } = await client.query<Row>(sql, [...values]);
  return rows.map(toFinding).flatMap((finding) => rule(finding) ?? []);
}

function toFinding(row: Row): Finding {
  return {
    tenantId: tenantOfTrail(row.tenant_id),
    subject: row.subject,
    failures: row.failures,
    failing: row.failing,
    succeeded: row.succeeded,
    networks: row.networks,
    networkCount: row.network_count,
    users: row.users,
    signedIn: row.signed_in,
    firstAt: row.first_at,
    lastAt: row.last_at,
  };
}

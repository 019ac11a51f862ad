import { setTimeout as delay } from 'node:timers/promises';
import type { RunningGatehouse } from '@gatehouse/embedded';
import { USER_SCHEMA } from '@gatehouse/scim';
import {
  type Kind,
  kindsOf,
  LOOPS,
  ledgerOf,
  loadOf,
  post,
  sessionOf,
  TABLE_HEAD,
  tableRows,
} from '../support/fault-load.ts';
import { PostgresPair } from '../support/postgres-pair.ts';
import { stoppable } from './endings.ts';
import { basic } from './openid-side.ts';
import { gatehouseSide, offlineTokens } from './openid-sides.ts';
import { withProduct } from './product.ts';
import { aDirectory } from './scim-directory.ts';

/** How long each kind of request is sent before a fault, and after it is over. */
const CALM_MS = 3_000;
/** How long to wait for the end of a fault. */
const LIMIT_MS = 120_000;
const SLOW_COMMIT_MS = 100;

interface Installation {
  readonly product: RunningGatehouse;
  readonly pair: PostgresPair;
}

interface Fault {
  readonly name: string;
  begin(installation: Installation): Promise<void> | void;
  /** Ends a fault that does not end by itself. */
  end?(installation: Installation): Promise<void> | void;
  /** Whether the fault takes a database server away. */
  readonly isOfServer?: true;
}

const kill = (pid: number | undefined) => pid && process.kill(pid, 'SIGKILL');

const FAULTS: readonly Fault[] = [
  { name: 'primary killed', begin: ({ pair }) => pair.signalPrimary('SIGKILL'), isOfServer: true },
  { name: 'primary frozen', begin: ({ pair }) => pair.signalPrimary('SIGSTOP'), isOfServer: true },
  { name: 'primary cut off', begin: ({ pair }) => pair.partitionPrimary(), isOfServer: true },
  { name: 'standby killed', begin: ({ pair }) => pair.killStandby(), isOfServer: true },
  { name: 'standby cut off', begin: ({ pair }) => pair.partitionStandby(), isOfServer: true },
  {
    name: 'standby behind',
    begin: ({ pair }) => pair.pauseReplay(true),
    end: ({ pair }) => pair.pauseReplay(false),
  },
  {
    name: 'slow disk',
    begin: ({ pair }) => pair.slowCommits(SLOW_COMMIT_MS),
    end: ({ pair }) => pair.slowCommits(0),
  },
  { name: 'one of two API processes killed', begin: ({ product }) => kill(product.apis[0]?.pid) },
  {
    name: 'both API processes killed',
    begin: ({ product }) => {
      for (const { pid } of product.apis) kill(pid);
    },
  },
];

/**
 * What users notice of faults, on a primary with a synchronous standby and two API processes. Afterwards every
 * acknowledged write is read again.
 *
 * Prints the table of `docs/reliability.md`. `--only=<text>` plays the faults whose names contain it.
 */
export async function chaos(flags: readonly string[]): Promise<void> {
  const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length) ?? '';
  const pair = await PostgresPair.start();
  const stop = stoppable(() => pair.stop());
  try {
    await withProduct(
      async (product) => {
        const kinds = await allKindsOf(product);
        console.log(TABLE_HEAD);
        for (const fault of FAULTS.filter(({ name }) => name.includes(only)))
          await play(fault, { product, pair }, kinds);
      },
      { DATABASE_URL: pair.url, DATABASE_READ_URL: pair.readUrl, API_PROCESSES: '2', PROOF_OF_WORK: 'off' },
    );
  } finally {
    await stop();
  }
}

async function play(fault: Fault, installation: Installation, kinds: readonly Kind[]): Promise<void> {
  const { pair } = installation;
  if (!pair.hasStandby) await pair.addStandby();
  const { streams, begin } = loadOf(kinds);
  const end = begin();
  await delay(CALM_MS);
  await fault.begin(installation);
  const began = performance.now();
  const isOver = () =>
    !(fault.isOfServer && pair.hasStandby) &&
    streams.every(({ lastSuccess }) => lastSuccess > began + CALM_MS);
  while (!isOver() && performance.now() - began < LIMIT_MS) await delay(50);
  await end();
  await fault.end?.(installation);
  console.log(await tableRows(fault.name, streams));
}

async function allKindsOf(product: RunningGatehouse): Promise<Kind[]> {
  const { url } = product;
  const headers = await sessionOf(url);
  return [
    ...(await kindsOf(url)),
    await refreshes(url),
    { name: 'list', send: () => fetch(`${url}/api/v1/tenants?limit=20`, { headers }) },
    await provisioning(product),
  ];
}

/** Each loop uses the refresh token of its last response. A token is lost if it cannot be used again. */
async function refreshes(url: string): Promise<Kind> {
  const side = await gatehouseSide(url, {});
  const tokens: string[] = [];
  for (let loop = 0; loop < LOOPS; loop++) tokens.push(String((await offlineTokens(side)).refresh_token));
  const send = (loop: number) =>
    fetch(`${url}${side.paths.token}`, {
      method: 'POST',
      headers: basic(side.client),
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(tokens[loop]) }),
    });
  const onSuccess = (body: unknown, loop: number) => {
    tokens[loop] = (body as { refresh_token: string }).refresh_token;
  };
  const lost = async () => {
    let missing = 0;
    for (const loop of tokens.keys()) {
      const response = await send(loop);
      if (response.ok) onSuccess(await response.json(), loop);
      else missing += 1;
    }
    return missing;
  };
  return { name: 'refresh', send, onSuccess, lost };
}

/** Accounts that a directory creates by SCIM. */
async function provisioning(product: RunningGatehouse): Promise<Kind> {
  const { url } = product;
  const { path, token } = await aDirectory(product);
  const headers = { authorization: `Bearer ${token}` };
  const send = () => {
    const userName = `chaos-${crypto.randomUUID()}@demo-company.test`;
    return post(
      `${url}${path}/Users`,
      {
        schemas: [USER_SCHEMA],
        userName,
        name: { givenName: 'Chaos', familyName: 'Test' },
        emails: [{ value: userName, primary: true }],
      },
      headers,
    );
  };
  return { name: 'provisioning', send, ...ledgerOf((id) => fetch(`${url}${path}/Users/${id}`, { headers })) };
}

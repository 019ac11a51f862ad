import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TenantDto } from '@gatehouse/contracts';
import { addPeople } from '../../bench/people.ts';
import type { CellAgent } from './cell-agent.ts';
import { openManifest } from './manifest.ts';
import { ISSUER, type Stage } from './stage.ts';
import { type Application, discover } from './visitor.ts';

export const EU_DOMAIN = 'nordlicht.example';

export const US_DOMAIN = 'globex.example';

/** Works for an organization in each cell. The domain belongs to none of them. */
export const PARTNER = 'partner@elsewhere.example';

const WORKERS = 3;

/** A tenant with users and an application. */
export interface Customer {
  readonly tenant: TenantDto;
  readonly app: Application;
  readonly emails: readonly string[];
}

export interface Status {
  readonly version: number;
  readonly entries: number;
  readonly expiresIn: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly down: readonly string[];
  readonly residentBytes: number;
}

export async function customerOf(agent: CellAgent, name: string, domain: string): Promise<Customer> {
  const tenant = await agent.found(name, domain);
  if (!tenant) throw new Error(`${domain} is taken`);
  const emails = Array.from({ length: WORKERS }, (_, n) => `user-${n}@${domain}`);
  const { ownerUrl } = agent.installation;
  await addPeople(ownerUrl, tenant.id, [...emails, PARTNER], 'tenant_user');
  await addPeople(ownerUrl, tenant.id, [`admin@${domain}`], 'tenant_admin');
  return { tenant, app: await agent.register(tenant), emails };
}

/** An address below a domain that is unknown and leads to the cell. */
export async function addressAt(parent: string, cell: string, router: string): Promise<string> {
  for (;;) {
    const email = `someone@${randomUUID()}.${parent}`;
    if ((await discover(router, { email })).cell === cell) return email;
  }
}

export const count = (value: number) => Math.round(value).toLocaleString('en');

export const now = () => Math.floor(Date.now() / 1_000);

export const get = (url: string) => fetch(url, { redirect: 'manual' });

export const post = (url: string, body: URLSearchParams) =>
  fetch(url, { method: 'POST', body, redirect: 'manual' });

export const textOf = async (url: string) => (await fetch(url)).text();

export const statusOf = async ({ router }: Stage) =>
  (await (await fetch(`${router}/status`)).json()) as Status;

export const startsWith = (response: Response, { installation }: CellAgent) =>
  response.headers.get('location')?.startsWith(`${installation.origin}/`) === true;

export const trustOf = ({ publicKey }: Stage) => ({ issuer: ISSUER, keys: { keys: [publicKey] } });

/** Waits until the router has the directory of this moment. */
export async function caughtUp(stage: Stage): Promise<void> {
  const manifest = await openManifest(await textOf(`${stage.wire.url}/directory`), trustOf(stage), now());
  await until(async () => (await statusOf(stage)).version >= manifest.version);
}

/** @returns false after 20 seconds */
export async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < 20_000; await wait(50)) {
    if (await isTrue()) return true;
  }
  return false;
}

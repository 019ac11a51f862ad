import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOsUser, freePorts, runAs, waitFor } from '@gatehouse/embedded';
import { inDocker, read } from '../../../docker/files.ts';
import { type ProxyServer, runProxy } from '../../../docker/proxy-servers.ts';
import { aFolder } from '../../counterparts/support/programs.ts';
import { DatabaseNode } from './database-node.ts';
import { EtcdCluster } from './etcd-cluster.ts';
import { databasePrograms } from './programs.ts';

/** Of a complete recovery, with a copy of a whole node on a busy machine. */
const RECOVERY_MS = 180_000;

export interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
}

/** The database part of compose.ha.yaml with its own files: three etcd members, three nodes and HAProxy. */
export class DatabaseCluster {
  readonly etcd: EtcdCluster;
  readonly nodes: readonly DatabaseNode[];
  readonly path: readonly string[];
  readonly #folder: string;
  readonly #haproxy: ProxyServer;
  readonly #ports: { writable: number; readable: number; status: number };

  private constructor(parts: {
    folder: string;
    path: readonly string[];
    etcd: EtcdCluster;
    nodes: readonly DatabaseNode[];
    haproxy: ProxyServer;
    ports: { writable: number; readable: number; status: number };
  }) {
    this.#folder = parts.folder;
    this.path = parts.path;
    this.etcd = parts.etcd;
    this.nodes = parts.nodes;
    this.#haproxy = parts.haproxy;
    this.#ports = parts.ports;
  }

  static async start(): Promise<DatabaseCluster> {
    const path = await databasePrograms();
    const folder = aFolder();
    const secrets = makeSecrets(folder);
    const etcd = await EtcdCluster.start(folder);
    const [writable = 0, readable = 0, status = 0, ...own] = await freePorts(9);
    const nodes = [1, 2, 3].map((number) => {
      const [port = 0, restPort = 0] = own.slice(2 * (number - 1));
      const name = `database${number}`;
      const place = join(folder, name);
      makePrivate(place);
      return new DatabaseNode({ name, folder: place, port, restPort, path, secrets, etcd: etcd.addresses });
    });
    for (const node of nodes) node.start();
    const haproxy = await runProxy('haproxy', folder, read('database/haproxy.cfg'), writable, {
      WRITABLE: `127.0.0.1:${writable}`,
      READABLE: `127.0.0.1:${readable}`,
      STATUS: `127.0.0.1:${status}`,
      ...Object.fromEntries(
        nodes.flatMap((_, index) => [
          [`DATABASE${index + 1}`, `127.0.0.1:${own[2 * index]}`],
          [`REST${index + 1}`, String(own[2 * index + 1])],
        ]),
      ),
    });
    const cluster = new DatabaseCluster({
      folder,
      path,
      etcd,
      nodes,
      haproxy,
      ports: { writable, readable, status },
    });
    try {
      await cluster.waitUntilComplete();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  secret(name: string): string {
    return readFileSync(join(this.#folder, 'secrets', name), 'utf8');
  }

  /** A connection URL at HAProxy. */
  url(
    user: string,
    secret: string,
    address: 'writable' | 'readable' = 'writable',
    database = 'gatehouse',
  ): string {
    return `postgres://${user}:${this.secret(secret)}@127.0.0.1:${this.#ports[address]}/${database}`;
  }

  get ownerUrl(): string {
    return this.url('gatehouse', 'database_owner_password');
  }

  /** Whether HAProxy's health check passes. */
  async isHealthy(): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${this.#ports.status}/health`)).ok;
  }

  /** What the first node that responds knows. */
  async members(): Promise<Member[]> {
    for (const node of this.nodes) {
      const members = await membersAt(node);
      if (members) return members;
    }
    return [];
  }

  async nodeWithRole(role: Member['role']): Promise<DatabaseNode> {
    const member = (await this.members()).find((one) => one.role === role);
    const node = this.nodes.find(({ name }) => name === member?.name);
    if (!node) throw new Error(`no node is ${role}: ${JSON.stringify(await this.members())}`);
    return node;
  }

  /** Waits until a node other than this one has the writable address. */
  async waitForLeaderOtherThan(node: DatabaseNode): Promise<void> {
    const others = this.nodes.filter((one) => one !== node);
    await waitFor(
      'a new leader',
      async () => (await Promise.all(others.map(isPrimary))).includes(true),
      RECOVERY_MS,
    );
  }

  async isComplete(): Promise<boolean> {
    return (await Promise.all(this.nodes.map(membersAt))).every(hasAllRoles);
  }

  /** Waits until each node sees a leader, a synchronous standby and another standby, as in a healthy cluster. */
  async waitUntilComplete(): Promise<void> {
    try {
      await waitFor('a complete cluster', () => this.isComplete(), RECOVERY_MS);
    } catch (error) {
      const logs = this.nodes.map(({ name, logFile }) => `${name}:\n${lastLines(logFile)}`);
      throw new Error(`${JSON.stringify(await this.members())}\n${logs.join('\n')}`, { cause: error });
    }
  }

  /** Runs a program of the image on the first node, with its environment and secrets. */
  async run(...words: string[]): Promise<string> {
    const { env } = this.nodes[0] as DatabaseNode;
    const assignments = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    return runAs(findOsUser(), '/usr/bin/env', [
      '-i',
      ...assignments,
      inDocker('database/with-secrets'),
      ...words,
    ]);
  }

  async stop(): Promise<void> {
    await this.#haproxy.stop();
    for (const node of this.nodes) node.signal('SIGKILL');
    for (const node of this.nodes) await node.waitUntilGone();
    await this.etcd.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function makePrivate(folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = findOsUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** PostgreSQL's account reads them, as it does in its container. */
function makeSecrets(folder: string): string {
  const secrets = join(folder, 'secrets');
  execFileSync(process.execPath, [inDocker('make-secrets.mjs'), secrets]);
  chmodSync(secrets, 0o755);
  return secrets;
}

/** The view of one node; undefined if it does not respond. */
async function membersAt({ restUrl }: DatabaseNode): Promise<Member[] | undefined> {
  try {
    const response = await fetch(`${restUrl}/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await response.json()) as { members: Member[] }).members;
  } catch {
    return undefined;
  }
}

function hasAllRoles(members: Member[] | undefined): boolean {
  const states = members?.map(({ role, state }) => `${role} ${state}`).sort();
  return states?.join(', ') === 'leader running, replica streaming, sync_standby streaming';
}

async function isPrimary({ restUrl }: DatabaseNode): Promise<boolean> {
  try {
    return (await fetch(`${restUrl}/primary`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-40).join('\n');
}

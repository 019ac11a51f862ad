import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, waitFor } from '@gatehouse/embedded';
import { interpolated, readCompose } from '../../../docker/files.ts';

interface EtcdMember {
  readonly name: string;
  readonly address: string;
  readonly env: Record<string, string>;
  child?: ChildProcess;
}

/** Three members with the settings of compose.ha.yaml, at addresses of loopback. */
export class EtcdCluster {
  readonly #folder: string;
  readonly #members: readonly EtcdMember[];

  private constructor(folder: string, members: readonly EtcdMember[]) {
    this.#folder = folder;
    this.#members = members;
  }

  static async start(folder: string): Promise<EtcdCluster> {
    const ports = await freePorts(6);
    const names = ['etcd1', 'etcd2', 'etcd3'];
    /** `etcd1:2379` and `etcd1:2380` of Compose as addresses of this run. */
    const here = (text: string) =>
      text.replaceAll(/(etcd[123]):(2379|2380)/g, (_, name: string, port: string) => {
        return `127.0.0.1:${ports[names.indexOf(name) * 2 + (port === '2379' ? 0 : 1)]}`;
      });
    const { services } = readCompose('compose.ha.yaml');
    const members = names.map((name, index) => {
      const [client, peer] = [ports[2 * index], ports[2 * index + 1]];
      const given = Object.entries(services[name]?.environment ?? {});
      return {
        name,
        address: `127.0.0.1:${client}`,
        env: {
          ...Object.fromEntries(given.map(([key, value]) => [key, here(interpolated(String(value)))])),
          ETCD_LISTEN_CLIENT_URLS: `http://127.0.0.1:${client}`,
          ETCD_LISTEN_PEER_URLS: `http://127.0.0.1:${peer}`,
          ETCD_DATA_DIR: join(folder, name),
        },
      };
    });
    const cluster = new EtcdCluster(folder, members);
    for (const member of members) cluster.#start(member);
    await waitFor('etcd', async () => (await Promise.all(members.map(isHealthy))).every(Boolean));
    return cluster;
  }

  get addresses(): string[] {
    return this.#members.map(({ address }) => address);
  }

  /** Kills the first members. Two of three are the majority. */
  async kill(count: number): Promise<void> {
    for (const member of this.#members.slice(0, count)) await end(member);
  }

  /** Starts the members that were killed, with their data. */
  async startAll(): Promise<void> {
    for (const member of this.#members) if (!isRunning(member)) this.#start(member);
    await waitFor('etcd', async () => (await Promise.all(this.#members.map(isHealthy))).every(Boolean));
  }

  stop(): Promise<void> {
    return this.kill(this.#members.length);
  }

  #start(member: EtcdMember): void {
    const log = openSync(join(this.#folder, `${member.name}.log`), 'a');
    const env = { PATH: process.env.PATH ?? '', ...member.env };
    member.child = spawn('etcd', [], { cwd: this.#folder, env, stdio: ['ignore', log, log] });
    closeSync(log);
  }
}

function isRunning({ child }: EtcdMember): boolean {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function end(member: EtcdMember): Promise<void> {
  if (!isRunning(member) || !member.child) return;
  const gone = once(member.child, 'exit');
  member.child.kill('SIGKILL');
  await gone;
}

async function isHealthy({ address }: EtcdMember): Promise<boolean> {
  try {
    const response = await fetch(`http://${address}/health`, { signal: AbortSignal.timeout(2_000) });
    return ((await response.json()) as { health: string }).health === 'true';
  } catch {
    return false;
  }
}

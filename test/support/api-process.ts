import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, ROOT } from '@gatehouse/embedded';
import type { ServedApi, TestApi } from './api.ts';

export interface ApiProcess extends ServedApi {
  /** Ends it without a chance to finish anything. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code; null where it ended by the signal */
  stop(): Promise<number | null>;
  /** Stops it (SIGSTOP) until `resume`. */
  pause(): void;
  resume(): void;
  /** What it wrote to its log; at level "silent" nothing, unless `env` says otherwise. */
  log(): string;
}

/**
 * A process of the built API on the database and under the settings of `like`.
 *
 * @param load a module that is loaded before it, such as another clock
 * @param env settings beside those of `like`
 */
export async function startApiProcess(
  like: TestApi,
  load?: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  const [port] = await freePorts(1);
  const { DATABASE_URL, DATABASE_MAINTENANCE_URL, MASTER_KEY, INTERNAL_SECRET, PUBLIC_URL } = like.settings;
  const child = spawn(
    process.execPath,
    [...(load ? ['--import', load] : []), join(ROOT, 'nest-api/dist/main.js')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL,
        DATABASE_MAINTENANCE_URL,
        MASTER_KEY,
        INTERNAL_SECRET,
        PUBLIC_URL,
        API_PORT: String(port),
        LOG_LEVEL: 'silent',
        ...env,
      },
    },
  );
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  await ready(child);
  const url = `${env.API_TLS_CERT_FILE ? 'https' : 'http'}://127.0.0.1:${port}`;
  return {
    url,
    settings: like.settings,
    fetch: (path, init) => fetch(`${url}${path}`, init),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    log: () => log,
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the API ended with ${code} before it was ready`)));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, ROOT } from '@gatehouse/embedded';
import type { ServedApi, TestApi } from './api.ts';

export interface ApiProcess extends ServedApi {
  /** Kills the process without any cleanup. */
  kill(): Promise<void>;
  /** Asks the process to stop. @returns its exit code; null if the signal ended it */
  stop(): Promise<number | null>;
  /** Pauses the process (SIGSTOP) until `resume`. */
  pause(): void;
  resume(): void;
  /** The log output; empty at level "silent", unless `env` sets another level. */
  log(): string;
}

/**
 * Starts a process of the built API with the database and settings of `like`.
 *
 * @param load a module to preload, such as a different clock
 * @param env settings in addition to those of `like`
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

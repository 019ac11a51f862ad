import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts, ROOT, waitFor } from '@gatehouse/embedded';
import { PREVIOUS_VERSION } from '../../support/previous-version.ts';

const run = promisify(execFile);

/** A version of Gatehouse that is built: this one, or the one before. */
export interface Version {
  /** Its root. */
  readonly folder: string;
  /** Migrates to its schema, and loads its demo data if asked. */
  migrate(env: Record<string, string>, demo: boolean): Promise<void>;
  startApi(env: Record<string, string>): Promise<Running>;
  /** @param apiPort of the API process that it calls */
  startWeb(env: Record<string, string>, apiPort: number): Promise<Running>;
}

export interface Running {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

export const THIS_VERSION: Version = versionAt(ROOT);

/** Whether the repository has the commit; a shallow clone has not. */
export function hasPreviousVersion(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${PREVIOUS_VERSION.commit}^{commit}`], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** The previous version from the repository's own history, built with its own packages. */
export async function checkOutPreviousVersion(): Promise<Version & { remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-previous-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
    await run('git', ['checkout', '--quiet', '--detach', PREVIOUS_VERSION.commit], { cwd: folder });
    await installPackages(folder);
    for (const workspace of ['nest-api', 'remix-app']) await build(folder, workspace);
    return { ...versionAt(folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Packages of the same lock file are linked, which takes seconds; those of another one are installed. */
async function installPackages(folder: string): Promise<void> {
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockOf(folder) !== lockOf(ROOT))
    return void (await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder }));
  for (const workspace of ['.', 'nest-api', 'remix-app', 'test']) {
    const packages = join(ROOT, workspace, 'node_modules');
    await run('cp', ['-al', packages, join(folder, workspace)]).catch(() => undefined);
  }
}

async function build(folder: string, workspace: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const binaries = join(folder, 'node_modules/.bin');
  const env = { HOME, PATH: `${binaries}:${PATH}`, NODE_ENV: 'production', ADVISORIES: 'off' };
  await run('npm', ['run', 'build'], { cwd: join(folder, workspace), env, maxBuffer: 100_000_000 });
}

function versionAt(folder: string): Version {
  return {
    folder,
    migrate: async (env, demo) => {
      const command = [join(folder, 'nest-api/dist/commands/migrate.js'), 'up', ...(demo ? ['--demo'] : [])];
      await run(process.execPath, command, { cwd: join(folder, 'nest-api'), env: { ...outside(), ...env } });
    },
    startApi: (env) => start(join(folder, 'nest-api'), 'dist/main.js', 'API_PORT', env, '/health/ready'),
    startWeb: (env, apiPort) => {
      const settings = { ...env, API_HOST: '127.0.0.1', API_PORT: String(apiPort), NODE_ENV: 'production' };
      return start(join(folder, 'remix-app'), 'dist/serve.js', 'WEB_PORT', settings, '/health/ready');
    },
  };
}

const outside = () => ({ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' });

async function start(
  cwd: string,
  file: string,
  portSetting: string,
  env: Record<string, string>,
  readyPath: string,
): Promise<Running> {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, [file], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...outside(), ...env, [portSetting]: String(port) },
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    `${cwd} to be ready`,
    async () => {
      if (child.exitCode !== null)
        throw new Error(`${file} ended with ${child.exitCode} before it was ready`);
      return fetch(`${url}${readyPath}`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    60_000,
  );
  return {
    port,
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

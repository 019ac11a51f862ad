import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@gatehouse/contracts';
import { OperatorError } from '@gatehouse/embedded';
import { stoppable } from './endings.ts';
import { type NamedSteps, stepsOf } from './openid.ts';
import { gatehouseSide } from './openid-sides.ts';
import { cpuText, listenerOf, type Roots, sumOf } from './processes.ts';
import { apiRoots, figure, freshPlace, perSecond, postmasterOf, running, withProduct } from './product.ts';
import { start } from './started.ts';
import { measureInTurns } from './steps.ts';

const SECONDS = 20;
const WORKERS = 4;
const FLAG = '--other=';

/**
 * Measures sign-ins and application requests of this checkout and another built one in turns. Both have the demo data.
 *
 * @throws OperatorError if `--other=<directory of the other checkout>` is missing
 */
export async function beside(flags: readonly string[]): Promise<void> {
  const other = flags.find((flag) => flag.startsWith(FLAG))?.slice(FLAG.length);
  if (!other || !existsSync(join(other, 'libs/embedded/bin/start.mjs')))
    throw new OperatorError('Name the other checkout: npm run bench -- beside --other=<directory>.');
  const theirs = await startOther(resolve(other));
  await withProduct(async (product) => {
    const roots = apiRoots(product);
    const ours = await jobsOf(product.apiUrl, roots);
    const before = await jobsOf(theirs.apiUrl, theirs.roots);
    for (const [name, step] of Object.entries(ours)) {
      const beforeStep = before[name];
      if (!beforeStep) continue;
      const [now, then] = await measureInTurns(WORKERS, SECONDS, [
        { roots, step },
        { roots: theirs.roots, step: beforeStep },
      ]);
      if (!now || !then) continue;
      const cpu = `${(sumOf(now.cpu) / sumOf(then.cpu)).toFixed(3)} of the other's processor time`;
      const rate = `${(now.perSecond / then.perSecond).toFixed(3)} of its rate`;
      figure(name, perSecond(now.perSecond), `${cpu}; ${rate}; ${cpuText(now.cpu)}, ${cpuText(then.cpu)}`);
    }
  });
  await theirs.stop();
}

async function startOther(
  directory: string,
): Promise<{ apiUrl: string; roots: Roots; stop(): Promise<void> }> {
  const { env, remove } = await freshPlace();
  const args = ['--expose-gc', join(directory, 'libs/embedded/bin/start.mjs')];
  const started = await start(process.execPath, args, env, directory);
  const stop = stoppable(async () => {
    await started.stop();
    remove();
  });
  const roots = {
    API: running(listenerOf(Number(env.API_PORT))),
    PostgreSQL: running(postmasterOf(clusterIn(env.GATEHOUSE_DATA_DIR))),
  };
  return { apiUrl: `http://127.0.0.1:${env.API_PORT}`, roots, stop };
}

function clusterIn(dataDir: string): string {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return entries.find(({ name }) => name === 'postmaster.pid')?.parentPath ?? dataDir;
}

async function jobsOf(apiUrl: string, roots: Roots): Promise<NamedSteps> {
  const side = await gatehouseSide(apiUrl, roots);
  const email = DEMO_ACCOUNTS.find(({ key }) => key === 'user')?.email;
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const signIn = async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${apiUrl}/api/v1/auth/login`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  return { 'sign-ins by password': signIn, ...(await stepsOf(side)) };
}

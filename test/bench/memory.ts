import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '@gatehouse/embedded';
import { listenerOf, memoryByName, type Roots, sumOf } from './processes.ts';
import { figure, freshPlace, postmasterOf, running } from './product.ts';
import { type Started, start } from './started.ts';

/**
 * Measures the proportional set size of each process ten seconds after a later start and one page. Shared memory is
 * divided among the processes. npm is excluded: it only waits, and `node libs/embedded/bin/start.mjs` works without it.
 */
export async function memory(): Promise<void> {
  const { env: place, remove } = await freshPlace();
  // As `npm start` does.
  const env = { ...place, MALLOC_ARENA_MAX: '2' };
  const program = ['--expose-gc', join(ROOT, 'libs/embedded/bin/start.mjs')];
  // The first start migrates and runs jobs that are not due again for a while.
  await (await start(process.execPath, program, env)).stop();
  const started = await start(process.execPath, program, env);
  try {
    await (await fetch(`http://127.0.0.1:${env.PORT}/`)).text();
    await setTimeout(10_000);
    report(memoryByName(rootsOf(started, env)));
  } finally {
    await started.stop();
    remove();
  }
}

/** The sandbox is a child of the supervisor and starts with the first connection to it. */
function rootsOf({ child }: Started, env: Record<string, string>): Roots {
  const cluster = join(String(env.GATEHOUSE_DATA_DIR), 'postgres/data');
  return {
    'supervisor, gateway, sandbox if started': running(child.pid),
    API: running(listenerOf(Number(env.API_PORT))),
    'web app': running(listenerOf(Number(env.WEB_PORT))),
    PostgreSQL: running(postmasterOf(cluster)),
  };
}

function report(parts: Record<string, number>): void {
  for (const [name, mebibytes] of Object.entries({ ...parts, everything: sumOf(parts) }))
    figure(name, `${Math.round(mebibytes)} MiB`);
}

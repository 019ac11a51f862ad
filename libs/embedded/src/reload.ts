import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.ts';
import { ROOT } from './repository.ts';
import type { RunningGatehouse } from './supervisor.ts';

/** An editor saves in several steps, and a branch switch changes many files. All of them cause one restart. */
const QUIET_MS = 100;

/** Rebuilds and restarts the API after each change of its sources. If a build fails, the old one keeps running. */
export function reloadApi({ apis, migrate }: RunningGatehouse): void {
  let waiting: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const restart = async () => {
    await ensureBuilt('api');
    for (const api of apis) await api.stop();
    await migrate();
    for (const api of apis) await api.start();
    console.log('The API was started again.');
  };
  const schedule = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      work = work.then(restart).catch((error: Error) => console.error(error.message));
    }, QUIET_MS);
  };
  for (const sources of ['nest-api/src', 'libs/contracts/src', 'libs/scim/src', 'libs/texts/src']) {
    watch(join(ROOT, sources), { recursive: true }, (_, file) => {
      if (file?.endsWith('.ts') && !file.endsWith('.spec.ts')) schedule();
    });
  }
}

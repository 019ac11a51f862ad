import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../builds.ts';
import { ROOT } from '../repository.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import type { RunningGatehouse } from '../supervisor.ts';

/**
 * `npm run dev`: everything as with `npm start`, but the web app comes from Vite and a change of the API's sources
 * builds it (some 50 ms) and starts it again. The logs go to the terminal.
 */
await runUntilStopped({ development: true }, (gatehouse) => {
  console.log(`Gatehouse is ready at ${gatehouse.url}`);
  for (const sources of ['nest-api/src', 'libs/contracts/src']) {
    watch(join(ROOT, sources), { recursive: true }, (_, file) => {
      if (file && /\.ts$/.test(file) && !/\.spec\.ts$/.test(file)) scheduleRestart(gatehouse);
    });
  }
});

let waiting: NodeJS.Timeout | undefined;
let work: Promise<void> = Promise.resolve();

/** An editor saves in several steps, and a branch switch changes many files: one restart for all of them. */
function scheduleRestart(gatehouse: RunningGatehouse): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    work = work.then(() => restart(gatehouse)).catch((error: Error) => console.error(error.message));
  }, 100);
}

async function restart({ api, migrate }: RunningGatehouse): Promise<void> {
  await ensureBuilt('api');
  await api.stop();
  await migrate();
  await api.start();
  console.log('The API was started again.');
}

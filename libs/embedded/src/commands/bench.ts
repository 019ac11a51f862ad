import { ensureBuilt } from '../builds.ts';
import { describeFailure } from '../operator-error.ts';
import { together } from '../steps.ts';
import { runTool } from '../tools.ts';

/** `npm run bench [-- name …]`: measures the built product; docs/performance.md contains the results. */
try {
  await together([ensureBuilt('api', console.log), ensureBuilt('web', console.log)]);
  process.exitCode = await runTool('node', ['test/bench/run.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

import { ensureBuilt } from '../builds.ts';
import { describeFailure } from '../operator-error.ts';
import { together } from '../steps.ts';
import { runTool } from '../tools.ts';

/** `npm run scale -- cells|sizes|sizing …`: docs/scale.md explains the output. */
try {
  await together([ensureBuilt('api', console.log), ensureBuilt('web', console.log)]);
  process.exitCode = await runTool('node', ['--expose-gc', 'test/scale/run.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

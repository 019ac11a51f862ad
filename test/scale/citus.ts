import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';

/**
 * `node test/scale/citus.ts [spec…]`: builds Citus if necessary, and runs specs on a coordinator and two workers.
 * Without a spec, it runs `citus.spec.ts`. See docs/sharding.md.
 */
const programs = process.env.CITUS_PROGRAMS ?? join(ROOT, 'node_modules/.cache/gatehouse/citus');
const specs = process.argv.slice(2);
run(join(import.meta.dirname, 'build-citus.sh'), [programs]);
run(process.execPath, [
  join(ROOT, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  join(import.meta.dirname, 'vitest.config.ts'),
  ...(specs.length > 0 ? specs : ['test/scale/citus.spec.ts']),
]);

function run(program: string, words: readonly string[]): void {
  const env = { ...process.env, CITUS_PROGRAMS: programs };
  const { status } = spawnSync(program, words, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

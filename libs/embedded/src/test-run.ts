import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.ts';
import { describeFailure } from './operator-error.ts';
import { ROOT } from './repository.ts';
import { listFailures, summarise, type TestReport } from './results.ts';
import { together } from './steps.ts';
import { runTool } from './tools.ts';

/** Builds what changed, runs vitest with these arguments, lists the failures, and prints a summary as the last line. */
export async function runTests(args: readonly string[]): Promise<void> {
  const file = join(ROOT, '.cache', 'test-results.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  process.exitCode = await build().then(
    () =>
      runTool('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./libs/embedded/src/slowest-files.ts',
        '--reporter=./libs/embedded/src/flaky-tests.ts',
        `--outputFile.json=${file}`,
        ...args,
      ]),
    (error) => {
      console.error(describeFailure(error));
      return 1;
    },
  );
  const report = readReport(file);
  for (const failure of listFailures(report, ROOT)) console.log(failure);
  console.log(summarise(report, Number(process.exitCode)));
}

async function build(): Promise<void> {
  await together([ensureBuilt('api', console.log), ensureBuilt('web', console.log)]);
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}

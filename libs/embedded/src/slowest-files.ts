import type { Reporter, TestModule } from 'vitest/node';

const MOST = 20;
/** A run of fewer files is a selection. */
const FEWEST = 10;

/** A reporter for vitest: after a run of many files, prints the seconds of each project and its slowest files. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < FEWEST) return;
    const files = modules.map((module) => ({
      project: module.project.name,
      name: module.relativeModuleId,
      ms: duration(module),
    }));
    console.log(`\n${describeDurations(files).join('\n')}\n`);
  }
}

interface FileDuration {
  project: string;
  name: string;
  ms: number;
}

/** Projects by the total time of their files across all workers, then the slowest files. */
export function describeDurations(files: readonly FileDuration[]): string[] {
  const projects = Map.groupBy(files, ({ project }) => project);
  const sums = [...projects].map(([project, own]) => ({
    name: `${project} (${own.length} files)`,
    ms: own.reduce((sum, { ms }) => sum + ms, 0),
  }));
  return [
    'Seconds of each project, all workers together:',
    ...slowestFirst(sums),
    'The slowest files:',
    ...slowestFirst(files).slice(0, MOST),
  ];
}

function slowestFirst(entries: readonly { name: string; ms: number }[]): string[] {
  return entries
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(8)} s  ${name}`);
}

/** Includes the import of its modules and its hooks. */
function duration(module: TestModule): number {
  const { collectDuration, duration: tests, prepareDuration, setupDuration } = module.diagnostic();
  return collectDuration + tests + prepareDuration + setupDuration;
}

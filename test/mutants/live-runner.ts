import { inject, type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';

/** The results of one test. */
export interface Findings {
  /** Mutants whose code the test runs. */
  reached: string[];
  killed: string[];
  /** Why the test cannot be repeated. */
  unfit?: string;
}

interface MutantWorld {
  gatehouseMutant?: string;
  gatehouseReached?: ((mutant: string) => void) | undefined;
  gatehouseRemakes?: (() => void)[];
  /** Shared by all spec files of the slice, which run in one worker. */
  gatehouseKilled?: Set<string>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Mutants that already have a result. */
    decided: string[];
    /** Files that contain more than constants. */
    withRules: string[];
  }
  interface TaskMeta {
    findings?: Findings;
  }
}

/** How much longer a mutant may take than the code without it. */
const PATIENCE = { factor: 4, ms: 1_500, secondFactor: 3 };
const TOO_LONG = 'takes too long';
/** Code that one test reaches this often is an infinite loop. */
const LOOP = 3_000_000;

const world = globalThis as MutantWorld;
world.gatehouseRemakes ??= [];
world.gatehouseKilled ??= new Set();

/**
 * Runs each test once without a mutant and then once for each mutant that it reaches, in the same process and on the
 * same database. That takes seconds instead of a start per mutant. After each kill, the test has to pass again without
 * a mutant.
 */
export default class LiveRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    const inTurn = (task: RunnerTask) => {
      delete (task as { concurrent?: boolean }).concurrent;
      if (task.type === 'suite') task.tasks.forEach(inTurn);
    };
    for (const file of files) for (const task of file.tasks) inTurn(task);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = () => runOnce(test);
    const reached = new Set<string>();
    world.gatehouseReached = (mutant) => void reached.add(mutant);
    remakeConstants();
    const constants = [...reached];
    reached.clear();
    const began = performance.now();
    try {
      await run();
    } finally {
      world.gatehouseReached = undefined;
    }
    const files = new Set([...reached].map(fileOf));
    // Reads of constants are not tracked. Their mutants run in tests of their file, and in tests that reach no rule at
    // all.
    const isAlone = (file: string) => files.size === 0 || !inject('withRules').includes(file);
    for (const mutant of constants)
      if (files.has(fileOf(mutant)) || isAlone(fileOf(mutant))) reached.add(mutant);
    const patience = PATIENCE.factor * (performance.now() - began) + PATIENCE.ms;
    const findings: Findings = { reached: [...reached], killed: [] };
    test.meta.findings = findings;
    const killed = world.gatehouseKilled as Set<string>;
    for (const mutant of inject('decided')) killed.add(mutant);
    const open = findings.reached.filter((mutant) => !killed.has(mutant));
    if (open.length === 0) return;
    const failure = await failureOf(test, run, patience);
    if (failure) {
      findings.unfit = failure;
      return;
    }
    for (const [place, mutant] of open.entries()) {
      switchTo(mutant);
      let death = await failureOf(test, run, patience);
      // On a busy machine, a surviving mutant may take this long once. An infinite loop exceeds any limit.
      if (death === TOO_LONG) death = await failureOf(test, run, PATIENCE.secondFactor * patience);
      switchTo(undefined);
      if (!death) continue;
      const after = (await failureOf(test, run, patience)) && (await failureOf(test, run, patience));
      // The first result counts on its own: the test passed twice before it, so no earlier mutant can have interfered.
      if (!after || place === 0) {
        findings.killed.push(mutant);
        killed.add(mutant);
      }
      if (after) {
        findings.unfit = `after ${mutant}: ${after}`;
        return;
      }
    }
  }
}
const fileOf = (mutant: string) => mutant.slice(0, mutant.lastIndexOf(':'));

function switchTo(mutant: string | undefined): void {
  Object.assign(world, { gatehouseMutant: mutant });
  let asked = 0;
  world.gatehouseReached = mutant
    ? () => {
        asked += 1;
        if (asked > LOOP) throw new Error('does not end');
      }
    : undefined;
  remakeConstants();
}

function remakeConstants(): void {
  for (const remake of world.gatehouseRemakes ?? []) {
    try {
      remake();
    } catch {
      // With this mutant, the constant cannot be computed. It keeps its value, and a test decides about the mutant.
    }
  }
}

let isFirst: RunnerTestCase | undefined;

async function runOnce(test: RunnerTestCase): Promise<void> {
  // On the first run, vitest has already run the hooks before the test.
  const isAgain = isFirst === test;
  isFirst = test;
  const suites = [];
  for (let suite = test.suite ?? test.file; suite; suite = suite.suite ?? suite.file) {
    suites.unshift(suite);
    if (suite === test.file) break;
  }
  const hooks = suites.map((suite) => TestRunner.getSuiteHooks(suite));
  const context = test.context as never;
  if (isAgain)
    for (const { beforeEach } of hooks)
      for (const hook of beforeEach) await hook(context, test.suite as never);
  try {
    await TestRunner.getTestFn(test)();
  } finally {
    const { onFinished = [] } = test as { onFinished?: ((it: never) => unknown)[] };
    for (const finish of onFinished.splice(0)) await finish(context);
    if (isAgain)
      for (const { afterEach } of hooks)
        for (const hook of afterEach) await hook(context, test.suite as never);
  }
}

async function failureOf(
  _test: RunnerTestCase,
  run: () => Promise<void>,
  patience: number,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LONG), patience);
  });
  const ended = run().then(
    () => undefined,
    (error: Error) => String(error?.message ?? error).slice(0, 300) || 'failed',
  );
  const outcome = await Promise.race([ended, late]);
  clearTimeout(timer);
  return outcome;
}

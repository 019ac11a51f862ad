import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import type { Plugin } from 'vite';
import { createVitest, type InlineConfig, type Vitest } from 'vitest/node';
import { nestSources } from '../../vitest.config.ts';
import { type Fault, type Mutant, type Mutated, mutate, oneLine, putFaults } from './mutate.ts';
import { SLICES, type Slice } from './slices.ts';

/** Maximum number of processes. A mutant may corrupt a process's database, so undecided mutants need a fresh one. */
const ROUNDS = 6;
const SURVIVORS = join(ROOT, 'test/mutants/survivors.json');

/** A mutant that no test detects, and why that is acceptable. */
interface Survivor {
  file: string;
  before: string;
  after: string;
  /** Empty: not reviewed yet. */
  reason: string;
}

const wanted = process.argv.slice(2);
const slices = SLICES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (slices.length === 0) {
  console.error(`There is no such slice: choose from ${SLICES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const slice of slices) {
  const lived = await runSlice(slice);
  // Read again, because another run may have written in the meantime.
  const kept = [...survivors().filter((survivor) => !belongsTo(slice, survivor)), ...lived];
  kept.sort((one, other) => one.file.localeCompare(other.file));
  writeFileSync(SURVIVORS, `${JSON.stringify(kept, null, 2)}\n`);
}
const open = survivors().filter(({ reason }) => reason === '');
console.log(`${open.length} survivors without a reason in test/mutants/survivors.json`);
process.exit(open.length === 0 ? 0 : 1);

/** Runs a slice's specs against each of its mutants. @returns the survivors, with the known reasons */
async function runSlice(slice: Slice): Promise<Survivor[]> {
  const sources = new Map(
    slice.files.map((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      const faults = slice.faults?.filter((fault) => fault.file === file);
      return [file, faults ? putFaults(source, file, faults) : mutate(source, file)] as const;
    }),
  );
  const mutants = [...sources.values()].flatMap((source) => source.mutants);
  const killed = new Set<string>();
  const reached = new Set<string>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = killed.size;
    const unfit = await runRound(slice, sources, killed, reached);
    if (unfit.length === 0 || (round > 1 && killed.size === before)) break;
    if (round === ROUNDS || process.env.MUTANTS_VERBOSE)
      for (const line of unfit) console.log(`  unfit  ${line}`);
  }
  // A mutant can affect later tests, so an unreviewed survivor gets a separate run of the specs.
  const known = survivors().filter(({ reason }) => reason !== '');
  for (const mutant of mutants) {
    const name = `${mutant.file}:${mutant.id}`;
    if (killed.has(name) || known.some((survivor) => isSame(survivor, mutant))) continue;
    if (await failsAlone(slice, sources, name)) killed.add(name);
  }
  const lived = mutants.filter(({ file, id }) => !killed.has(`${file}:${id}`));
  for (const { file, id, line, before, after } of lived) {
    const word = reached.has(`${file}:${id}`) ? 'lives ' : 'unseen';
    console.log(`  ${word} ${file}:${line}  ${before} → ${after}`);
  }
  const count = mutants.length - lived.length;
  const percent = ((100 * count) / mutants.length).toFixed(1);
  console.log(`${slice.name}: ${count} of ${mutants.length} mutants killed (${percent} %)`);
  return lived.map(toSurvivor);
}

/** One process that runs each test with the mutants that it reaches. @returns tests that could not continue */
async function runRound(
  slice: Slice,
  sources: ReadonlyMap<string, Mutated>,
  killed: Set<string>,
  reached: Set<string>,
): Promise<string[]> {
  const vitest = await openVitest(slice, sources, meeting(sources, [...killed]));
  const unfit: string[] = [];
  try {
    const specifications = await vitest.globTestSpecifications();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // Late errors of mutants that timed out. The tests have already judged those mutants.
    if (process.env.MUTANTS_VERBOSE && unhandledErrors.length > 0)
      console.log(`  ${unhandledErrors.length} stray errors`);
    for (const module of testModules) {
      if (module.errors().length > 0) throw new Error(`${module.moduleId}: ${module.errors()[0]?.message}`);
      for (const test of module.children.allTests()) {
        const { findings } = test.meta();
        const { state, errors } = test.result();
        if (state === 'failed')
          unfit.push(`${test.fullName}: fails without a mutant: ${errors?.[0]?.message}`);
        for (const mutant of findings?.reached ?? []) reached.add(mutant);
        for (const mutant of findings?.killed ?? []) killed.add(mutant);
        if (findings?.unfit) unfit.push(`${test.fullName}: ${findings.unfit}`);
      }
    }
  } finally {
    await vitest.close();
  }
  return unfit;
}

/** Runs the unchanged specs in a separate process, with one mutant enabled throughout. */
async function failsAlone(
  slice: Slice,
  sources: ReadonlyMap<string, Mutated>,
  mutant: string,
): Promise<boolean> {
  const switchedOn = new Map(
    [...sources].map(([file, source]) => [
      file,
      { ...source, code: `globalThis.gatehouseMutant = ${JSON.stringify(mutant)};\n${source.code}` },
    ]),
  );
  const vitest = await openVitest(slice, switchedOn, { bail: 1, testTimeout: 120_000 });
  try {
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    for (const module of testModules)
      if (module.errors().length > 0) throw new Error(`${module.moduleId}: ${module.errors()[0]?.message}`);
    const failed = testModules
      .flatMap((module) => [...module.children.allTests()])
      .find((test) => test.result().state === 'failed');
    if (failed) console.log(`  alone  ${mutant} is noticed by: ${failed.fullName}`);
    return failed !== undefined;
  } finally {
    await vitest.close();
  }
}

/** Runs each test with every mutant that it reaches, except those already decided. */
function meeting(sources: ReadonlyMap<string, Mutated>, decided: string[]): InlineConfig {
  const withRules = [...sources].filter(([, it]) => it.hasRules).map(([file]) => file);
  return {
    runner: join(ROOT, 'test/mutants/live-runner.ts'),
    provide: { decided, withRules },
    testTimeout: 600_000_000,
  };
}

function openVitest(
  { specs, needsDatabase = false, only }: Slice,
  sources: ReadonlyMap<string, Mutated>,
  running: InlineConfig,
): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      include: [...specs],
      reporters: [{}],
      isolate: false,
      // The cache key does not include the mutants.
      fsModuleCache: false,
      maxWorkers: 1,
      hookTimeout: 300_000,
      ...running,
      ...(only && { testNamePattern: only }),
      ...(needsDatabase && { globalSetup: [join(ROOT, 'test/support/database.ts')] }),
    },
    { plugins: [mutated(sources), nestSources()] },
  );
}

/** Serves the source with its mutants to the workers. */
function mutated(sources: ReadonlyMap<string, Mutated>): Plugin {
  return {
    name: 'gatehouse-mutants',
    enforce: 'pre',
    load: (id) => sources.get(relative(ROOT, id.split('?')[0] ?? ''))?.code,
  };
}

/** A file can be in a group of rules and also have named faults. Each run judges its own. */
function belongsTo({ files, faults }: Slice, { file, before, after }: Survivor): boolean {
  const isFault = (fault: Fault) =>
    fault.file === file && oneLine(fault.from) === before && (oneLine(fault.to) || '(removed)') === after;
  if (faults) return faults.some(isFault);
  return files.includes(file) && !SLICES.some((other) => other.faults?.some(isFault));
}

function survivors(): Survivor[] {
  return JSON.parse(readFileSync(SURVIVORS, 'utf8')) as Survivor[];
}

function toSurvivor({ file, before, after }: Mutant): Survivor {
  const same = survivors().find((it) => isSame(it, { file, before, after }));
  return { file, before, after, reason: same?.reason ?? '' };
}

type Change = Pick<Survivor, 'file' | 'before' | 'after'>;

function isSame(one: Change, other: Change): boolean {
  return one.file === other.file && one.before === other.before && one.after === other.after;
}

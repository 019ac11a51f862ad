import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import { nestSources } from '../../vitest.config.ts';
import { type Mutant, mutate } from './mutate.ts';
import { SLICES, type Slice } from './slices.ts';

const SURVIVORS = join(ROOT, 'test/mutants/survivors.json');

/** A mutant that no test notices, and why that is well. */
interface Survivor {
  file: string;
  before: string;
  after: string;
  /** Empty: nobody has looked at it yet. */
  reason: string;
}

const wanted = process.argv.slice(2);
const slices = SLICES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (slices.length === 0) {
  console.error(`There is no such slice: choose from ${SLICES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const known = JSON.parse(readFileSync(SURVIVORS, 'utf8')) as Survivor[];
let kept = known;
for (const slice of slices) {
  const lived = await runSlice(slice);
  kept = [...kept.filter(({ file }) => !slice.files.includes(file)), ...lived];
  kept.sort((one, other) => one.file.localeCompare(other.file));
  writeFileSync(SURVIVORS, `${JSON.stringify(kept, null, 2)}\n`);
}
const open = kept.filter(({ reason }) => reason === '');
console.log(`${open.length} survivors without a reason in test/mutants/survivors.json`);
process.exit(open.length === 0 ? 0 : 1);

/** Runs the specs of a slice once for each of its mutants. @returns those that lived, with the reasons known */
async function runSlice(slice: Slice): Promise<Survivor[]> {
  const sources = new Map(
    slice.files.map((file) => [file, mutate(readFileSync(join(ROOT, file), 'utf8'), file)]),
  );
  const vitest = await openVitest(slice, new Map([...sources].map(([file, { code }]) => [file, code])));
  if (!(await passes(vitest, 'none'))) throw new Error(`the specs of ${slice.name} fail without any mutant`);
  const mutants = [...sources.values()].flatMap((source) => source.mutants);
  const lived: Survivor[] = [];
  for (const mutant of mutants) {
    if (!(await passes(vitest, `${mutant.file}:${mutant.id}`))) continue;
    console.log(`  lives  ${mutant.file}:${mutant.line}  ${mutant.before} → ${mutant.after}`);
    lived.push(toSurvivor(mutant));
  }
  await vitest.close();
  const killed = mutants.length - lived.length;
  const percent = ((100 * killed) / mutants.length).toFixed(1);
  console.log(`${slice.name}: ${killed} of ${mutants.length} mutants killed (${percent} %)`);
  return lived;
}

function openVitest({ specs }: Slice, code: ReadonlyMap<string, string>): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      include: [...specs],
      setupFiles: [join(ROOT, 'test/mutants/switch-on.ts')],
      provide: { mutant: 'none' },
      reporters: [{}],
      maxWorkers: 2,
      bail: 1,
      testTimeout: 20_000,
    },
    { plugins: [mutated(code), nestSources()] },
  );
}

/** Gives the workers the source with its mutants. */
function mutated(code: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'gatehouse-mutants',
    enforce: 'pre',
    load: (id) => code.get(relative(ROOT, id.split('?')[0] ?? '')),
  };
}

async function passes(vitest: Vitest, mutant: string): Promise<boolean> {
  vitest.provide('mutant', mutant);
  for (const project of vitest.projects) project.provide('mutant', mutant);
  const specifications = await vitest.globTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // After the first failure the rest is left out, which is neither passed nor failed.
  return unhandledErrors.length === 0 && testModules.every((module) => module.state() === 'passed');
}

function toSurvivor({ file, before, after }: Mutant): Survivor {
  const same = known.find((it) => it.file === file && it.before === before && it.after === after);
  return { file, before, after, reason: same?.reason ?? '' };
}

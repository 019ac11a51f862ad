import { expect, test } from 'vitest';
import { fuzz } from './support/fuzz.ts';

const MUTATIONS = Number(process.env.FUZZ_MUTATIONS ?? 2_000);
/** The default repeats a failure. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

test(`none of ${MUTATIONS} mutated messages is misread or causes a crash`, {
  timeout: 20_000 + MUTATIONS * 10,
}, () => {
  const report = fuzz(MUTATIONS, SEED);
  const refusals = Object.entries(report.refusals).map(([check, count]) => `${check} ${count}`);
  process.stdout.write(
    `${MUTATIONS} mutations, seed ${SEED}: slowest ${report.slowestMs.toFixed(1)} ms (${report.slowest}); ${refusals.join(', ')}\n`,
  );
  expect(report.accepted).toEqual([]);
  expect(report.crashed).toEqual([]);
  expect(report.slowestMs, report.slowest).toBeLessThan(500);
});

import { type Check, type Finding, failed, skipped } from './check.js';
import { codeOf } from './outside.js';
import type { Surroundings } from './surroundings.js';

export interface Result extends Finding {
  readonly name: string;
}

/** Runs the checks one after another, and reports each as soon as it ends. */
export async function runChecks(
  checks: readonly Check[],
  surroundings: Surroundings,
  report: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  for (const check of checks) {
    const missing = check.needs?.find((name) => !isUsable(results.get(name)));
    const finding = missing
      ? skipped(`It needs the check "${missing}", which did not succeed.`)
      : await runOne(check, surroundings);
    const result = { name: check.name, ...finding };
    results.set(check.name, result);
    report(result);
  }
  return [...results.values()];
}

function isUsable(result: Result | undefined): boolean {
  return result?.status === 'ok' || result?.status === 'warning';
}

/** An unexpected error of a check fails only that check. */
async function runOne(check: Check, surroundings: Surroundings): Promise<Finding> {
  try {
    return await check.run(surroundings);
  } catch (error) {
    return failed(
      `The check itself ended with ${codeOf(error)}.`,
      'Read the log of the API at this time. Run the check again when the cause is gone.',
    );
  }
}

import type { Reporter, TestCase } from 'vitest/node';
import { inOneLine } from './results.ts';

/** A reporter for vitest: lists the tests that passed only after a retry, with the previous error. */
export default class FlakyTests implements Reporter {
  private readonly found: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const why = inOneLine(error?.message ?? '');
    this.found.push(`FLAKY ${test.module.relativeModuleId} > ${test.fullName}: ${why}`);
  }

  onTestRunEnd(): void {
    for (const line of this.found) console.log(line);
  }
}

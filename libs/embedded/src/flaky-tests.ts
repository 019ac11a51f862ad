import type { Reporter, TestCase } from 'vitest/node';
import { inOneLine } from './results.ts';

/** A reporter of vitest: names the tests that passed only when they were tried again, and what was wrong before. */
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

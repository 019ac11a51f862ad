/** The part of vitest's JSON report that we count by. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * The last line of a test run. A file that could not even be loaded, or an error outside of every test, has no failed
 * test to count; it still failed.
 */
export function summarise(report: TestReport | undefined, exitCode: number): string {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  const counted = (report?.numFailedTests ?? 0) + broken.length;
  const failed = counted === 0 && exitCode !== 0 ? 1 : counted;
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

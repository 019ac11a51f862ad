import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The used part of vitest's JSON report. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The file's absolute path. */
    name: string;
    status: string;
    /** Why a file failed outside of its tests. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The summary line of a test run. It also counts files that could not be loaded, and errors outside of tests. */
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

/** One line for each failure: its file, its test and its error. */
export function listFailures(report: TestReport | undefined, root: string): string[] {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      if (failed.length === 0) return [`FAILED ${file}: ${inOneLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `FAILED ${file} > ${fullName}: ${inOneLine(failureMessages[0] ?? '')}`,
      );
    });
}

const LONGEST = 500;

/** The error without its stack; a long one is cut in the middle. */
export function inOneLine(message: string): string {
  const [what = ''] = stripVTControlCharacters(message).split(/\n\s+at /, 1);
  const line = what.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST / 2)} … ${line.slice(-LONGEST / 2)}`;
}

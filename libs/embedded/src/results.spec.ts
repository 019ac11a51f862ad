import { expect, test } from 'vitest';
import { listFailures, summarise, type TestReport } from './results.ts';

const report = (change: Partial<TestReport> = {}): TestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...change,
});

test('the summary counts passed, failed and skipped tests', () => {
  expect(summarise(report(), 0)).toBe('5 passed, 0 failed, 2 skipped');
});

test('a file that cannot be loaded counts as a failure', () => {
  const testResults = [{ name: '/repo/a.spec.ts', status: 'failed', message: '', assertionResults: [] }];
  expect(summarise(report({ testResults }), 1)).toBe('5 passed, 1 failed, 2 skipped');
});

test('a failed test and its file count as one failure', () => {
  const assertionResults = [{ status: 'failed', fullName: 'adds', failureMessages: [] }];
  const testResults = [{ name: '/repo/a.spec.ts', status: 'failed', message: '', assertionResults }];
  expect(summarise(report({ numFailedTests: 1, testResults }), 1)).toBe('5 passed, 1 failed, 2 skipped');
});

test('a failed run without failed tests counts as one failure', () => {
  expect(summarise(report(), 1)).toBe('5 passed, 1 failed, 2 skipped');
  expect(summarise(undefined, 1)).toBe('0 passed, 1 failed, 0 skipped');
});

test('a failure is listed with its file, test and message', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'sums adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'sums subtracts',
      failureMessages: ['AssertionError: \u001B[31mexpected\u001B[39m 1 to be 2\n    at sums.spec.ts:3'],
    },
  ];
  const testResults = [
    { name: '/repo/test/sums.spec.ts', status: 'failed', message: '', assertionResults },
    { name: '/repo/broken.spec.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
    { name: '/repo/well.spec.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(listFailures(report({ testResults }), '/repo')).toEqual([
    'FAILED test/sums.spec.ts > sums subtracts: AssertionError: expected 1 to be 2',
    'FAILED broken.spec.ts: Cannot find x',
  ]);
  expect(listFailures(undefined, '/repo')).toEqual([]);
});

test('a failure keeps the last lines of its message, where a program states why it ended', () => {
  const told = [
    'Error: it ended with 1: ',
    '',
    '> gatehouse start',
    'PORT: 8080 is in use.',
    '    at x.ts:3',
  ];
  const reason = (message: string) =>
    listFailures(
      report({ testResults: [{ name: '/repo/a.spec.ts', status: 'failed', message, assertionResults: [] }] }),
      '/repo',
    )[0];
  expect(reason(told.join('\n'))).toBe(
    'FAILED a.spec.ts: Error: it ended with 1: > gatehouse start PORT: 8080 is in use.',
  );
  const long = reason(`begin ${'x'.repeat(2000)} end`);
  expect(long).toMatch(/^FAILED a.spec.ts: begin x+ … x+ end$/);
  expect(long?.length).toBeLessThan(540);
});

import { expect, test } from 'vitest';
import { summarise, type TestReport } from './results.ts';

const report = (change: Partial<TestReport> = {}): TestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...change,
});

test('counts what passed, failed and was skipped', () => {
  expect(summarise(report(), 0)).toBe('5 passed, 0 failed, 2 skipped');
});

test('a file that could not be loaded counts as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(summarise(report({ testResults }), 1)).toBe('5 passed, 1 failed, 2 skipped');
});

test('a failed test is not counted a second time with its file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  expect(summarise(report({ numFailedTests: 1, testResults }), 1)).toBe('5 passed, 1 failed, 2 skipped');
});

test('a run that failed without any failed test says so', () => {
  expect(summarise(report(), 1)).toBe('5 passed, 1 failed, 2 skipped');
  expect(summarise(undefined, 1)).toBe('0 passed, 1 failed, 0 skipped');
});

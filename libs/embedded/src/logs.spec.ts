import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendToLog, lastWordsSince, openLog, rotateLog, sizeOf } from './logs.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gh-logs-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a line that cannot be written is lost without an error', () => {
  const file = join(dir, 'gateway.log');
  expect(() => appendToLog('/dev/full', 'lost')).not.toThrow();
  expect(() => appendToLog(join(dir, 'none', 'gateway.log'), 'lost')).not.toThrow();
  appendToLog(file, 'kept');
  expect(readFileSync(file, 'utf8')).toBe('kept\n');
});

test('a log that cannot be created is undefined', () => {
  writeFileSync(join(dir, 'file'), '');
  expect(openLog(join(dir, 'file', 'api.log'))).toBeUndefined();
});

test('a large log is renamed to `.1`, and a new one starts', () => {
  const file = join(dir, 'api.log');
  writeFileSync(file, 'twelve bytes');
  rotateLog(file, 12);
  expect(existsSync(`${file}.1`)).toBe(false);
  rotateLog(file, 11);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('twelve bytes');
  expect(sizeOf(file)).toBe(0);
});

test('a log without space for its copy is not rotated', () => {
  const file = join(dir, 'api.log');
  writeFileSync(file, 'twelve bytes');
  symlinkSync('/dev/full', `${file}.1`);
  expect(() => rotateLog(file, 1)).not.toThrow();
  expect(readFileSync(file, 'utf8')).toBe('twelve bytes');
});

test('a missing log has no last output', () => {
  expect(lastWordsSince(join(dir, 'none.log'), 0)).toBeUndefined();
});

import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Runs the program with its outputs on a full disk. Source: full(4). */
function runOnFullDisk(program: string): number | null {
  const full = openSync('/dev/full', 'w');
  try {
    const args = ['--input-type=module', '--experimental-strip-types', '-e', program];
    return spawnSync(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', full, full] })
      .status;
  } finally {
    closeSync(full);
  }
}

const LINES = "for (let n = 0; n < 100; n++) output.write('x'.repeat(10_000));";

test('a log that cannot be written does not end the process', () => {
  const ours = "import { logDestination } from './log-destination.ts'; const output = logDestination();";
  expect(runOnFullDisk(`${ours} ${LINES} process.stderr.write('lost');`)).toBe(0);
});

test('an output without an error listener ends the process', () => {
  expect(runOnFullDisk("process.stdout.write('lost');")).not.toBe(0);
});

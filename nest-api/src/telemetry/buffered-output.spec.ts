import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BufferedOutput } from './buffered-output.js';

let writes: string[];
let output: BufferedOutput;

beforeEach(() => {
  vi.useFakeTimers();
  writes = [];
  output = new BufferedOutput({ write: (text) => void writes.push(text) });
});
afterEach(() => {
  output.stop();
  for (const event of ['exit', 'SIGTERM', 'SIGINT', 'SIGHUP']) {
    for (const listener of process.listeners(event as 'SIGTERM').slice(before(event)))
      process.off(event, listener as () => void);
  }
  vi.useRealTimers();
});

const known = new Map(
  ['exit', 'SIGTERM', 'SIGINT', 'SIGHUP'].map((event) => [event, process.listenerCount(event)]),
);
const before = (event: string) => known.get(event) ?? 0;

test('lines are written immediately until buffering starts', () => {
  output.write('one\n');
  expect(writes).toEqual(['one\n']);
});

test('lines wait for 100 ms and are written together in order', () => {
  output.buffer();
  output.write('one\n');
  output.write('two\n');
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(writes).toEqual(['one\ntwo\n']);
});

test('many lines are written without waiting', () => {
  output.buffer();
  for (let n = 0; n < 20; n++) output.write('x'.repeat(1_000));
  expect(writes.join('').length).toBeGreaterThan(16_000);
});

test.each(['exit', 'SIGTERM'])('no line waits after %s', (event) => {
  output.buffer();
  output.write('one\n');
  for (const listener of process.listeners(event as 'SIGTERM').slice(before(event)))
    (listener as () => void)();
  output.write('two\n');
  expect(writes).toEqual(['one\n', 'two\n']);
});

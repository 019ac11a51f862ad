import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseMemoryWhenIdle } from './idle-memory.ts';

const MIB = 1024 * 1024;

let heap: number;
let busy: number;
let took: number;
let collections: number;

const start = () =>
  releaseMemoryWhenIdle({
    heapBytes: () => heap,
    busyShare: () => busy,
    collect() {
      collections += 1;
      heap = 20 * MIB;
      return took;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  heap = 40 * MIB;
  busy = 0;
  took = 10;
  collections = 0;
});
afterEach(() => vi.useRealTimers());

test('an idle process releases the memory that only its start needed', () => {
  busy = 0.3;
  start();
  vi.advanceTimersByTime(10_000);
  expect(collections).toBe(0);
  busy = 0.01;
  vi.advanceTimersByTime(2_500);
  expect(collections).toBe(1);
});

test('memory is collected again only after the heap has grown', () => {
  start();
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  heap = 25 * MIB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  heap = 27 * MIB;
  vi.advanceTimersByTime(2_500);
  expect(collections).toBe(2);
});

test('a slow collection delays the next one', () => {
  took = 200;
  start();
  vi.advanceTimersByTime(2_500);
  heap = 40 * MIB;
  vi.advanceTimersByTime(9_000);
  expect(collections).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(collections).toBe(2);
});

test('no collection is scheduled without access to the garbage collector', () => {
  expect(globalThis.gc).toBeUndefined();
  releaseMemoryWhenIdle();
  expect(vi.getTimerCount()).toBe(0);
});

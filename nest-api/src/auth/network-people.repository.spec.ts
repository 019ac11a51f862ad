import { expect, test } from 'vitest';
import { HeldClock } from '../../../test/support/api.ts';
import type { Lookups } from '../database/lookups.js';
import { NetworkPeople } from './network-people.repository.js';

/** Replaces the function, which attempt-limits.db.spec.ts tests, and records the networks that are read. */
class Reads {
  readonly networks: string[] = [];
  people = 1;

  call(_name: string, [network]: readonly unknown[]): Promise<{ people: number }[]> {
    this.networks.push(network as string);
    return Promise.resolve([{ people: this.people }]);
  }
}

function aCount() {
  const [reads, clock] = [new Reads(), new HeldClock()];
  return { reads, clock, people: new NetworkPeople(reads as unknown as Lookups, clock) };
}

test('a count is cached for exactly five minutes', async () => {
  const { reads, clock, people } = aCount();
  expect(await people.count('192.0.2.1')).toBe(1);
  reads.people = 7;
  clock.advance(299.999);
  expect(await people.count('192.0.2.1')).toBe(1);
  clock.advance(0.001);
  expect(await people.count('192.0.2.1')).toBe(7);
  clock.advance(299.999);
  reads.people = 9;
  expect(await people.count('192.0.2.1')).toBe(7);
  expect(reads.networks).toHaveLength(2);
});

test('each network has its own count', async () => {
  const { reads, people } = aCount();
  await people.count('192.0.2.1');
  reads.people = 3;
  expect([await people.count('192.0.2.2'), await people.count('192.0.2.1')]).toEqual([3, 1]);
});

test('the cache holds 10,000 networks and drops the one that was read longest ago', async () => {
  const { reads, clock, people } = aCount();
  for (let n = 0; n < 10_000; n += 1) await people.count(`n${n}`);
  await people.count('n0');
  expect(reads.networks).toHaveLength(10_000);
  // Read again, it is the youngest; n1 is the oldest now.
  clock.advance(300);
  await people.count('n0');
  await people.count('one more');
  expect(reads.networks.splice(0)).toHaveLength(10_002);
  await people.count('n0');
  await people.count('one more');
  expect(reads.networks).toEqual([]);
  clock.advance(-1);
  await people.count('n2');
  expect(reads.networks).toEqual([]);
  await people.count('n1');
  expect(reads.networks).toEqual(['n1']);
});

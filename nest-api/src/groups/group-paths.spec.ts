import { expect, test } from 'vitest';
import { downwards, shortestWays, upwards } from './group-paths.js';

const nestings = [
  { group: 'all', member: 'north' },
  { group: 'all', member: 'south' },
  { group: 'north', member: 'team' },
  { group: 'team', member: 'all' },
];

test('an upward path starts at the group of the user and ends at the requested group', () => {
  expect(shortestWays(['team'], upwards(nestings)).get('all')).toEqual(['team', 'north', 'all']);
});

test('the shortest of several paths is chosen', () => {
  expect(shortestWays(['team', 'south'], upwards(nestings)).get('all')).toEqual(['south', 'all']);
});

test('each group of a cycle is visited once', () => {
  expect([...shortestWays(['all'], downwards(nestings)).keys()]).toEqual(['all', 'north', 'south', 'team']);
});

import { expect, test } from 'vitest';
import { downwards, shortestWays, upwards } from './group-paths.js';

const nestings = [
  { group: 'all', member: 'north' },
  { group: 'all', member: 'south' },
  { group: 'north', member: 'team' },
  { group: 'team', member: 'all' },
];

test('the way upwards begins with the group of the user and ends with the group', () => {
  expect(shortestWays(['team'], upwards(nestings)).get('all')).toEqual(['team', 'north', 'all']);
});

test('the shortest of several ways', () => {
  expect(shortestWays(['team', 'south'], upwards(nestings)).get('all')).toEqual(['south', 'all']);
});

test('a cycle ends', () => {
  expect([...shortestWays(['all'], downwards(nestings)).keys()]).toEqual(['all', 'north', 'south', 'team']);
});

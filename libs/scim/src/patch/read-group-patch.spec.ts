import { expect, test } from 'vitest';
import { matches } from '../filter/matches.ts';
import { PATCH_OP } from './patch-request.ts';
import { readGroupPatch } from './read-group-patch.ts';

const read = (...operations: object[]) => readGroupPatch({ schemas: [PATCH_OP], Operations: operations });
const add = (...ids: string[]) => ({ op: 'Add', path: 'members', value: ids.map((value) => ({ value })) });

test.each<[string, object[], object]>([
  ['adds members', [add('1', '2'), add('2')], { add: ['1', '2'], remove: [] }],
  [
    'adds members without a path',
    [{ op: 'add', value: { members: [{ value: '1' }] } }],
    { add: ['1'], remove: [] },
  ],
  [
    'removes a member by a filter',
    [{ op: 'remove', path: 'members[value eq "1"]' }],
    { add: [], remove: ['1'] },
  ],
  [
    'removes several members by a filter',
    [{ op: 'remove', path: 'members[value eq "1" or value eq "2"]' }],
    { add: [], remove: ['1', '2'] },
  ],
  [
    'removes the listed members',
    [{ op: 'Remove', path: 'members', value: [{ $ref: null, value: '1' }] }],
    { add: [], remove: ['1'] },
  ],
  [
    'removes a member given as text',
    [{ op: 'Remove', path: 'members', value: '1' }],
    { add: [], remove: ['1'] },
  ],
  ['removes all members', [{ op: 'remove', path: 'members' }], { add: [], remove: 'all' }],
  [
    'replaces all members',
    [{ op: 'replace', path: 'members', value: [{ value: '1' }] }],
    { add: ['1'], remove: 'all' },
  ],
  ['replaces all with none', [{ op: 'replace', path: 'members', value: [] }], { add: [], remove: 'all' }],
  [
    'applies an addition, then a removal',
    [add('1'), { op: 'remove', path: 'members[value eq "1"]' }],
    { add: [], remove: ['1'] },
  ],
  [
    'applies a removal, then an addition',
    [{ op: 'remove', path: 'members[value eq "1"]' }, add('1')],
    { add: ['1'], remove: [] },
  ],
  [
    'ignores operations before the removal of all',
    [add('1'), { op: 'remove', path: 'members' }, add('2')],
    { add: ['2'], remove: 'all' },
  ],
  [
    'renames a group as Okta does',
    [{ op: 'replace', value: { id: 'x', displayName: 'N' } }],
    { name: 'N', add: [], remove: [] },
  ],
  [
    'renames a group as Entra ID does',
    [{ op: 'Replace', path: 'displayName', value: 'N' }],
    { name: 'N', add: [], remove: [] },
  ],
  [
    'sets and removes externalId',
    [
      { op: 'add', path: 'externalId', value: 'e' },
      { op: 'remove', path: 'externalId' },
    ],
    { externalId: null, add: [], remove: [] },
  ],
])('a group PATCH %s', (_name, operations, expected) => {
  expect(read(...operations)).toEqual(expected);
});

test('a group PATCH returns a filter by other attributes for later evaluation', () => {
  const { removeMatching, remove } = read({ op: 'remove', path: 'members[type eq "Group"]' });
  expect(remove).toEqual([]);
  expect(removeMatching && matches(removeMatching, { value: '1', type: 'group' })).toBe(true);
  expect(removeMatching && matches(removeMatching, { value: '1', type: 'User' })).toBe(false);
});

test('a group PATCH accepts thousands of operations, up to a limit', () => {
  const operations = Array.from({ length: 5_000 }, (_, index) => add(`${index}`));
  expect(read(...operations).add).toHaveLength(5_000);
  expect(() => read(...operations, ...operations, add('x'))).toThrow(
    expect.objectContaining({ status: 413 }),
  );
});

test.each<[object, string]>([
  [{ op: 'remove' }, 'noTarget'],
  [{ op: 'remove', path: 'displayName' }, 'mutability'],
  [{ op: 'replace', path: 'displayName', value: '' }, 'invalidValue'],
  [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
  [{ op: 'replace', path: 'members[value eq "1"].value', value: '2' }, 'mutability'],
  [{ op: 'add', path: 'members.value', value: '2' }, 'mutability'],
  [{ op: 'add', path: 'members', value: [{ type: 'User' }] }, 'invalidValue'],
  [{ op: 'add', path: 'members', value: [7] }, 'invalidValue'],
  [{ op: 'add', path: 'unknown', value: '2' }, 'invalidPath'],
  [{ op: 'add', path: 'members' }, 'invalidValue'],
])('%j is rejected with %s', (operation, scimType) => {
  expect(() => read(operation)).toThrow(expect.objectContaining({ status: 400, scimType }));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aScimFilter,
  aScimPatch,
  aScimUser,
  damaged,
  misplaced,
} from '../../../test/support/scim-arbitraries.ts';
import { orderOperations, withIds } from './bulk/bulk-ids.ts';
import { BULK_REQUEST, readBulk } from './bulk/read-bulk.ts';
import { filterToSql } from './filter/filter-to-sql.ts';
import { matches } from './filter/matches.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { readListQuery, readSearch, resolveQuery, SEARCH_REQUEST } from './list-query.ts';
import { applyPatch } from './patch/apply-patch.ts';
import { PATCH_OP } from './patch/patch-request.ts';
import { readGroupPatch } from './patch/read-group-patch.ts';
import { project } from './project.ts';
import { readGroup, readUser } from './read/read-resource.ts';
import type { ScimUser } from './resources.ts';
import { ENTERPRISE_USER_SCHEMA } from './schemas/enterprise-user-schema.ts';
import { GROUP_SCHEMA } from './schemas/group-schema.ts';
import { GROUP_TYPE, USER_TYPE } from './schemas/resource-types.ts';
import { USER_SCHEMA } from './schemas/user-schema.ts';
import { ScimError } from './scim-error.ts';

/** All runs together take a few seconds. */
const RUNS = { numRuns: 1_000 };

const NAMES = [
  'schemas',
  'id',
  'meta',
  'userName',
  'name',
  'name.familyName',
  'familyName',
  'active',
  'emails',
  'emails.value',
  'value',
  'type',
  'primary',
  'members',
  'displayName',
  'externalId',
  'password',
  'groups',
  ENTERPRISE_USER_SCHEMA,
  `${ENTERPRISE_USER_SCHEMA}:manager`,
  'manager',
  '__proto__',
  'constructor',
  'toString',
];
const WORDS = [
  'eq',
  'ne',
  'co',
  'gt',
  'pr',
  'and',
  'or',
  'not',
  '(',
  ')',
  '[',
  ']',
  '.value',
  '"work"',
  'true',
  'null',
  '7',
  '"2026-01-31T08:30:00Z"',
];
const name = fc.oneof(fc.constantFrom(...NAMES), fc.string());
const text = fc.oneof(
  fc.constantFrom('', 'work', 'True', 'bulkId:a', USER_SCHEMA, GROUP_SCHEMA, PATCH_OP),
  fc.string({ unit: 'binary' }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  ),
}));
const filter = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...NAMES, ...WORDS), text), { maxLength: 14 })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'binary' }),
);
const path = fc.oneof(
  name,
  fc.tuple(name, filter, name).map(([list, inside, sub]) => `${list}[${inside}]${sub && `.${sub}`}`),
);
const withSchemas = (schemas: string, key = 'Operations') =>
  fc.record({
    schemas: fc.oneof(fc.constant([schemas]), value),
    [key]: fc.oneof(
      fc.array(
        fc.oneof(
          value,
          fc.record(
            {
              op: fc.oneof(fc.constantFrom('Add', 'remove', 'replace'), value),
              path: fc.oneof(path, fc.constantFrom('/Users', '/Groups/bulkId:a'), value),
              value,
              method: fc.oneof(fc.constantFrom('POST', 'put', 'PATCH', 'DELETE'), value),
              bulkId: fc.oneof(fc.constantFrom('a', 'b'), value),
              data: value,
            },
            { requiredKeys: [] },
          ),
        ),
        { maxLength: 5 },
      ),
      value,
    ),
  });
const resource = (schema: string) =>
  fc
    .tuple(fc.dictionary(name, value, { maxKeys: 6 }), fc.boolean())
    .map(([values, isPlain]) =>
      isPlain ? { ...values, schemas: [schema], userName: 'u', displayName: 'd' } : values,
    );

const bulkId = fc.constantFrom('a', 'b', 'c');
const member = fc.oneof(bulkId, fc.constant('none')).map((id) => ({ value: `bulkId:${id}` }));
const aBulk = fc
  .uniqueArray(bulkId, { minLength: 1 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          method: fc.constant('POST'),
          path: fc.constantFrom('/Users', '/Groups'),
          bulkId: fc.constant(id),
          data: fc.record({ displayName: fc.string(), members: fc.array(member, { maxLength: 2 }) }),
        }),
      ),
    ),
  )
  .map((Operations) => ({ schemas: [BULK_REQUEST], failOnErrors: 1, Operations }));

const USER: ScimUser = {
  schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
  userName: 'a@example.com',
  name: { familyName: 'A' },
  active: true,
  emails: [{ value: 'a@example.com', type: 'work', primary: true }],
  [ENTERPRISE_USER_SCHEMA]: { manager: { value: 'm' } },
};

/** The result of `work`, or undefined if it rejects its input. Any error but a ScimError fails the test. */
function orRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScimError && error.status >= 400 && error.detail.isWellFormed()) return undefined;
    throw error;
  }
}

test('reading a resource throws only a ScimError, and reading the result again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(aScimUser, misplaced(aScimUser), value, resource(USER_SCHEMA)), (body) => {
      const user = orRefused(() => readUser(body));
      if (user) expect(readUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
    }),
    RUNS,
  );
  fc.assert(
    fc.property(fc.oneof(value, resource(GROUP_SCHEMA)), (body) => {
      const group = orRefused(() => readGroup(body));
      if (group) expect(readGroup(JSON.parse(JSON.stringify(group)))).toEqual(group);
    }),
    RUNS,
  );
});

test('parsing a filter throws only a ScimError, and the result can be evaluated and translated', () => {
  fc.assert(
    fc.property(fc.oneof(aScimFilter, damaged(aScimFilter), filter), aScimUser, (text, body) => {
      for (const type of [USER_TYPE, GROUP_TYPE]) {
        const read = orRefused(() => parseFilter(text, type));
        if (!read) continue;
        matches(read, body);
        const { sql, parameters } = filterToSql(read, { resource: 'u.resource', columns: {} });
        expect(sql.split('?')).toHaveLength(parameters.length + 1);
        expect(sql).toMatch(/^[\x20-\x7e]*$/);
      }
    }),
    RUNS,
  );
});

test('applying a PATCH throws only a ScimError, and the result is a valid resource', () => {
  fc.assert(
    fc.property(fc.oneof(aScimPatch, misplaced(aScimPatch), withSchemas(PATCH_OP)), (body) => {
      const patched = orRefused(() => applyPatch(structuredClone(USER), body));
      if (patched) expect(readUser(JSON.parse(JSON.stringify(patched)))).toEqual(patched);
      orRefused(() => readGroupPatch(body));
    }),
    RUNS,
  );
});

test('a repeated addition changes nothing, and neither does replacing a user with itself', () => {
  fc.assert(
    fc.property(aScimUser, aScimPatch, (user, patch) => {
      const once = orRefused(() => applyPatch(user, patch));
      const adds = patch.Operations.every(({ op }) => op.toLowerCase() === 'add');
      if (once && adds) expect(applyPatch(once, patch)).toEqual(once);
      const same = { schemas: [PATCH_OP], Operations: [{ op: 'replace', value: user }] };
      expect(applyPatch(user, same)).toEqual(user);
    }),
    RUNS,
  );
});

test('reading a bulk request throws only a ScimError, and each operation is ordered once', () => {
  fc.assert(
    fc.property(fc.oneof(aBulk, misplaced(aBulk), withSchemas(BULK_REQUEST)), (body) => {
      const bulk = orRefused(() => readBulk(body));
      const sorted = bulk && orRefused(() => orderOperations(bulk.operations));
      if (!bulk || !sorted) return;
      const places = [...sorted.order, ...sorted.circular].toSorted((one, other) => one - other);
      expect(places).toEqual(bulk.operations.map((_, place) => place));
      for (const operation of bulk.operations)
        orRefused(() => withIds(operation, new Map([['a', 'id']]), new Set(['a', 'b'])));
    }),
    RUNS,
  );
});

test('reading a query throws only a ScimError', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('filter', 'count', 'startIndex', 'cursor', 'sortBy', 'attributes'),
        fc.oneof(filter, text, value),
      ),
      (given) => {
        const query = new URLSearchParams(
          Object.entries(given).map(([key, one]) => [key, String(typeof one === 'object' ? '' : one)]),
        );
        for (const read of [
          () => readListQuery(query),
          () => readSearch({ ...given, schemas: [SEARCH_REQUEST] }),
        ]) {
          const list = orRefused(read);
          if (!list) continue;
          orRefused(() => resolveQuery(list, USER_TYPE));
          expect(project(USER, list)).toMatchObject({ schemas: USER.schemas });
        }
      },
    ),
    RUNS,
  );
});

test('a deeply nested body is rejected without a stack overflow', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const operations = [
    { op: 'add', path: 'emails', value: deep, method: 'POST', bulkId: 'a', data: { emails: deep } },
  ];
  const refused = expect.objectContaining({ name: 'ScimError' });
  expect(() => readUser({ schemas: [USER_SCHEMA], userName: 'u', emails: deep })).toThrow(refused);
  expect(() => applyPatch(USER, { schemas: [PATCH_OP], Operations: operations })).toThrow(refused);
  const bulk = readBulk({
    schemas: [BULK_REQUEST],
    Operations: operations.map((one) => ({ ...one, path: '/Users' })),
  });
  expect(() => orderOperations(bulk.operations)).toThrow(refused);
});

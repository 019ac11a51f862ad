import { ENTERPRISE_USER_SCHEMA, PATCH_OP, readUser, type ScimUser, USER_SCHEMA } from '@gatehouse/scim';
import fc from 'fast-check';

/** A few words, so that filters find matches, including ones that LIKE, quotes and letter case could mishandle. */
const word = fc.constantFrom(
  '',
  'a',
  'A',
  'Ab',
  "o'b",
  '%',
  'a_b',
  '\\',
  'é',
  'work',
  'home',
  '7',
  '?',
  '😀',
);
const kind = fc.constantFrom('work', 'Work', 'home');
const time = fc.constantFrom('2026-01-31T08:30:00.000Z', '2026-01-31T10:30:00+02:00', '2025-12-31T00:00:00Z');

const someUser = fc.record(
  {
    userName: word.map((text) => `u${text}`),
    externalId: word,
    title: word,
    active: fc.boolean(),
    name: fc.record({ familyName: word, givenName: word }, { requiredKeys: [] }),
    emails: fc.uniqueArray(fc.record({ value: word, type: kind }, { requiredKeys: ['value'] }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ value, type }) => `${value} ${type}`,
    }),
    [ENTERPRISE_USER_SCHEMA]: fc.record(
      { department: word, manager: fc.record({ value: word }) },
      { requiredKeys: ['department'] },
    ),
  },
  { requiredKeys: ['userName', 'active'] },
);

/** A user as a directory might send it, already in the form of the schemas. */
export const aScimUser: fc.Arbitrary<ScimUser> = someUser.map((user) =>
  readUser({ schemas: [USER_SCHEMA], ...user }),
);

const quoted = (value: unknown) => JSON.stringify(value);
const textPath = fc.constantFrom(
  'userName',
  'externalId',
  'title',
  'name.familyName',
  'emails',
  'emails.value',
  'emails.type',
  `${ENTERPRISE_USER_SCHEMA}:department`,
  `${ENTERPRISE_USER_SCHEMA}:manager`,
);
const textOperator = fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'EQ');
const comparison = fc
  .oneof(
    fc.tuple(textPath, textOperator, word.map(quoted)),
    fc.tuple(textPath, fc.constantFrom('eq', 'ne'), fc.constant('null')),
    fc.tuple(fc.constant('active'), fc.constantFrom('eq', 'ne'), fc.constantFrom('true', 'false', '"True"')),
    fc.tuple(
      fc.constantFrom('meta.created', 'meta.lastModified'),
      fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le'),
      time.map(quoted),
    ),
    fc.tuple(fc.oneof(textPath, fc.constantFrom('name', 'nickName', 'active', 'id')), fc.constant('pr')),
    fc.tuple(
      fc.constant('emails['),
      fc.constantFrom('value', 'type'),
      textOperator,
      word.map(quoted),
      fc.constantFrom(']', 'and type eq "work"]', 'or not (type pr)]', '].value co "a"'),
    ),
  )
  .map((parts) => parts.join(' '));

/** A valid filter of users. */
export const aScimFilter: fc.Arbitrary<string> = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    comparison,
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => `${one} and ${other}`),
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => `(${one}) or (${other})`),
    tie('filter').map((filter) => `not (${filter})`),
  ),
})).filter;

const operation = fc.oneof(
  fc.record({
    op: fc.constantFrom('add', 'Replace'),
    path: fc.constantFrom('title', 'name.familyName', 'userName', 'nickName'),
    value: word.map((text) => `v${text}`),
  }),
  fc.record({
    op: fc.constantFrom('Add', 'replace'),
    path: fc.constant('active'),
    value: fc.constantFrom(true, 'False'),
  }),
  fc.record({
    op: fc.constantFrom('add', 'replace'),
    path: fc.constant('emails'),
    value: fc.array(fc.record({ value: word, primary: fc.boolean() }), { maxLength: 1 }),
  }),
  fc.record({
    op: fc.constantFrom('Add', 'add'),
    path: fc.constantFrom('emails[type eq "work"].value', 'phoneNumbers[type eq "mobile"].value'),
    value: word,
  }),
  fc.record({
    op: fc.constantFrom('add', 'replace'),
    value: fc.record({ displayName: word, 'name.givenName': word, id: word }, { requiredKeys: [] }),
  }),
  fc.record({
    op: fc.constantFrom('add', 'replace'),
    path: fc.constantFrom(ENTERPRISE_USER_SCHEMA),
    value: fc.record({ manager: word, department: word }, { requiredKeys: [] }),
  }),
  fc.record({
    op: fc.constantFrom('remove', 'Remove'),
    path: fc.constantFrom(
      'title',
      'name',
      'emails',
      'emails[type eq "work"]',
      'emails.type',
      ENTERPRISE_USER_SCHEMA,
    ),
  }),
);

/** A PATCH of a user with valid operations. */
export const aScimPatch = fc.array(operation, { minLength: 1, maxLength: 5 }).map((Operations) => ({
  schemas: [PATCH_OP],
  Operations,
}));

/** The text with a random change in one place. */
export function damaged(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(texts, fc.nat(), fc.nat(3), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([text, at, length, other]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + other + text.slice(place + length);
    });
}

/** The value with one of its parts moved to the place of another. */
export function misplaced<T extends object>(values: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(), fc.nat()).map(([value, from, to]) => {
    const parts: string[] = [];
    JSON.stringify(value, (_key, part) => {
      parts.push(JSON.stringify(part ?? null));
      return part;
    });
    const taken: unknown = JSON.parse(parts[from % parts.length] ?? 'null');
    const replaced = to % parts.length;
    let count = 0;
    return JSON.parse(JSON.stringify(value, (_key, part) => (count++ === replaced ? taken : part)));
  });
}

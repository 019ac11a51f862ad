import { expect, test } from 'vitest';
import { InvalidInput } from './app-error.js';
import { requireSoundText, soundPattern } from './sound-text.js';

function refusedFields(value: unknown): string[] {
  try {
    requireSoundText(value);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ field }) => field);
  }
}

test.each([
  'name',
  'firstName',
  'lastName',
  'company',
  'client_name',
  'domain',
  'email',
  'adminEmail',
  'issuerUrl',
  'jwks_uri',
  'redirect_uris',
  'post_logout_redirect_uris',
])('%s allows no control characters', (field) => {
  for (const character of ['\u0007', '\t', '\n', '\u001b', '\u007f', '\u0085', '\u2028']) {
    expect(refusedFields({ [field]: `be${character}fore` })).toEqual([field]);
    expect(refusedFields({ [field]: ['fine', `be${character}fore`] })).toEqual([`${field}.1`]);
  }
  expect(refusedFields({ [field]: 'Zoë Müller-Ωmega 漢字 عربي' })).toEqual([]);
});

test.each(['metadata', 'certificate', 'description', 'password'])(
  '%s allows several lines, but no NUL',
  (field) => {
    expect(refusedFields({ [field]: 'one\n\ttwo\r\n' })).toEqual([]);
    expect(refusedFields({ [field]: 'a\u0000b' })).toEqual([field]);
    expect(refusedFields({ [field]: '\ud800' })).toEqual([field]);
  },
);

test.each(['csv', 'text'])('%s allows NUL at the top level', (field) => {
  expect(refusedFields({ [field]: 'one\na\u0000b' })).toEqual([]);
  expect(refusedFields({ [field]: '\ud800' })).toEqual([field]);
  expect(refusedFields({ inner: { [field]: 'a\u0000b' } })).toEqual([`inner.${field}`]);
});

test.each([
  [{ response: { type: 'a\u0000b' } }, 422],
  [{ answer: { response: { nested: ['a\u0000b'] } } }, 422],
  [{ response: 'a\u0000b' }, 400],
  [{ response: { type: 'a\u0000b' }, name: 'a\u0000b' }, 400],
])(
  '%j is rejected with 422 if the contract cannot state the rule, otherwise with 400: %i',
  (value, status) => {
    expect(() => requireSoundText(value)).toThrow(expect.objectContaining({ status }));
  },
);

test.each([
  ['name', 1, ['Ada', ' Ada ', 'a'], ['', '  ', 'a\u0000', 'a\tb', 'a\u0085b', 'a\u2028b']],
  ['search', 0, ['', ' ', 'a\tb'], ['a\u0000']],
  ['text', 1, ['one\n\ttwo\r\n', ' x', 'a\u0000'], ['', ' \n', '\uFEFF']],
  ['metadata', 1, ['one\n\ttwo\r\n', ' x'], ['', ' \n', '\uFEFF', 'a\u0000']],
  ['q', 2, ['ab', ' a b '], ['a', ' a ', '']],
])('the pattern of %s with at least %i characters matches the check', (field, least, sound, unsound) => {
  const pattern = new RegExp(soundPattern(field, least));
  const isTaken = (text: string) =>
    refusedFields({ [field]: text }).length === 0 && text.trim().length >= least;
  for (const text of sound) expect([text, pattern.test(text), isTaken(text)]).toEqual([text, true, true]);
  for (const text of unsound) expect([text, pattern.test(text), isTaken(text)]).toEqual([text, false, false]);
});

test.each([
  [{ mapping: { unknown: [{ inner: 'a\u0000b' }] } }, 422],
  [{ response: { clientDataJSON: 'a\u0000b' } }, 422],
  [{ mapping: { email: 'a\u0000b' } }, 400],
  [{ mapping: { groupRoles: [{ group: 'a\u0000b' }] } }, 400],
  [{ mapping: { unknown: 'a\u0000b' }, clientId: 'a\u0000b' }, 400],
])('%j is rejected with %i', (value, status) => {
  expect(() => requireSoundText(value)).toThrow(expect.objectContaining({ status }));
});

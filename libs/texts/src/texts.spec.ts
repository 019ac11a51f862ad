import { expect, expectTypeOf, test } from 'vitest';
import type { ArgumentsOf, TagsOf } from './arguments.ts';
import { compile, flawsOf, pseudo, translations } from './catalogues.ts';
import { formatsOf } from './formats.ts';
import { type Messages, Translator } from './texts.ts';

const texts = translations({
  en: { greeting: 'Hello {name}', days: '{count, plural, one {# day} other {# days}}' },
  de: { greeting: 'Hallo {name}', days: '{count, plural, one {# Tag} other {# Tage}}' },
  es: { greeting: 'Hola, {name}', days: '{count, plural, one {# día} other {# días}}' },
  ja: { greeting: '{name} さん', days: '{count, plural, other {# 日}}' },
  ar: {
    greeting: 'مرحبًا {name}',
    days: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
});

test.each([
  ['en', 1, '1 day'],
  ['en', 1_200, '1,200 days'],
  ['de', 1_200, '1.200 Tage'],
  ['ja', 1, '1 日'],
  ['ar', 0, 'لا أيام'],
  ['ar', 2, 'يومان'],
  ['ar', 3, '3 أيام'],
  ['ar', 11, '11 يومًا'],
] as const)('in %s, %d days are written "%s"', (language, count, text) => {
  expect(texts(language)('days', { count })).toBe(text);
});

test('a value is never parsed as a message or a tag', () => {
  expect(texts('de')('greeting', { name: '<b>{name}</b>' })).toBe('Hallo <b>{name}</b>');
  const rich = new Translator('en', compile({ sent: 'Sent to <b>{email}</b>.' }));
  const parts = rich.parts<object>('sent', { email: '<b>x</b>', b: (inner: unknown[]) => ({ inner }) });
  expect(parts).toEqual(['Sent to ', { inner: ['<b>x</b>'] }, '.']);
});

test('the type of a message contains its arguments and tags', () => {
  expectTypeOf<keyof ArgumentsOf<'Nothing'>>().toEqualTypeOf<never>();
  expectTypeOf<ArgumentsOf<'Hello {name}, {name}!'>>().toEqualTypeOf<{ readonly name: string | number }>();
  expectTypeOf<
    ArgumentsOf<'{done, number} of {lines, plural, one {# line} other {# lines of {file}}} in {place}'>
  >().toEqualTypeOf<{
    readonly done: number;
    readonly lines: number;
    readonly file: string | number;
    readonly place: string | number;
  }>();
  expectTypeOf<ArgumentsOf<'{plan, select, pro {second} other {{name}}}'>>().toMatchTypeOf<{
    plan: string;
  }>();
  expectTypeOf<TagsOf<'If <b>{email}</b> has an <link>account</link>'>>().toEqualTypeOf<'b' | 'link'>();
});

test.each<[flaw: string, german: Messages, told: string]>([
  ['a missing key', {}, 'de sent: is missing'],
  [
    'an unknown key',
    { sent: 'An <b>{email}</b>, {n, plural, one {#} other {#}}', more: 'x' },
    'de more: is not in English',
  ],
  [
    'a missing argument',
    { sent: 'An <b>x</b>, {n, plural, one {#} other {#}}' },
    'de sent: has <b> {n} in place of <b> {email} {n}',
  ],
  [
    'a missing tag',
    { sent: 'An {email}, {n, plural, one {#} other {#}}' },
    'de sent: has {email} {n} in place of <b> {email} {n}',
  ],
  ['a missing form', { sent: 'An <b>{email}</b>, {n, plural, other {#}}' }, 'de sent: {n} has no form "one"'],
  ['an empty text', { sent: ' ' }, 'de sent: is empty'],
])('%s is found', (_flaw, de, told) => {
  const en = { sent: 'To <b>{email}</b>, {n, plural, one {#} other {#}}' };
  const ar = { sent: 'To <b>{email}</b>, {n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}' };
  expect(flawsOf({ en, de, es: en, ja: en, ar })).toEqual([told]);
  expect(flawsOf({ en, de: en, es: en, ja: en, ar })).toEqual([]);
});

test('the pseudo-language changes the text of a message, not its arguments', () => {
  const messages = compile({ sent: 'Sent to <b>{email}</b>' }, pseudo);
  const parts = new Translator('en', messages).parts('sent', {
    email: 'ada@acme.test',
    b: (inner: string[]) => inner.join(''),
  });
  expect(parts.join('')).toBe('⟦Šéñt tó ····⟧ada@acme.test');
});

test.each([
  ['en', '1,234.5', 'Nov 24, 2026', '2 hours ago', ['a', 'ä', 'z']],
  ['de', '1.234,5', '24.11.2026', 'vor 2 Stunden', ['a', 'ä', 'z']],
  ['es', '1234,5', '24 nov 2026', 'hace 2 horas', ['a', 'ä', 'z']],
  ['ja', '1,234.5', '2026/11/24', '2 時間前', ['a', 'ä', 'z']],
  ['ar', '1,234.5', '24‏/11‏/2026', 'قبل ساعتين', ['a', 'ä', 'z']],
] as const)('%s formats numbers, dates and times in its own way', (language, number, date, ago, sorted) => {
  const formats = formatsOf(language);
  expect(formats.number(1234.5)).toBe(number);
  expect(formats.date('2026-11-24T12:00:00Z')).toBe(date);
  expect(formats.ago(0, 7_200_000)).toBe(ago);
  expect([...sorted].reverse().sort(formats.compare)).toEqual(sorted);
});

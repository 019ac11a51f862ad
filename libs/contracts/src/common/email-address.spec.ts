import { describe, expect, test } from 'vitest';
import { EmailSchema } from './email.ts';
import { emailKey, emailProblem, namedAddress } from './email-address.ts';

describe('an email address', () => {
  test.each([
    'ada@acme.test',
    "o'hara+news@sub.acme.example",
    'müller@acme.test',
    '用户@例え.テスト',
    'юзер@пример.рф',
    'δοκιμή@παράδειγμα.δοκιμή',
    'योगेश@उदाहरण.भारत',
    'משתמש@דוגמה.קום',
    'ada@xn--r8jz45g.xn--zckzah',
    `${'a'.repeat(64)}@acme.test`,
  ])('%s is accepted', (email) => {
    expect(emailProblem(email)).toBeNull();
    expect(EmailSchema.parse(` ${email} `)).toBe(email.normalize('NFC'));
  });

  test.each([
    ['the ligature fi', 'ﬁx@acme.test', /special form/],
    ['full-width letters', 'ａda@acme.test', /special form/],
    ['a superscript', 'ada²@acme.test', /special form/],
    ['a circled digit', 'ada①@acme.test', /special form/],
    ['a right-to-left override', 'ada\u202e@acme.test', /invisible/],
    ['a zero-width joiner', 'a\u200dda@acme.test', /invisible/],
    ['a soft hyphen', 'a\u00adda@acme.test', /invisible/],
    ['a Hangul filler', 'a\u115fda@acme.test', /invisible/],
    ['a no-break space', 'a\u00a0da@acme.test', /invisible/],
    ['a line break', 'a\nda@acme.test', /invisible/],
    ['half of a surrogate pair', 'a\ud800@acme.test', /invisible/],
    ['no @', 'ada', /Enter an email/],
    ['no @ and a space', 'not an address', /Enter an email/],
    ['no local part', '@acme.test', /Enter an email/],
    ['no domain', 'ada@', /Enter an email/],
    ['a domain of one label', 'ada@acme', /Enter an email/],
    ['an IP address as the domain', 'ada@127.0.0.1', /Enter an email/],
    ['an IP address in full-width digits', 'ada@１２７.0.0.1', /Enter an email/],
    ['a path after the domain', 'ada@例え.テスト/x', /Enter an email/],
    ['a port', 'ada@例え.テスト:25', /Enter an email/],
    ['two @ signs', 'ada@evil.test@acme.test', /Enter an email/],
    ['a dot before the @', 'ada.@acme.test', /Enter an email/],
    ['two dots in a row', 'a..da@acme.test', /Enter an email/],
    ['a local part that is too long', `${'ü'.repeat(33)}@acme.test`, /At most/],
    ['too many characters', `a@${'ü'.repeat(50)}.${'ü'.repeat(50)}.${'ü'.repeat(50)}.test`, /At most|Enter/],
  ])('with %s is rejected', (_what, email, problem) => {
    expect(emailProblem(email)).toMatch(problem);
    expect(EmailSchema.safeParse(email).success).toBe(false);
  });

  test('in a claim is normalized to NFC, or ignored if it is invalid', () => {
    expect(namedAddress(' mu\u0308ller@acme.test ')).toBe('müller@acme.test');
    for (const text of [
      null,
      undefined,
      '',
      'ada',
      'ﬁx@acme.test',
      'ada\u202e@acme.test',
      `${'a'.repeat(250)}@acme.test`,
    ])
      expect(namedAddress(text)).toBeNull();
  });
});

describe('emailKey', () => {
  test.each([
    ['Ada@ACME.test', 'ada@acme.test'],
    ['MÜLLER@acme.test', 'müller@acme.test'],
    ['mu\u0308ller@acme.test', 'müller@acme.test'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['用户@例え。テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['用户@XN--R8JZ45G.xn--zckzah', '用户@xn--r8jz45g.xn--zckzah'],
    ['ada@BÜCHER.test', 'ada@xn--bcher-kva.test'],
    ['ΟΔΟΣ@acme.test', 'οδοσ@acme.test'],
  ])('maps %s to %s', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  test('distinguishes addresses that only look alike', () => {
    for (const [one, other] of [
      ['ﬁx@acme.test', 'fix@acme.test'],
      ['İda@acme.test', 'ida@acme.test'],
      ['ıda@acme.test', 'ida@acme.test'],
      ['аda@acme.test', 'ada@acme.test'],
      ['straße@acme.test', 'strasse@acme.test'],
    ] as const)
      expect(emailKey(one)).not.toBe(emailKey(other));
  });

  test('is normalized, idempotent and equal for NFC and NFD, for every accepted letter', () => {
    for (let point = 0x80; point <= 0x2ffff; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const email = `a${String.fromCodePoint(point)}a@acme.test`;
      if (emailProblem(email)) continue;
      const key = emailKey(email);
      expect(key === key.normalize('NFC') && emailKey(key) === key, point.toString(16)).toBe(true);
      expect(emailKey(email.normalize('NFD')) === key, point.toString(16)).toBe(true);
      expect(key.normalize('NFKC') === key, point.toString(16)).toBe(true);
    }
  });
});

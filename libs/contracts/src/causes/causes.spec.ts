import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signInProblemsPage } from '../cause-page.ts';
import { CAUSE_TEXTS, explanationOf } from '../cause-texts.ts';
import {
  CAUSES,
  type CauseCode,
  causeLink,
  causeOf,
  isCauseCode,
  isOfThePerson,
  publicCodeOf,
} from './causes.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const API = join(ROOT, 'nest-api/src');
const codes = Object.keys(CAUSES) as CauseCode[];

/** All code that authenticates or rejects users. */
const FOLDERS = [
  'auth',
  'invitations',
  'oauth2/certificates',
  'oauth2/devices',
  'oauth2/exchange',
  'oauth2/interactions',
  'oauth2/provider',
  'oauth2/registration',
  'saml',
  'sso-config/sign-in',
  'sso-config/probe',
  'sso-config/providers',
  'common',
];
/** Codes of forms, settings and ended sessions, which never appear in a sign-in. */
const OF_SETTINGS = [
  'already_there',
  'approval_decided',
  'client_not_found',
  'entity_id_taken',
  'forbidden',
  'invalid_input',
  'invitation_closed',
  'no_sign_out_asked',
  'not_found',
  'session_moved',
  'stale_version',
  'too_many_initial_tokens',
  'unauthenticated',
  'works_council_mode',
];

/** Errors of the browser itself; the page's script shows them. */
const BY_BROWSER: readonly CauseCode[] = ['popup_blocked'];

const sources = [...FOLDERS.map((folder) => join(API, folder)), join(ROOT, 'libs/ldap/src')].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const text = sources.join('\n');

/** The code patterns that reject with a cause. */
const refusedWith = [
  ...text.matchAll(/new SsoRefused\(\s*'([a-z_]+)'/g),
  ...text.matchAll(/readonly code(?:: string)? = '([a-z_]+)'/g),
  ...text.matchAll(/new SignInRefused\(\s*'([a-z_]+)'/g),
  ...text.matchAll(/new AnotherWay\(\s*'([a-z_]+)'/g),
  ...text.matchAll(/reportCause\(\s*[\w.]+,\s*'([a-z_]+)'/g),
  ...text.matchAll(/super\([^)]*,\s*'([a-z_]+)',?\s*\)/g),
].map(([, code]) => code as string);

test('every cause code in the source code is in the table', () => {
  const unknown = [...new Set(refusedWith)].filter(
    (code) => !isCauseCode(code) && !OF_SETTINGS.includes(code),
  );
  expect(unknown).toEqual([]);
  expect(refusedWith.length).toBeGreaterThan(40);
});

test('each check of a SAML message has a cause', () => {
  const checks = readFileSync(join(API, 'saml/protocol/saml-refused.ts'), 'utf8')
    .split('export type SamlCheck =')[1]
    ?.split(';')[0]
    ?.match(/'([a-z_0-9]+)'/g)
    ?.map((check) => `saml_${check.slice(1, -1)}`);
  expect(checks?.length).toBeGreaterThan(35);
  expect(checks?.filter((code) => !isCauseCode(code))).toEqual([]);
});

test('every cause in the table is used in the source code', () => {
  const web = readdirSync(join(ROOT, 'remix-app/app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/spec|\/texts\//.test(file))
    .map((file) => readFileSync(join(ROOT, 'remix-app/app', file), 'utf8'))
    .join('\n');
  const contracts = readFileSync(join(ROOT, 'libs/contracts/src/common/limits.ts'), 'utf8');
  const everywhere = `${text}\n${web}\n${contracts}`;
  const unused = codes.filter(
    (code) =>
      !BY_BROWSER.includes(code) &&
      !everywhere.includes(`'${code}'`) &&
      !everywhere.includes(`'${code.replace(/^saml_/, '')}'`) &&
      !new RegExp(`\\b${code}:`).test(everywhere) &&
      !codes.some((other) => other !== code && publicCodeOf(other) === code),
  );
  expect(unused).toEqual([]);
});

test.each(codes)('%s explains what happened, why, and what to do', (code) => {
  const { person, cause, steps, fixedBy } = explanationOf(code);
  expect(person).toMatch(/./);
  expect(cause).toMatch(/\.$/);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step).toMatch(/\.$/);
  expect(fixedBy).toMatch(/./);
});

test('the public code of a cause has no other public code', () => {
  for (const code of codes) expect(causeOf(publicCodeOf(code)).publicCode ?? null).toBeNull();
});

test.each(Object.keys(CAUSE_TEXTS).filter((language) => language !== 'en'))(
  'every explanation in %s differs from the English one',
  (language) => {
    const own = CAUSE_TEXTS[language as keyof typeof CAUSE_TEXTS];
    const english = CAUSE_TEXTS.en;
    const same = (['person', 'cause', 'steps', 'fixedBy'] as const).flatMap((part) =>
      Object.entries(own[part]).filter(([key, said]) => said === english[part][key as never]),
    );
    expect(same).toEqual([]);
  },
);

test.each(Object.keys(CAUSE_TEXTS) as (keyof typeof CAUSE_TEXTS)[])(
  'blocked cookies, a blocked pop-up, an old tab and the back button have different messages in %s',
  (language) => {
    const own = ['cookies_blocked', 'popup_blocked', 'other_question', 'state_replayed'] as const;
    const sentences = own.map((code) => explanationOf(code, language).person);
    expect(new Set(sentences).size).toBe(own.length);
    for (const code of codes.filter((other) => !(own as readonly string[]).includes(other)))
      expect(sentences).not.toContain(explanationOf(code, language).person);
  },
);

test('the link of a cause opens the field to correct if the object is known', () => {
  const ids = { isSuperadmin: false, connectionId: 'c', applicationId: 'a' };
  expect(causeLink('saml_signature_value', ids)).toBe('/admin/sso/c?tab=settings#certificate');
  expect(causeLink('redirect_uri_mismatch', { ...ids, isSuperadmin: true })).toBe(
    '/superadmin/applications/a#redirect_uris',
  );
  expect(causeLink('saml_signature_value', { isSuperadmin: false })).toBeNull();
  expect(causeLink('state_replayed', ids)).toBeNull();
});

test.each(codes)('%s is attributed to the user if the user or the browser causes it', (code) => {
  const { family, fixedBy } = causeOf(code);
  const isExpected = family === 'browser' || (fixedBy === 'person' && code !== 'nonce_mismatch');
  // Also a closed window, and an account that an LDAP directory does not have or rejects.
  const isSaid = code === 'cancelled' || /^ldap_(user|account)_/.test(code);
  expect(isOfThePerson(code)).toBe(isExpected || isSaid);
});

test('docs/sign-in-problems.md matches the table of causes', () => {
  expect(readFileSync(join(ROOT, 'docs/sign-in-problems.md'), 'utf8')).toBe(signInProblemsPage());
});

import { FilterParser } from 'ldapts';

/** Stands for what a user types. */
export const LOGIN = '{login}';

/** Finds a user by address or user name, in Active Directory and elsewhere. */
export const USER_FILTER = `(&(objectClass=person)(|(mail=${LOGIN})(userPrincipalName=${LOGIN})(sAMAccountName=${LOGIN})(uid=${LOGIN})))`;

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\5c',
  '*': '\\2a',
  '(': '\\28',
  ')': '\\29',
  '\u0000': '\\00',
};

/** A text as the value of an assertion, so that nothing in it is read as a part of the filter. Source: RFC 4515 §3. */
export function escapeFilter(value: string): string {
  return Array.from(value, (character) => ESCAPED[character] ?? character).join('');
}

/** @param template a filter with `{login}` */
export function filterFor(template: string, login: string): string {
  return template.replaceAll(LOGIN, () => escapeFilter(login));
}

/** Why a template is no filter for users, or null where it is one. */
export function filterFault(template: string): 'no_login' | 'not_a_filter' | null {
  if (!template.includes(LOGIN)) return 'no_login';
  try {
    FilterParser.parseString(filterFor(template, 'ada'));
    return null;
  } catch {
    return 'not_a_filter';
  }
}

import { ScimError } from '../scim-error.ts';

export type Token =
  | { readonly kind: 'word' | 'symbol'; readonly text: string; readonly at: number }
  | { readonly kind: 'value'; readonly value: string | number; readonly at: number };

/** Characters of a filter. A directory asks for one person or a handful; nothing of it is longer. */
const LONGEST = 8_192;
const SPACE = /[ \t\r\n]*/y;
const WORD = /[A-Za-z$_][A-Za-z0-9$_.:-]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![A-Za-z0-9_.])/y;
const STRING = /"(?:[^"\\]|\\.)*"/sy;
const SYMBOL = /[()[\]]/y;
/** What follows a closing bracket: `emails[type eq "work"].value`. */
const SUB_ATTRIBUTE = /\.[A-Za-z$_][A-Za-z0-9$_-]*/y;

/** Source: the ABNF of RFC 7644 §3.4.2.2; strings and numbers are those of JSON. */
export function readTokens(text: string): Token[] {
  if (text.length > LONGEST)
    throw new ScimError(400, 'invalidFilter', `The filter is longer than ${LONGEST} characters.`);
  const tokens: Token[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const { token, end } = readToken(text, at);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

function skipSpace(text: string, at: number): number {
  return at + (match(SPACE, text, at) ?? '').length;
}

function readToken(text: string, at: number): { token: Token; end: number } {
  const string = match(STRING, text, at);
  if (string !== null)
    return { token: { kind: 'value', value: readString(string, at), at }, end: at + string.length };
  const symbol = match(SYMBOL, text, at) ?? match(SUB_ATTRIBUTE, text, at);
  if (symbol !== null) return { token: { kind: 'symbol', text: symbol, at }, end: at + symbol.length };
  const word = match(WORD, text, at);
  if (word !== null) return { token: { kind: 'word', text: word, at }, end: at + word.length };
  const number = match(NUMBER, text, at);
  if (number !== null)
    return { token: { kind: 'value', value: readNumber(number, at), at }, end: at + number.length };
  throw new ScimError(400, 'invalidFilter', `Character ${at + 1} of the filter is unexpected.`);
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function readString(text: string, at: number): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string' && value.isWellFormed() && !value.includes('\0')) return value;
  } catch {
    // Told below, like what JSON takes and a database does not.
  }
  throw new ScimError(400, 'invalidFilter', `The text at character ${at + 1} of the filter is not valid.`);
}

function readNumber(text: string, at: number): number {
  const value = Number(text);
  if (Number.isFinite(value)) return value;
  throw new ScimError(400, 'invalidFilter', `The number at character ${at + 1} of the filter is too large.`);
}

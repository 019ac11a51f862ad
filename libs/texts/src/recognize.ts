import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Messages } from './texts.ts';

/** The message of a sentence, and the values in it. */
export interface Recognized {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

interface Pattern {
  readonly key: string;
  readonly pattern: RegExp;
  /** Names of arguments that are numbers. */
  readonly numbers: ReadonlySet<string>;
  /** Characters that are the same in every sentence of the message. */
  readonly fixed: number;
}

const SYNTAX = /[\\^$.*+?()[\]{}|]/g;

/** The English format: `1,234.5`. */
const NUMBER = '-?[\\d,]+(?:\\.\\d+)?';

/**
 * Finds the message of an English sentence, to translate finished sentences. The message with the most fixed text wins.
 *
 * @param english with arguments that are text, numbers or plurals
 * @throws Error a message has an argument of another type, or a tag
 */
export function recognizer(english: Messages): (sentence: string) => Recognized | null {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [key, message] of Object.entries(english)) {
    const found = patternOf(key, message);
    if (typeof found === 'string') exact.set(found, key);
    else patterns.push(found);
  }
  patterns.sort((one, other) => other.fixed - one.fixed);
  return (sentence) => {
    const key = exact.get(sentence);
    if (key !== undefined) return { key, values: {} };
    for (const pattern of patterns) {
      const groups = pattern.pattern.exec(sentence)?.groups;
      if (groups) return { key: pattern.key, values: valuesOf(groups, pattern.numbers) };
    }
    return null;
  };
}

function valuesOf(groups: Record<string, string>, numbers: ReadonlySet<string>): Recognized['values'] {
  return Object.fromEntries(
    Object.entries(groups)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, numbers.has(name) ? Number(value.replaceAll(',', '')) : value]),
  );
}

/** The text of a message without arguments; otherwise a pattern for its sentences. */
function patternOf(key: string, message: string): Pattern | string {
  const elements = parse(message, { captureLocation: false });
  const [first, ...more] = elements;
  if (first?.type === TYPE.literal && more.length === 0) return first.value;
  const numbers = new Set<string>();
  const source = sourceOf(elements, numbers, new Set());
  return { key, pattern: new RegExp(`^${source}$`, 's'), numbers, fixed: fixedIn(elements) };
}

/** @param named earlier arguments, which must have the same value again */
function sourceOf(
  elements: readonly MessageFormatElement[],
  numbers: Set<string>,
  named: Set<string>,
): string {
  return elements.map((element) => sourceOfOne(element, numbers, named)).join('');
}

function sourceOfOne(element: MessageFormatElement, numbers: Set<string>, named: Set<string>): string {
  if (element.type === TYPE.literal) return element.value.replaceAll(SYNTAX, '\\$&');
  if (element.type === TYPE.argument) return groupOf(element.value, '.+?', named);
  if (element.type === TYPE.number) {
    numbers.add(element.value);
    return groupOf(element.value, NUMBER, named);
  }
  if (element.type !== TYPE.plural) throw new Error(`No sentence is recognized by ${TYPE[element.type]}`);
  numbers.add(element.value);
  const branches = Object.values(element.options).map(({ value }) =>
    value
      .map((part) =>
        part.type === TYPE.pound
          ? `(?<${element.value}>${NUMBER})`
          : sourceOfOne(part, numbers, new Set(named)),
      )
      .join(''),
  );
  return `(?:${branches.join('|')})`;
}

function groupOf(name: string, values: string, named: Set<string>): string {
  if (named.has(name)) return `\\k<${name}>`;
  named.add(name);
  return `(?<${name}>${values})`;
}

function fixedIn(elements: readonly MessageFormatElement[]): number {
  return elements.reduce(
    (sum, element) => sum + (element.type === TYPE.literal ? element.value.length : 0),
    0,
  );
}

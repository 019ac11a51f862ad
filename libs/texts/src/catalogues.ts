import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from './languages.ts';
import {
  type CompiledMessage,
  type CompiledMessages,
  type Messages,
  type Translate,
  type Translation,
  Translator,
} from './texts.ts';

/** One subject in all languages. */
export type Catalogue<English extends Messages = Messages> = { readonly en: English } & {
  readonly [L in Exclude<Language, 'en'>]: Translation<English>;
};

/** Parses messages; those without arguments stay text. @throws SyntaxError a message is not a valid ICU message */
export function compile(messages: Messages, spell?: (text: string) => string): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compiled(text, spell)]));
}

function compiled(text: string, spell?: (text: string) => string): CompiledMessage {
  const elements = parse(text, { captureLocation: false });
  if (spell)
    for (const element of all(elements))
      if (element.type === TYPE.literal) element.value = spell(element.value);
  const [first, ...more] = elements;
  if (!first) return '';
  return first.type === TYPE.literal && more.length === 0 ? first.value : elements;
}

/** Each element, including nested ones. */
function all(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...all(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => all(value))];
  });
}

/** The texts of a catalog in a language, for server-only code: emails, problems. */
export function translations<const English extends Messages>(
  catalogue: Catalogue<English>,
): (language: Language) => Translate<English> {
  const known = new Map<Language, Translate<English>>();
  return (language) => {
    const made = known.get(language) ?? translateIn(language, catalogue[language]);
    known.set(language, made);
    return made;
  };
}

function translateIn<English extends Messages>(language: Language, messages: Messages): Translate<English> {
  const translator = new Translator(language, compile(messages));
  return (key, ...values) => translator.text(key, values[0]);
}

/**
 * Problems of a catalog that the type check does not detect, one sentence each: a missing language or key, an argument
 * or a tag that only some languages have, a missing plural form, an empty text.
 */
export function flawsOf(catalogue: Readonly<Partial<Record<Language, Messages>>>): string[] {
  const { en = {} } = catalogue;
  return LANGUAGES.flatMap((language) => {
    const messages = catalogue[language];
    if (!messages) return [`${language}: there is no file`];
    const keys = [...new Set([...Object.keys(en), ...Object.keys(messages)])];
    return keys.flatMap((key) =>
      flawsOfMessage(language, en[key], messages[key]).map((flaw) => `${language} ${key}: ${flaw}`),
    );
  });
}

function flawsOfMessage(language: Language, english: string | undefined, text: string | undefined): string[] {
  if (english === undefined) return ['is not in English'];
  if (text === undefined) return ['is missing'];
  if (text.trim() === '') return ['is empty'];
  const [asked, given] = [english, text].map((message) => all(parse(message, { captureLocation: false })));
  const [wanted, found] = [namesIn(asked ?? []), namesIn(given ?? [])];
  const differing = wanted === found ? [] : [`has ${found || 'nothing'} in place of ${wanted || 'nothing'}`];
  return [...differing, ...missingForms(language, given ?? [])];
}

/** `{count} <link>` */
function namesIn(elements: readonly MessageFormatElement[]): string {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`];
  });
  return [...new Set(names)].sort().join(' ');
}

function missingForms(language: Language, elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' });
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    return [...needed]
      .filter((form) => !(form in element.options))
      .map((form) => `{${element.value}} has no form "${form}"`);
  });
}

const ACCENTED = new Map(
  [...'aeiouycnszAEIOUYCNSZ'].map((letter, at) => [letter, [...'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ'][at] ?? letter]),
);

/** Marks the start of each text in the pseudo-language, which reveals text outside of catalogs. */
export const PSEUDO_MARK = '⟦';

/** How much longer than English a translation can be. Source: W3C, Text size in translation. */
const EXPANSION = 0.4;

/** Longer than English, and readable: `⟦Šígñ íñ ···⟧`. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = [...text].map((letter) => ACCENTED.get(letter) ?? letter).join('');
  const more = Math.ceil(text.length * EXPANSION);
  // In groups, because longer translations consist of several words.
  const groups = Array.from({ length: Math.ceil(more / 6) }, (_, at) => Math.min(6, more - at * 6));
  const dots = groups.map((length) => '·'.repeat(length)).join(' ');
  return `${PSEUDO_MARK}${letters}${dots}⟧`;
}

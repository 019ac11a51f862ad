import {
  type ArgumentsOf,
  type CompiledMessages,
  DEFAULT_LANGUAGE,
  type Formats,
  formatsOf,
  type Language,
  type Messages,
  type TagsOf,
  type Texts,
  type Translate,
  Translator,
} from '@gatehouse/texts';
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';

/** The texts of a page, in its language. */
export interface PageTexts {
  language: Language;
  /** By the ID of their catalog. */
  catalogues: Readonly<Record<string, CompiledMessages>>;
}

const TextsContext = createContext<PageTexts>({ language: DEFAULT_LANGUAGE, catalogues: {} });

export const TextsProvider = TextsContext.Provider;

export function useLanguage(): Language {
  return useContext(TextsContext).language;
}

/** @param timeZone of the reader; UTC if it is not known yet */
export function useFormats(timeZone?: string): Formats {
  return formatsOf(useLanguage(), timeZone);
}

type RichValues<Message extends string> = {
  readonly [Name in keyof ArgumentsOf<Message>]:
    | ArgumentsOf<Message>[Name]
    | (string extends ArgumentsOf<Message>[Name] ? ReactNode : never);
} & { readonly [Tag in TagsOf<Message>]: (inner: ReactNode) => ReactNode };

/** Returns the texts of a catalog in the language of the page. */
export interface Translation<English extends Messages> extends Translate<English> {
  /** A text with elements: in place of an argument, or around the content of a tag `<b>…</b>`. */
  rich<Key extends keyof English & string>(key: Key, values: RichValues<English[Key]>): ReactNode;
}

/** @throws Error the page did not receive this catalog */
export function useTexts<English extends Messages>(texts: Texts<English>): Translation<English> {
  const { language, catalogues } = useContext(TextsContext);
  const messages = catalogues[texts.id];
  if (!messages) throw new Error(`The page has no texts of ${texts.id}`);
  return translationOf(language, messages) as Translation<English>;
}

/** Texts never change, so each set of them is translated once. */
const known = new WeakMap<CompiledMessages, Translation<Messages>>();

function translationOf(language: Language, messages: CompiledMessages): Translation<Messages> {
  const made = known.get(messages) ?? makeTranslation(new Translator(language, messages));
  known.set(messages, made);
  return made;
}

function makeTranslation(translator: Translator): Translation<Messages> {
  const translate = (key: string, values?: Readonly<Record<string, unknown>>) => translator.text(key, values);
  const rich = (key: string, values: Readonly<Record<string, unknown>>) =>
    inOne(translator.parts<ReactNode>(key, withTags(values)));
  return Object.assign(translate, { rich }) as Translation<Messages>;
}

type Tag = (inner: ReactNode) => ReactNode;

function withTags(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inner: ReactNode[]) => (value as Tag)(inOne(inner)) : value,
    ]),
  );
}

/** The order of the parts is fixed, so they need no keys. */
function inOne(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

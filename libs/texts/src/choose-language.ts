import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** The sources of a language. Values that name no supported language are ignored. */
export interface LanguageSources {
  /** The user's choice: in the account, or in the language menu of this browser. */
  chosen?: string | null | undefined;
  /** Of the authorization request: tags separated by spaces, the preferred one first. Source: OIDC Core §3.1.2.1. */
  uiLocales?: string | null | undefined;
  /** The setting of the organization. */
  organization?: string | null | undefined;
  /** Of the browser. Source: RFC 9110 §12.5.4. */
  acceptLanguage?: string | null | undefined;
}

/** The first supported language that the sources name, in their order. English if none does. */
export function chooseLanguage({
  chosen,
  uiLocales,
  organization,
  acceptLanguage,
}: LanguageSources): Language {
  return (
    oneOf([chosen]) ??
    oneOf(uiLocales?.slice(0, LONGEST).split(' ')) ??
    oneOf([organization]) ??
    oneOf(byWeight(acceptLanguage)) ??
    DEFAULT_LANGUAGE
  );
}

/** The supported language of a BCP 47 tag: German for `de-CH`. Null for any other. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  return oneOf([tag]) ?? null;
}

/** Maximum of characters that are read; enough for any list of languages. */
const LONGEST = 500;

/** The first tag of a supported language: `de-CH` is German. Source: RFC 4647 §3.4. */
function oneOf(tags: readonly (string | null | undefined)[] = []): Language | undefined {
  for (const tag of tags) {
    const [language] = (tag ?? '').trim().toLowerCase().split(/[-_]/, 1);
    if (isLanguage(language)) return language;
  }
  return undefined;
}

/** Tags of the header, the preferred one first. A weight of 0 means "not this one". */
function byWeight(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/i.exec(one)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

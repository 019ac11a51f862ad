import type { Language, Messages, Translate } from '@gatehouse/texts';
import { type Catalogue, translations } from '@gatehouse/texts/catalogues';

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. Source: Unicode Standard Annex #9, §2.4. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/**
 * The texts of a catalogue, with each text value isolated: a name or an address keeps its own direction and does not
 * reorder the sentence around it. A message can therefore not select by a text value.
 */
export function mailTexts<const English extends Messages>(
  catalogue: Catalogue<English>,
): (language: Language) => Translate<English> {
  const inLanguage = translations(catalogue);
  return (language) => {
    const translate = inLanguage(language) as (key: string, values?: object) => string;
    return (key, ...[values]) => translate(key, values && eachIsolated(values));
  };
}

function eachIsolated(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );
}

/** A value that keeps its own direction inside a sentence. */
export function isolated(value: string): string {
  return `${OPEN}${withoutIsolates(value)}${CLOSE}`;
}

export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

/** Converts isolates of an escaped text to elements. */
export function isolatesAsHtml(html: string): string {
  return html.replaceAll(OPEN, '<bdi>').replaceAll(CLOSE, '</bdi>');
}

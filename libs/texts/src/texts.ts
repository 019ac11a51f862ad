import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ArgumentsOf } from './arguments.ts';
import { type Language, localeOf } from './languages.ts';

/** ICU messages of one subject in English, by key. Source: ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>;

/** The same messages in another language: a missing or an unknown key is a type error. */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: string };

/** A message as it is sent: text, or the parsed form of one that has arguments or tags. */
export type CompiledMessage = string | MessageFormatElement[];
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Names a catalogue without its texts, so that a script that uses it brings no text along. */
export interface Texts<English extends Messages = Messages> {
  /** Where its files are: `features/auth/login` for `features/auth/texts/login`. */
  readonly id: string;
  /** Carries the type of the messages alone. */
  readonly english?: English;
}

export function defineTexts<English extends Messages>(id: string): Texts<English> {
  return { id };
}

type Asked<Message extends string> = keyof ArgumentsOf<Message> extends never
  ? []
  : [values: ArgumentsOf<Message>];

/** Gives the message of a key as text. */
export type Translate<English extends Messages> = <Key extends keyof English & string>(
  key: Key,
  ...values: Asked<English[Key]>
) => string;

/** Holds the messages of one catalogue in one language. */
export class Translator {
  private readonly parsed = new Map<string, IntlMessageFormat>();
  private readonly language: Language;
  private readonly messages: CompiledMessages;

  constructor(language: Language, messages: CompiledMessages) {
    this.language = language;
    this.messages = messages;
  }

  text(key: string, values: Readonly<Record<string, unknown>> = {}): string {
    const message = this.messageOf(key);
    return typeof message === 'string' ? message : String(message.format(values as never));
  }

  /**
   * The parts of a message whose values are more than text. A value is put in as it is and never read for tags.
   *
   * @param values a function for each tag
   */
  parts<T>(key: string, values: Readonly<Record<string, unknown>>): (string | T)[] {
    const message = this.messageOf(key);
    if (typeof message === 'string') return [message];
    const parts = message.format<T>(values as never);
    return Array.isArray(parts) ? parts : [parts];
  }

  private messageOf(key: string): string | IntlMessageFormat {
    const message = this.messages[key];
    if (message === undefined) throw new Error(`There is no text "${key}"`);
    if (typeof message === 'string') return message;
    const known = this.parsed.get(key) ?? new IntlMessageFormat(message, localeOf(this.language));
    this.parsed.set(key, known);
    return known;
  }
}

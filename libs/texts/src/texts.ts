import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ArgumentsOf } from './arguments.ts';
import { type Language, localeOf } from './languages.ts';

/** ICU messages of one subject in English, by key. Source: ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>;

/** The same messages in another language: a missing or an unknown key is a type error. */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: string };

/** The form of a message that is sent to the browser: text, or a parsed message with arguments or tags. */
export type CompiledMessage = string | MessageFormatElement[];
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Refers to a catalog without its texts, so that a script that uses it does not include them. */
export interface Texts<English extends Messages = Messages> {
  /** The path of its files: `features/auth/login` for `features/auth/texts/login`. */
  readonly id: string;
  /** Only carries the type of the messages. */
  readonly english?: English;
}

export function defineTexts<English extends Messages>(id: string): Texts<English> {
  return { id };
}

type Asked<Message extends string> = keyof ArgumentsOf<Message> extends never
  ? []
  : [values: ArgumentsOf<Message>];

/** Returns the message of a key as text. */
export type Translate<English extends Messages> = <Key extends keyof English & string>(
  key: Key,
  ...values: Asked<English[Key]>
) => string;

/** The messages of one catalog in one language. */
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
   * The parts of a message with values other than text. A value is inserted unchanged and never parsed for tags.
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

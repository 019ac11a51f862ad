import { z } from 'zod';
import { ORGANIZATION_TEXTS, type Replaceable } from './replaceable-texts.ts';

/** Languages of pages and emails. A test compares them with `@gatehouse/texts`. */
export const LanguageSchema = z.enum(['en', 'de', 'es', 'ja', 'ar']).meta({ id: 'Language' });

/** Text that mail programs turn into links: URLs and email addresses. */
const LINK = /\/|@|[\p{L}\p{N}]\.\p{L}/u;

function textSchema({ maxLength, placeholders, required }: Replaceable) {
  const named = placeholders.map((name) => `{${name}}`);
  return z
    .string()
    .trim()
    .min(1, 'Enter a text')
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(
      (text) => !/\p{Cc}|[\u2028\u2029\u2066-\u2069\u202a-\u202e]/u.test(text),
      'Enter one line of text',
    )
    .refine((text) => !LINK.test(text), 'Remove links and email addresses, and add a space after each period')
    .refine(
      (text) => !/[{}]/.test(named.reduce((left, name) => left.replaceAll(name, ''), text)),
      `Only these placeholders are available: ${named.join(', ')}`,
    )
    .refine(
      (text) => required.every((name) => text.includes(`{${name}}`)),
      `The text must contain ${required.map((name) => `{${name}}`).join(' and ')}`,
    )
    .meta({ description: `Plain text. Placeholders: ${named.map((name) => `\`${name}\``).join(', ')}` });
}

export const TextsOfLanguageSchema = z
  .object({
    signInTitle: textSchema(ORGANIZATION_TEXTS.signInTitle).optional(),
    signInHelp: textSchema(ORGANIZATION_TEXTS.signInHelp).optional(),
    mailSubject: textSchema(ORGANIZATION_TEXTS.mailSubject).optional(),
    mailGreeting: textSchema(ORGANIZATION_TEXTS.mailGreeting).optional(),
    mailFooter: textSchema(ORGANIZATION_TEXTS.mailFooter).optional(),
  })
  .strict()
  .meta({ id: 'OrganizationTextsOfLanguage', description: 'A text that is left out is the default' });
export type TextsOfLanguage = z.infer<typeof TextsOfLanguageSchema>;

const StoredTextsSchema = z.object({
  signInTitle: z.string().optional(),
  signInHelp: z.string().optional(),
  mailSubject: z.string().optional(),
  mailGreeting: z.string().optional(),
  mailFooter: z.string().optional(),
});

const byLanguage = <T extends z.ZodType>(schema: T) => ({
  en: schema,
  de: schema,
  es: schema,
  ja: schema,
  ar: schema,
});

export const OrganizationTextsSchema = z
  .object(byLanguage(StoredTextsSchema.optional()))
  .meta({ id: 'OrganizationTexts', description: 'Replaced texts of sign-in pages and emails, by language' });
export type OrganizationTexts = z.infer<typeof OrganizationTextsSchema>;

export const ChangeOrganizationTextsSchema = z
  .object(byLanguage(TextsOfLanguageSchema.nullable().optional()))
  .strict()
  .meta({
    id: 'ChangeOrganizationTexts',
    description: 'Replaces the texts of the given languages. Null resets a language to the defaults',
    example: { de: { signInTitle: 'Willkommen bei {organization}' } },
  });

/** The texts of a sign-in page. */
export const SignInTextsSchema = z.object(
  byLanguage(StoredTextsSchema.pick({ signInTitle: true, signInHelp: true }).optional()),
);

import { z } from 'zod';

/**
 * Optional profile data of a user, which applications get with the scope `profile`.
 * Source: OpenID Connect Core 1.0 §5.1.
 */
export const PictureSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(2000, 'At most 2,000 characters')
  .regex(/^https:\/\/[\x21-\x7e]+$/, 'Enter a URL that begins with https://')
  .refine((value) => isAddress(value), 'Enter a full URL without a user name or password')
  .meta({ description: 'URL of a picture. Gatehouse passes it on and never fetches it' });

export const LocaleSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(35, 'At most 35 characters')
  .regex(/^[A-Za-z0-9-]+$/, 'Enter a language tag, such as en or de-CH')
  .overwrite((value) => localeOf(value) ?? value)
  .refine((value) => localeOf(value) !== null, 'Enter a language tag, such as en or de-CH')
  .meta({ description: 'A BCP 47 language tag, stored in its canonical form' });

export const ZoneinfoSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(64, 'At most 64 characters')
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, 'Enter a time zone, such as Europe/Zurich')
  .overwrite((value) => zoneOf(value) ?? value)
  .refine((value) => zoneOf(value) !== null, 'This time zone does not exist. Enter one such as Europe/Zurich')
  .meta({ description: 'A name from the IANA time zone database' });

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** The canonical form of a language tag; null if it is invalid or too long. */
function localeOf(value: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(value);
    return tag.length > 0 && tag.length <= 35 ? tag : null;
  } catch {
    return null;
  }
}

/** A time zone in its usual capitalization. Of two names of a zone, the given one is kept. */
function zoneOf(value: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions();
    return timeZone.toLowerCase() === value.toLowerCase() ? timeZone : value;
  } catch {
    return null;
  }
}

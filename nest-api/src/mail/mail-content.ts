import { fillIn, type Organization, type OrganizationTexts } from '@gatehouse/contracts';
import type { Language } from '@gatehouse/texts';
import { isolated } from './mail-texts.js';
import { texts } from './texts/layout/index.js';

/** The content of an email. The layout renders it as text and as HTML, so that both are equal. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The call to action. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Shown after the action, in small print. */
  readonly notes?: readonly string[];
  /** Ends a series of emails by one click in the mail program, without a session. Source: RFC 8058. */
  readonly unsubscribe?: string;
}

/** The brand of the organization that an email is sent for. */
export interface MailBrand {
  readonly name: string;
  /** `#rrggbb` with enough contrast to white text. */
  readonly color: string | null;
  /** Hash of its logo, which is attached. */
  readonly logoHash: string | null;
  readonly language: Organization['language'];
  /** Replaced texts, by language. */
  readonly texts: OrganizationTexts;
  /** Its active custom domain, which links use; left out without one. */
  readonly host?: string | null;
}

/** Context for all templates. */
export interface MailContext {
  /** Origin of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Of the recipient. */
  readonly language: Language;
  /** Left out for emails of the platform. */
  readonly brand?: MailBrand | null;
}

/**
 * A name that is safe in an email, or null.
 *
 * Users choose name and address at sign-up. With punctuation in a name, our email could carry a link or a sentence of a
 * stranger.
 */
export function plainName(name: string): string | null {
  const trimmed = name.trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u.test(trimmed) ? trimmed : null;
}

/** @param name null for an email to several users */
export function greeting(
  name: string | null,
  { language, brand }: Pick<MailContext, 'language' | 'brand'>,
): string {
  const plain = name === null ? null : plainName(name);
  const own = brand?.texts[language]?.mailGreeting;
  // A greeting with a placeholder needs a name.
  if (own && (plain || !own.includes('{name}'))) return fillIn(own, { name: isolated(plain ?? '') });
  const t = texts(language);
  return plain ? t('greeting', { name: plain }) : t('greetingNameless');
}

import { fillIn, type Organization, type OrganizationTexts } from '@gatehouse/contracts';
import type { Language } from '@gatehouse/texts';
import { isolated } from './mail-texts.js';
import { texts } from './texts/layout/index.js';

/** What a mail says; the layout makes text and HTML of it, so that both always say the same. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Said after the action, in small print. */
  readonly notes?: readonly string[];
}

/** How the organization shows itself in whose name a mail is sent. */
export interface MailBrand {
  readonly name: string;
  /** `#rrggbb` that carries white text. */
  readonly color: string | null;
  /** Of its logo, which goes with the mail. */
  readonly logoHash: string | null;
  readonly language: Organization['language'];
  /** Those that it replaced, by language. */
  readonly texts: OrganizationTexts;
  /** Its active custom domain, where its links lead; left out without one. */
  readonly host?: string | null;
}

/** What every template may use. */
export interface MailContext {
  /** Origin of the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Of whoever receives it. */
  readonly language: Language;
  /** Left out for a mail of the platform's own. */
  readonly brand?: MailBrand | null;
}

/**
 * A name as it may stand in a mail, or null.
 *
 * Whoever signs up chooses the name and the address: with anything but letters in it, our mail could carry
 * somebody's link or sentence to a stranger.
 */
export function plainName(name: string): string | null {
  const trimmed = name.trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u.test(trimmed) ? trimmed : null;
}

/** @param name null for a mail to several people */
export function greeting(
  name: string | null,
  { language, brand }: Pick<MailContext, 'language' | 'brand'>,
): string {
  const plain = name === null ? null : plainName(name);
  const own = brand?.texts[language]?.mailGreeting;
  // Without a name, a greeting that needs one would have a gap.
  if (own && (plain || !own.includes('{name}'))) return fillIn(own, { name: isolated(plain ?? '') });
  const t = texts(language);
  return plain ? t('greeting', { name: plain }) : t('greetingNameless');
}

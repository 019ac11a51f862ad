import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { isPublicMailDomain } from './public-mail-domains.js';
import { isMisleading } from './scripts.js';

/** Why a text is not a domain that a tenant can claim. */
export class DomainNameRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A DNS name: labels of letters, digits and hyphens. Source: RFC 1035 §2.3.1, RFC 5890 §2.3.1. */
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The canonical form of a domain: lowercase, ASCII, without a trailing dot.
 *
 * @throws DomainNameRefused names the problem and its solution
 */
export function readDomainName(text: string): string {
  const typed = text.trim().replace(/\.$/, '');
  if (typed.includes('@')) throw refused('not_a_domain', `Enter only the part after the @.`);
  if (/[:/?#]/.test(typed)) throw refused('not_a_domain', 'Enter a domain such as acme.com, not a URL.');
  if (isIP(typed))
    throw refused('not_a_domain', 'An IP address is not an email domain. Enter a domain such as acme.com.');
  if (typed.includes('*'))
    throw refused(
      'wildcard',
      'Enter the domain without the asterisk. The page of the domain has a setting for subdomains.',
    );

  const domain = domainToASCII(typed.normalize('NFC')).toLowerCase();
  const labels = domain.split('.');
  if (domain.length > 253 || !labels.every((label) => LABEL.test(label))) {
    throw refused('not_a_domain', `"${typed}" is not a domain. Enter a domain such as acme.com.`);
  }
  requireClaimable(domain);
  return domain;
}

function requireClaimable(domain: string): void {
  const { domain: registrable } = parse(domain, { allowPrivateDomains: true });
  if (!registrable) {
    throw refused('public_suffix', `${domain} is a public suffix. Enter your own domain below it.`);
  }
  const shown = domainToUnicode(domain);
  if (shown.split('.').some(isMisleading)) {
    throw refused(
      'mixed_scripts',
      `${domain} looks like another domain. A label mixes scripts or imitates Latin letters.`,
    );
  }
  if (isPublicMailDomain(domain) || isPublicMailDomain(registrable)) {
    throw refused(
      'public_mail_domain',
      `${registrable} is a public email provider. An organization cannot own it.`,
    );
  }
}

/** The Unicode form of the name. */
export function displayNameOf(domain: string): string {
  return domainToUnicode(domain);
}

/** The parent domains that an organization could own, the closest first: `a.b.acme.com` → `b.acme.com`, `acme.com`. */
export function parentsOf(domain: string): string[] {
  const { domain: registrable } = parse(domain, { allowPrivateDomains: true });
  const labels = domain.split('.');
  const all = labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
  return registrable ? all.filter((name) => name === registrable || name.endsWith(`.${registrable}`)) : [];
}

/** The domain of an email address in canonical form; null if it has none. */
export function domainOfEmail(email: string): string | null {
  const at = email.trim().lastIndexOf('@');
  if (at < 1) return null;
  const domain = domainToASCII(
    email
      .trim()
      .slice(at + 1)
      .normalize('NFC'),
  ).toLowerCase();
  return domain === '' || !domain.includes('.') ? null : domain;
}

function refused(code: string, message: string): DomainNameRefused {
  return new DomainNameRefused(code, message);
}

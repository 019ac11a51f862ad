/** Longest address, in octets of UTF-8. Source: RFC 5321 §4.5.3.1.3. */
const MOST_OCTETS = 254;
const MOST_LOCAL_OCTETS = 64;

/** Dot-atoms; beyond ASCII any letter, mark, digit or symbol. Source: RFC 6531 §3.3, RFC 6532 §3.2. */
const LOCAL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.\P{ASCII}]*[A-Za-z0-9_+\-\P{ASCII}]$/u;
const ASCII_DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;
/** Control, format (including bidirectional) and unassigned characters, spaces, and invisible characters. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Error message for an address; null if it is valid.
 *
 * A local part that NFKC would change, such as `ﬁx`, is rejected: software that uses NFKC would treat it as another
 * address. Source: RFC 8265 §3.3, UTS 39.
 */
export function emailProblem(email: string): string | null {
  const { local, domain } = partsOf(email);
  if (domain === null) return 'Enter an email address';
  if (UNSEEN.test(local)) return 'The part before the @ contains a space or an invisible character';
  if (local.normalize('NFKC') !== local)
    return 'The part before the @ contains a special form of a character, such as "ﬁ". Type the plain form';
  const ascii = asciiDomain(domain);
  if (!LOCAL.test(local) || ascii === null || !ASCII_DOMAIN.test(ascii)) return 'Enter an email address';
  const tooLong =
    octetsOf(local) > MOST_LOCAL_OCTETS ||
    octetsOf(email) > MOST_OCTETS ||
    octetsOf(`${local}@${ascii}`) > MOST_OCTETS;
  return tooLong ? 'At most 254 characters, and 64 before the @' : null;
}

/** The key of an address, which is compared and indexed instead of the typed form. Its domain is an A-label. */
export function emailKey(email: string): string {
  const { local, domain } = partsOf(email);
  return domain === null ? lower(local) : `${lower(local)}@${asciiDomain(domain) ?? lower(domain)}`;
}

/** An address from another system, such as a claim; null if it is missing or imitates another one. */
export function namedAddress(text: string | null | undefined): string | null {
  const { local, domain } = partsOf(text ?? '');
  if (!domain || UNSEEN.test(local) || local.normalize('NFKC') !== local) return null;
  const address = `${local}@${domain}`;
  return Math.max(octetsOf(address), octetsOf(emailKey(address))) > MOST_OCTETS ? null : address;
}

function partsOf(email: string): { local: string; domain: string | null } {
  const typed = email.trim().normalize('NFC');
  const at = typed.lastIndexOf('@');
  return at < 0 ? { local: typed, domain: null } : { local: typed.slice(0, at), domain: typed.slice(at + 1) };
}

/** Like `email_fold` in the database: character by character, without the rule of the final sigma. */
function lower(text: string): string {
  return [...text]
    .map((character) => character.toLowerCase())
    .join('')
    .normalize('NFC');
}

/** The domain in ASCII and lower case; null if it is invalid. Source: UTS 46, as the URL standard applies it. */
function asciiDomain(domain: string | null): string | null {
  if (domain === null) return null;
  if (/^[!-~]*$/.test(domain) && !/(^|\.)xn--/i.test(domain)) return domain.toLowerCase();
  // Characters with a meaning in URLs would be cut off silently.
  if (/[\s/:?#@%[\]\\]/.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  return /^[\d.]+$/.test(hostname) ? null : hostname;
}

function octetsOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Elements whose text names a system or a protocol value, never a user. Any other text may contain personal data or a
 * secret.
 */
const PLAIN = new Set([
  'Issuer',
  'Audience',
  'AuthnContextClassRef',
  'AuthenticatingAuthority',
  'StatusMessage',
  'RequesterID',
]);
/** Attributes that may be about a person or their session. */
const PERSONAL = new Set(['Address', 'DNSName', 'SessionIndex', 'Consent', 'NameQualifier']);

/** Enough for every message that people configure; what is longer is an attack or a picture. */
const LONGEST = 16_000;

/** A tag; a comment, CDATA section, declaration or processing instruction; or text. */
const TOKENS =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)([\w.-]+:)?([\w.-]+)([^>]*)>|[^<]+|</g;

/**
 * A SAML message as an admin may see it: its structure, times, addresses and algorithms, and of everything else the
 * length alone. Works on messages that no parser takes, because those are the ones to look at.
 */
export function maskMessage(xml: string): string {
  let within = '';
  let masked = '';
  for (const [token, closes, prefix = '', name, rest = ''] of xml.slice(0, LONGEST * 4).matchAll(TOKENS)) {
    if (name !== undefined) {
      within = closes || rest.endsWith('/') ? '' : name;
      masked += closes ? token : `<${prefix}${name}${maskAttributes(rest)}>`;
    } else if (token.startsWith('<')) masked += token.length === 1 ? '&lt;' : `<!-- ${lengthOf(token)} -->`;
    else masked += token.trim() === '' || PLAIN.has(within) ? token : lengthOf(token);
    if (masked.length > LONGEST) return `${masked.slice(0, LONGEST)}…`;
  }
  return masked;
}

function maskAttributes(rest: string): string {
  return rest.replaceAll(
    /([\w.-]+)(\s*=\s*)("[^"]*"|'[^']*')/g,
    (all, name: string, equals: string, value: string) =>
      PERSONAL.has(name) ? `${name}${equals}"${lengthOf(value.slice(1, -1))}"` : all,
  );
}

function lengthOf(text: string): string {
  return `•••••• (${text.trim().length} characters)`;
}

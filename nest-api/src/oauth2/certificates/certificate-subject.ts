import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { TlsClientAuth } from '@gatehouse/contracts';
import type { GeneralName } from '@peculiar/asn1-x509';
import ipaddr from 'ipaddr.js';
import { factsOf } from './certificate-facts.js';
import { isSubject, parseDistinguishedName } from './distinguished-name.js';

type Expected = Pick<TlsClientAuth, 'subject' | 'value'>;
type AlternativeName = Exclude<TlsClientAuth['subject'], 'subject_dn'>;

const VALUE_OF: Readonly<Record<AlternativeName, (name: GeneralName) => string | undefined>> = {
  san_dns: ({ dNSName }) => dNSName,
  san_uri: ({ uniformResourceIdentifier }) => uniformResourceIdentifier,
  san_ip: ({ iPAddress }) => iPAddress,
  san_email: ({ rfc822Name }) => rfc822Name,
};

/** In the form that is compared. A wildcard has no meaning. Source: RFC 8705 §2.1.2, RFC 5280 §7. */
const NORMAL: Readonly<Record<AlternativeName, (value: string) => string>> = {
  san_dns: (value) => value.toLowerCase(),
  san_uri: (value) => value,
  san_ip: (value) => (isIP(value) !== 0 ? ipaddr.parse(value).toNormalizedString() : ''),
  san_email: (value) => {
    const at = value.lastIndexOf('@');
    return value.slice(0, at) + value.slice(at).toLowerCase();
  },
};

/** Whether it is the certificate that the application registered, of all that the authority issues. */
export function hasSubject(certificate: X509Certificate, { subject, value }: Expected): boolean {
  const facts = factsOf(certificate);
  if (subject === 'subject_dn') return isSubject(facts.subject, value);
  const normal = NORMAL[subject];
  const expected = normal(value);
  return [...facts.names]
    .map(VALUE_OF[subject])
    .some((name) => name !== undefined && expected !== '' && normal(name) === expected);
}

/** What identifies the certificate, for the owner of the application. */
export function shownSubject(certificate: X509Certificate, subject: TlsClientAuth['subject']): string {
  if (subject === 'subject_dn') return certificate.subject?.split('\n').reverse().join(',') ?? '';
  const names = [...factsOf(certificate).names].map(VALUE_OF[subject]);
  return names.filter((name) => name !== undefined).join(', ');
}

/** The error message for a value that no certificate can have; null if it is valid. */
export function subjectProblem({ subject, value }: Expected): string | null {
  if (subject === 'san_ip') return isIP(value) !== 0 ? null : 'Enter an IP address';
  if (subject === 'san_uri') return URL.canParse(value) ? null : 'Enter an absolute URI';
  if (subject === 'san_email') return /^[^@\s]+@[^@\s]+$/.test(value) ? null : 'Enter an email address';
  if (subject === 'san_dns')
    return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(value) ? null : 'Enter a DNS name without wildcards';
  try {
    parseDistinguishedName(value);
    return null;
  } catch {
    return 'Enter a distinguished name such as CN=client,O=Acme,C=DE (RFC 4514)';
  }
}

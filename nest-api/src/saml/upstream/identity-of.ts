import { namedAddress, type SsoMapping } from '@gatehouse/contracts';
import type { SamlFindings } from '../../sso-config/saml-upstream.js';
import { profileOf } from '../../sso-config/sign-in/profile-of.js';
import { claimKinds, claimNames } from '../../sso-config/sign-in/sent-claims.js';
import type { UpstreamIdentity } from '../../sso-config/sign-in/upstream-identity.js';
import { NAME_ID_FORMATS } from '../protocol/namespaces.js';
import type { VerifiedAssertion } from '../protocol/verified-assertion.js';
import { claimsTwoFactors } from './two-factors.js';

const MOST_GROUPS = 500;
const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const MICROSOFT = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/';

/** Other common names of attributes, used if the mapped one is missing. */
const ALSO_CALLED = {
  email: ['mail', 'emailaddress', `${CLAIMS}emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'],
  givenName: ['givenName', 'firstName', 'first_name', `${CLAIMS}givenname`, 'urn:oid:2.5.4.42'],
  familyName: ['sn', 'lastName', 'last_name', 'surname', `${CLAIMS}surname`, 'urn:oid:2.5.4.4'],
  // URLs of pictures. jpegPhoto contains the picture itself.
  picture: ['picture', 'pictureUrl', 'photoUrl', 'photoURL', 'avatarUrl'],
  locale: ['locale', 'preferredLanguage', 'preferred_language', 'urn:oid:2.16.840.1.113730.3.1.39'],
  zoneinfo: ['zoneinfo', 'timezone', 'timeZone', 'time_zone'],
  groups: ['memberOf', `${MICROSOFT}groups`, 'urn:oid:1.3.6.1.4.1.5923.1.5.1.1'],
} as const;

/** The identity, with all attributes under the identity provider's names. */
export function findingsOf(
  assertion: VerifiedAssertion,
  mapping: SsoMapping,
): Omit<SamlFindings, 'received'> {
  const attributes = assertion.attributes.map(({ name, values }) => [name, values] as const);
  return { identity: identityOf(assertion, mapping), attributes: Object.fromEntries(attributes) };
}

/**
 * The identity in a verified assertion.
 *
 * A company's identity provider is trusted for the email addresses that it asserts. The sign-in checks that they are
 * in a verified domain of the tenant.
 */
function identityOf(assertion: VerifiedAssertion, mapping: SsoMapping): UpstreamIdentity {
  const valuesOf = (name: keyof typeof ALSO_CALLED) =>
    [mapping[name], ...ALSO_CALLED[name]]
      .map((key) => assertion.valuesOf(key))
      .find((values) => values.length > 0) ?? [];
  const { sessionNotOnOrAfter } = assertion.statement;
  const { value, format, nameQualifier, spNameQualifier } = assertion.nameId;
  const named =
    format === NAME_ID_FORMATS.email || format === null || format === NAME_ID_FORMATS.unspecified
      ? value
      : '';
  const email = namedAddress(valuesOf('email')[0] ?? named);
  return {
    issuer: assertion.issuer,
    subject: value,
    email,
    emailVerified: true,
    givenName: valuesOf('givenName')[0]?.trim() || null,
    familyName: valuesOf('familyName')[0]?.trim() || null,
    ...profileOf(mapping, {
      picture: valuesOf('picture')[0]?.trim(),
      locale: firstLanguage(valuesOf('locale')[0]),
      zoneinfo: valuesOf('zoneinfo')[0]?.trim(),
    }),
    groups: valuesOf('groups').slice(0, MOST_GROUPS),
    claimsMfa: claimsTwoFactors(assertion),
    organization: null,
    sent: [
      ...claimKinds({ NameIDFormat: format, AuthnContextClassRef: assertion.statement.contextClass?.trim() }),
      ...claimNames(assertion.attributes.map(({ name }) => name)),
    ],
    ...(sessionNotOnOrAfter && { endsAt: sessionNotOnOrAfter.toISOString() }),
    session: {
      nameId: value,
      format,
      nameQualifier: nameQualifier ?? null,
      spNameQualifier: spNameQualifier ?? null,
      sessionIndex: assertion.statement.sessionIndex,
    },
  };
}

/** `preferredLanguage` may be a list with the preferred language first: `de-CH, en;q=0.8`. Source: RFC 2798 §2.7. */
function firstLanguage(value: string | undefined): string | undefined {
  return value?.split(/[,;]/)[0]?.trim().replaceAll('_', '-');
}

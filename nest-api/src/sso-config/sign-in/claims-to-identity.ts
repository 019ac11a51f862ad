import { namedAddress, type SsoMapping } from '@gatehouse/contracts';
import type { OpenIdProvider } from '../providers/upstream-provider.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { profileOf } from './profile-of.js';
import type { UpstreamIdentity } from './upstream-identity.js';

type Claims = Readonly<Record<string, unknown>>;

/**
 * Who the verified claims speak of. Source: OpenID Connect Core 1.0 §5.1.
 */
export function identityOf(
  provider: OpenIdProvider,
  mapping: SsoMapping,
  claims: Claims,
  trace: TraceRecorder,
): UpstreamIdentity {
  const { subject, subjectClaim, otherEmail, emailVerified, organization } = provider.personOf(claims);
  const email = textOf(claims[mapping.email]) ?? textOf(otherEmail);
  const identity: UpstreamIdentity = {
    issuer: String(claims.iss),
    subject: String(subject),
    email: namedAddress(email),
    emailVerified: isTrue(emailVerified),
    givenName: textOf(claims[mapping.givenName]),
    familyName: textOf(claims[mapping.familyName]),
    ...profileOf(mapping, {
      picture: claims[mapping.picture],
      // Some write en_US. Source: OpenID Connect Core 1.0 §5.1.
      locale: withHyphens(claims[mapping.locale]),
      zoneinfo: claims[mapping.zoneinfo],
    }),
    groups: [claims[mapping.groups] ?? []]
      .flat()
      .filter((group) => typeof group === 'string')
      .slice(0, 500),
    claimsMfa: [claims.amr ?? []].flat().includes('mfa'),
    organization: textOf(organization),
  };
  trace.map('subject', `Known as ${identity.subject} at ${identity.issuer}`, {
    claim: subjectClaim,
  });
  trace.map(
    'email',
    identity.email ? `${mapping.email} → ${identity.email}` : `No claim "${mapping.email}"`,
    {
      verified: identity.emailVerified,
    },
  );
  trace.map('groups', `${identity.groups.length} groups`, { groups: identity.groups });
  return identity;
}

function withHyphens(locale: unknown): unknown {
  return typeof locale === 'string' ? locale.replaceAll('_', '-') : locale;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Some providers write booleans as text or numbers. */
function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

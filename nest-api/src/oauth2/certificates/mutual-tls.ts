import type { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { hostOf, type Issuer, mountOf } from '../issuers/issuer.js';
import { explainClient } from '../provider/cause-of-error.js';
import { policyOf } from '../provider/client-policy.js';
import { bundleOf } from './certificate-bundle.js';
import { chainProblem, isCurrent } from './certificate-chain.js';
import { hasSubject, shownSubject } from './certificate-subject.js';
import { certificatesOf } from './client-certificate.js';

type Feature = NonNullable<NonNullable<Configuration['features']>['mTLS']>;

/** Endpoints that applications call, by their name in the metadata. Source: RFC 8705 §5. */
const ALIASES = {
  token_endpoint: PROVIDER_ROUTES.token,
  revocation_endpoint: PROVIDER_ROUTES.revocation,
  introspection_endpoint: PROVIDER_ROUTES.introspection,
  pushed_authorization_request_endpoint: PROVIDER_ROUTES.pushed_authorization_request,
  device_authorization_endpoint: PROVIDER_ROUTES.device_authorization,
  userinfo_endpoint: PROVIDER_ROUTES.userinfo,
};
const ALIASED: ReadonlySet<string> = new Set(Object.values(ALIASES));

/** Where applications send certificates to this issuer; null: nowhere. A custom domain has no host for them. */
export function mtlsUrlOf({ slug }: Issuer, mtlsUrl: string | undefined): string | null {
  return mtlsUrl === undefined || hostOf(slug) ? null : mtlsUrl;
}

/** The metadata of an issuer at which certificates arrive. */
export function endpointAliases({ slug }: Issuer, mtlsUrl: string | null) {
  if (mtlsUrl === null) return {};
  const entries = Object.entries(ALIASES).map(([name, route]) => [name, mtlsUrl + mountOf(slug) + route]);
  return { mtls_endpoint_aliases: Object.fromEntries(entries) as Record<string, string> };
}

/** Whether a request came to one of the aliases. @param path relative to the issuer */
export function isAtAlias({ headers }: IncomingMessage, path: string, mtlsUrl: string | null): boolean {
  if (mtlsUrl === null || !ALIASED.has(path)) return false;
  return headers['x-forwarded-host'] === new URL(mtlsUrl).host;
}

/** Source: RFC 8705. */
export function mutualTls(mtlsUrl: string | null): Feature {
  if (mtlsUrl === null) return { enabled: false };
  return {
    enabled: true,
    certificateBoundAccessTokens: true,
    tlsClientAuth: true,
    selfSignedTlsClientAuth: true,
    getCertificate: (ctx) => currentCertificate(ctx) as unknown as string | undefined,
    certificateAuthorized: isAuthorized,
    certificateSubjectMatches: hasExpectedSubject,
  };
}

/** The certificate of the connection, while it is valid. */
function currentCertificate(ctx: KoaContextWithOIDC): X509Certificate | undefined {
  const leaf = certificatesOf(ctx.req)?.leaf;
  if (!leaf) {
    explainClient(ctx, { code: 'client_certificate_missing' });
    return undefined;
  }
  if (isCurrent(leaf, new Date())) {
    explainClient(ctx, { code: 'client_certificate_mismatch', found: shownSubject(leaf, 'subject_dn') });
    return leaf;
  }
  const [from, to] = [leaf.validFromDate, leaf.validToDate].map((date) => date.toISOString());
  explainClient(ctx, { code: 'client_certificate_expired', found: `${from} – ${to}` });
  return undefined;
}

function isAuthorized(ctx: KoaContextWithOIDC): boolean {
  const sent = certificatesOf(ctx.req);
  const { tlsClientAuth } = policyOf(ctx.oidc.client as object);
  if (!sent || !tlsClientAuth) return false;
  const problem = chainProblem(sent, bundleOf(tlsClientAuth.certificate_authorities), new Date());
  if (problem !== null) explainClient(ctx, { code: 'client_certificate_untrusted', found: problem });
  return problem === null;
}

function hasExpectedSubject(ctx: KoaContextWithOIDC): boolean {
  const sent = certificatesOf(ctx.req);
  const { tlsClientAuth } = policyOf(ctx.oidc.client as object);
  if (!sent || !tlsClientAuth) return false;
  if (hasSubject(sent.leaf, tlsClientAuth)) return true;
  explainClient(ctx, {
    code: 'client_certificate_mismatch',
    found: shownSubject(sent.leaf, tlsClientAuth.subject).slice(0, 300),
    expected: tlsClientAuth.value,
  });
  return false;
}

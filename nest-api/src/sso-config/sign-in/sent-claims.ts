import { sha256 } from '../../crypto/same-secret.js';
import type { SentClaims } from '../../risk/connection-claims.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { UpstreamIdentity } from './upstream-identity.js';

/** Bounds of what one sign-in adds to the habit of its connection. */
const MOST_ENTRIES = 60;
const MOST_CHARACTERS = 100;

/** Names of claims, in a form that no `kind=value` has. */
export function claimNames(names: readonly string[]): string[] {
  return names.map((name) => cut(name.replaceAll(/[=,\s]/g, '_')));
}

/** How the user authenticated, or how the message was made: `acr=phr`. A value that is missing has no entry. */
export function claimKinds(kinds: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(kinds).flatMap(([kind, values]) =>
    [values]
      .flat()
      .flatMap((value) =>
        typeof value === 'string' && value !== '' ? [cut(`${kind}=${value.replaceAll(/[,\s]/g, '_')}`)] : [],
      ),
  );
}

/**
 * For the risk of a sign-in. Undefined for connections of the platform, whose identity providers no organization
 * administers, for drafts, and for providers that send no claims.
 */
export function sentClaimsOf(
  configuration: SsoConfiguration,
  { sent }: Pick<UpstreamIdentity, 'sent'>,
): SentClaims | undefined {
  if (!sent || !configuration.tenantId || configuration.draft) return undefined;
  return { settings: settingsOf(configuration), entries: [...new Set(sent)].slice(0, MOST_ENTRIES) };
}

/** A digest of the settings that shape an answer, so that an admin who edits them begins new habits. */
function settingsOf(configuration: SsoConfiguration): string {
  const { type, clientId, issuer, directoryId, entityId, ssoUrl } = configuration;
  const { certificate, nameIdFormat, scopes, parameters, mapping } = configuration;
  const shaping = [type, clientId, issuer, directoryId, entityId, ssoUrl, certificate, nameIdFormat];
  const text = JSON.stringify([...shaping.map((value) => value ?? null), scopes, parameters, mapping]);
  return sha256(text).toString('base64url');
}

function cut(entry: string): string {
  return entry.slice(0, MOST_CHARACTERS);
}

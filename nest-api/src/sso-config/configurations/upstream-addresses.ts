import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';

type Named = Pick<SsoConfiguration, 'type' | 'issuer' | 'directoryId'>;

/** Any directory of a company; the people without one are turned away by their `tid`. */
const ANY_DIRECTORY = 'organizations';

/** Where the other sides are, and what they are told about us. */
@Injectable()
export class UpstreamAddresses {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The issuer whose document is read; null for SAML and where none was entered. */
  issuerOf({ type, issuer, directoryId }: Named): string | null {
    if (type === 'google') return this.settings.GOOGLE_ISSUER;
    if (type === 'microsoft') return this.microsoftIssuer(directoryId ?? ANY_DIRECTORY);
    return type === 'oauth2' ? (issuer ?? null) : null;
  }

  /** Each directory is an issuer of its own. */
  microsoftIssuer(directory: string): string {
    return `${this.settings.MICROSOFT_LOGIN_URL}/${directory}/v2.0`;
  }

  /**
   * A tenant's connection has an address of its own, so that an answer which one upstream was asked for cannot be
   * passed off as another's; the platform's share the specified one. Source: RFC 9700 §4.4.2.2.
   */
  redirectUriOf(configuration: Pick<SsoConfiguration, 'id' | 'tenantId' | 'usesPlatformClient'>): string {
    const callback = `${this.settings.PUBLIC_URL}/sso/callback`;
    return hasOwnCallback(configuration) ? `${callback}/${configuration.id}` : callback;
  }
}

/**
 * Whether answers come to an address of this connection's own.
 *
 * The platform's client knows the shared address alone. That is safe for a tenant's connection, too: such a one is to
 * Google or Microsoft, whose issuers the settings name, so no tenant can put a hostile upstream behind it.
 */
export function hasOwnCallback({
  tenantId,
  usesPlatformClient,
}: Pick<SsoConfiguration, 'tenantId' | 'usesPlatformClient'>): boolean {
  return !!tenantId && !usesPlatformClient;
}

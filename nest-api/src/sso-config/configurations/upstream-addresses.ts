import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { providerOf } from '../providers/providers.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';

type Named = Pick<SsoConfiguration, 'type' | 'issuer' | 'directoryId'>;

/** Addresses of identity providers, and our addresses for them. */
@Injectable()
export class UpstreamAddresses {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The issuer whose document is read; null for SAML and where none was entered. */
  issuerOf(connection: Named): string | null {
    return providerOf(connection).issuerOf(connection, this.settings);
  }

  /**
   * A tenant's connection has an address of its own, so that an answer which one upstream was asked for cannot be
   * passed off as another's; the platform's share the specified one. Source: RFC 9700 §4.4.2.2.
   */
  redirectUriOf(
    configuration: Pick<SsoConfiguration, 'id' | 'type' | 'tenantId' | 'usesPlatformClient'>,
  ): string {
    const path = providerOf(configuration).postsAnswer ? '/api/v1/sso/callback' : '/sso/callback';
    const callback = `${this.settings.PUBLIC_URL}${path}`;
    return hasOwnCallback(configuration) ? `${callback}/${configuration.id}` : callback;
  }
}

/**
 * Whether answers come to an address of this connection's own.
 *
 * The platform's client knows the shared address alone. That is safe for a tenant's connection, too: such a one is to
 * a provider whose addresses the settings name, so no tenant can put a hostile upstream behind it.
 */
export function hasOwnCallback({
  tenantId,
  usesPlatformClient,
}: Pick<SsoConfiguration, 'tenantId' | 'usesPlatformClient'>): boolean {
  return !!tenantId && !usesPlatformClient;
}

import type { SsoConfiguration } from '../sso-config/configurations/saml-connections.repository.js';
import type { ServiceProviderRecord } from './providers/service-provider-lookup.repository.js';

/** A partner as the audit log names it. */
export interface Partner {
  readonly tenantId: string | null;
  readonly type: 'saml_service_provider' | 'sso_configuration';
  readonly id: string;
  readonly entityId: string;
}

export function partnerOf(from: ServiceProviderRecord | SsoConfiguration): Partner {
  const type = 'assertionConsumerServices' in from ? 'saml_service_provider' : 'sso_configuration';
  return { tenantId: from.tenantId ?? null, type, id: from.id, entityId: from.entityId ?? '' };
}

import type { ConnectedApplicationDto } from '@gatehouse/contracts';
import { describeKept } from './asked-scopes.js';
import type { ConnectedApplication } from './grants.repository.js';

export function toConnectedApplicationDto(application: ConnectedApplication): ConnectedApplicationDto {
  return {
    id: application.id,
    name: application.name,
    client_id: application.clientId,
    scopes: application.scopes.map((kept) => ({
      ...describeKept(kept),
      // `openid` is the sign-in itself, which can only be withdrawn completely.
      can_withdraw: application.isAllowed && kept !== 'openid',
    })),
    allowed_at: application.allowedAt.toISOString(),
    changed_at: application.changedAt.toISOString(),
    is_active: application.isActive,
    has_access: application.expiresAt !== null,
    is_offline: application.isOffline,
    last_used_at: application.lastUsedAt?.toISOString() ?? null,
    expires_at: application.expiresAt?.toISOString() ?? null,
  };
}

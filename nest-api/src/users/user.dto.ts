import type { TenantUserDetailDto, TenantUserDto, UserSessionDto } from '@gatehouse/contracts';
import { type Caller, isShown } from '../common/caller.js';
import { deviceNameOf } from '../common/device-name.js';
import { permissionsHeld } from './member-rules.js';
import type { MemberRow } from './member-search.sql.js';
import type { SessionRow } from './people-relations.js';
import type { MemberDetail } from './users.service.js';

export function toTenantUserDto(row: MemberRow, caller: Caller): TenantUserDto {
  return {
    id: row.userId,
    tenantId: row.tenantId,
    email: row.email,
    name: `${row.givenName} ${row.familyName}`.trim(),
    role: row.role,
    roleId: row.roleId,
    roleName: row.roleName,
    status: row.status,
    isBlocked: row.personStatus !== 'active',
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: lastSignInOf(row, caller),
    directoryId: row.directoryId,
    leftAt: row.leftAt ? new Date(row.leftAt).toISOString() : null,
    version: row.version,
  };
}

export function toTenantUserDetailDto(row: MemberDetail, caller: Caller): TenantUserDetailDto {
  return {
    ...toTenantUserDto(row, caller),
    emailVerified: row.emailVerifiedAt !== null,
    permissions: [...permissionsHeld(row)],
    sessions: isShown(caller, new Date()) ? row.sessions : null,
    factorRequiredAt: row.factorRequiredAt?.toISOString() ?? null,
  };
}

function lastSignInOf({ lastSignInAt }: MemberRow, caller: Caller): string | null {
  return lastSignInAt && isShown(caller, lastSignInAt) ? lastSignInAt.toISOString() : null;
}

export function toUserSessionDto(row: SessionRow): UserSessionDto {
  return {
    id: row.id,
    tenantId: row.tenantId,
    address: row.address,
    deviceName: deviceNameOf(row.userAgent),
    amr: row.amr,
    signedInAt: new Date(row.authenticatedAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}

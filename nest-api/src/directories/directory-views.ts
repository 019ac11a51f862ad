import {
  DIRECTORY_DEFAULTS,
  type DirectoryChangeDto,
  type DirectoryDto,
  type DirectoryPreview,
  type DirectoryRequestDto,
  type DirectoryTokenDto,
  type DirectoryUserDto,
  PROVIDER_ROUTES,
  scimBaseUrl,
  type UnlinkedReason,
} from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { DirectoriesRepository, type Directory } from './directories.repository.js';
import type { ChangeRow } from './directory-changes.repository.js';
import type { RequestRow } from './directory-requests.repository.js';
import type { DirectoryToken } from './directory-tokens.repository.js';
import type { ListedUser } from './directory-users.repository.js';
import { personOf } from './person-of-resource.js';

const NO_COUNTS = { users: 0, active: 0, linked: 0, unlinked: 0, waiting: 0 };

/** Directories as the API shows them. */
@Injectable()
export class DirectoryViews {
  constructor(
    private readonly directories: DirectoriesRepository,
    private readonly bounds: PlanBounds,
    private readonly unit: UnitOfWork,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param id of the connection, which may have no directory */
  async one(id: string, directory: Directory | null): Promise<DirectoryDto> {
    const { PUBLIC_URL } = this.settings;
    const addresses = {
      baseUrl: scimBaseUrl(PUBLIC_URL, id),
      tokenUrl: `${PUBLIC_URL}${PROVIDER_ROUTES.token}`,
    };
    if (!directory) return off(id, addresses);
    const { tenantId, state, source, settings, pausedBecause, lastSyncAt, createdAt, version } = directory;
    return this.unit.inTenant(tenantId, async () => {
      const counts = await this.directories.counts(id);
      return {
        id,
        state,
        source,
        ...addresses,
        settings,
        counts,
        preview: state === 'preview' ? await this.preview(directory) : null,
        paused: pausedBecause && { ...pausedBecause, waiting: counts.waiting },
        lastSyncAt: lastSyncAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
        version,
      };
    });
  }

  private async preview({ id, tenantId }: Directory): Promise<DirectoryPreview> {
    const rows = await this.directories.preview(id);
    const sum = (of: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(of).reduce((total, { count }) => total + count, 0);
    const coming = sum(({ active, outcome }) => active && (outcome === 'create' || outcome === 'join'));
    const missing = await this.bounds.missing(tenantId, 'users', coming);
    const full = missing ? coming - Math.max(0, missing.limit - missing.used) : 0;
    const unlinked = rows
      .filter(({ active, outcome }) => active && !['create', 'join', 'link'].includes(outcome))
      .map(({ outcome, count }) => ({ reason: outcome as UnlinkedReason, count }));
    return {
      created: coming - full,
      linked: sum(({ active, outcome }) => active && outcome === 'link'),
      deactivated: sum(({ active, outcome, isMember }) => !active && outcome === 'link' && isMember),
      unlinked: full > 0 ? [...unlinked, { reason: 'plan_full', count: full }] : unlinked,
    };
  }
}

function off(id: string, addresses: Pick<DirectoryDto, 'baseUrl' | 'tokenUrl'>): DirectoryDto {
  return {
    id,
    state: 'off',
    source: null,
    ...addresses,
    settings: DIRECTORY_DEFAULTS,
    counts: NO_COUNTS,
    preview: null,
    paused: null,
    lastSyncAt: null,
    createdAt: null,
    version: 0,
  };
}

export function toDirectoryTokenDto(token: DirectoryToken): DirectoryTokenDto {
  const { id, clientId, hint, networks, expiresAt, lastUsedAt, createdAt } = token;
  return {
    id,
    clientId,
    hint,
    networks,
    expiresAt: inIso(expiresAt),
    lastUsedAt: inIso(lastUsedAt),
    createdAt: new Date(createdAt).toISOString(),
  };
}

export function toDirectoryRequestDto({ caller, at, ...row }: RequestRow): DirectoryRequestDto {
  return { ...row, at: new Date(at).toISOString(), by: caller?.kind ?? null, byId: caller?.id ?? null };
}

export function toDirectoryChangeDto(row: ChangeRow): DirectoryChangeDto {
  const { id, at, kind, userName, userId, before, after, caller, requestId, undoneAt } = row;
  return {
    id,
    at: new Date(at).toISOString(),
    kind,
    userName,
    userId,
    before,
    after,
    by: caller.kind,
    byId: caller.id || null,
    requestId,
    undoneAt: inIso(undoneAt),
  };
}

export function toDirectoryUserDto(row: ListedUser): DirectoryUserDto {
  const { id, userName, externalId, active, userId, unlinkedBecause, waits, updatedAt, resource } = row;
  const { givenName, familyName, email } = personOf(resource);
  return {
    id,
    userName,
    externalId,
    name: `${givenName} ${familyName}`.trim(),
    email,
    active,
    userId,
    unlinkedBecause: userId ? null : (unlinkedBecause as UnlinkedReason | null),
    waits,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function inIso(date: Date | null): string | null {
  return date && new Date(date).toISOString();
}

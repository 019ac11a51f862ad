import {
  type ChangeDirectory,
  type CreateDirectory,
  type CreateDirectoryToken,
  type DirectoryChangeQuery,
  type DirectoryRequestQuery,
  type DirectoryUserQuery,
  type UndoneDirectoryDay,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail, type AuditRecord } from '../audit/audit.js';
import { normalNetworks } from '../auth/policy/networks.js';
import { NotFoundError, StaleVersion } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { currentRequestId } from '../common/request-id.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SsoConfigurations } from '../sso-config/configurations/sso-configurations.service.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { DirectoriesJob } from './directories.job.js';
import { DirectoriesRepository, type Directory } from './directories.repository.js';
import type { DirectoryCaller } from './directory-caller.js';
import { type ChangeRow, type DayRow, DirectoryChangesRepository } from './directory-changes.repository.js';
import { DirectoryExists, NoOrganization, NothingWaits } from './directory-refused.js';
import { DirectoryRequestsRepository, type RequestRow } from './directory-requests.repository.js';
import { DirectoryTokens } from './directory-tokens.js';
import type { DirectoryToken } from './directory-tokens.repository.js';
import { DirectoryUndo } from './directory-undo.js';
import { DirectoryUsersRepository, type ListedUser } from './directory-users.repository.js';
import { DirectoryWork } from './directory-work.js';

/** Who asks for a change of a directory. */
export interface DirectoryOrder {
  readonly caller: Caller;
  readonly client: ClientContext;
  /** Of the connection. */
  readonly id: string;
}

const DAY_SECONDS = 86_400;

/** The directories of connections, for admins of their tenant and superadmins. */
@Injectable()
export class Directories {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly directories: DirectoriesRepository,
    private readonly users: DirectoryUsersRepository,
    private readonly tokens: DirectoryTokens,
    private readonly changes: DirectoryChangesRepository,
    private readonly requests: DirectoryRequestsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly work: DirectoryWork,
    private readonly undoing: DirectoryUndo,
    private readonly job: DirectoriesJob,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Null for a connection without a directory. @throws NotFoundError unknown connection, or not the caller's */
  async get(caller: Caller, id: string): Promise<Directory | null> {
    const { tenantId } = await this.configurations.get(caller, id);
    return tenantId ? this.unit.inTenant(tenantId, () => this.directories.find(id)) : null;
  }

  /** Begins as a preview. @throws NoOrganization @throws DirectoryExists */
  async turnOn(order: DirectoryOrder, { source }: CreateDirectory): Promise<void> {
    const { tenantId } = await this.configurations.get(order.caller, order.id);
    if (!tenantId) throw new NoOrganization();
    await this.unit.inTenant(tenantId, async () => {
      const isNew = await this.directories.add({ id: order.id, tenantId, source, now: this.clock.now() });
      if (!isNew) throw new DirectoryExists();
      await this.record(order, tenantId, 'directory.enabled', { source });
    });
  }

  /** @throws NotFoundError @throws StaleVersion */
  change(order: DirectoryOrder, { version, ...given }: ChangeDirectory): Promise<void> {
    return this.edit(order, async (directory) => {
      requireCurrent(directory, version);
      const set = Object.entries(given).filter(([, value]) => value !== undefined);
      const settings = { ...directory.settings, ...Object.fromEntries(set) };
      await this.directories.saveSettings(directory.id, settings, this.clock.now());
      await this.record(order, directory.tenantId, 'directory.updated', Object.fromEntries(set));
    });
  }

  /** Members stay as they are, and admins manage them again. Tokens stop working. @throws NotFoundError */
  turnOff(order: DirectoryOrder): Promise<void> {
    return this.edit(order, async ({ id, tenantId }) => {
      await this.tokens.removeAll(id);
      await this.directories.remove(id);
      await this.record(order, tenantId, 'directory.disabled', {});
    });
  }

  /** What waits takes effect: the first part now, the rest within a minute. @throws NothingWaits @throws StaleVersion */
  async approve(order: DirectoryOrder, version: number): Promise<void> {
    const tenantId = await this.edit(order, async (directory) => {
      requireCurrent(directory, version);
      if (directory.state === 'active') throw new NothingWaits();
      await this.directories.approve(directory.id, order.caller.userId, this.clock.now());
      const waiting = await this.users.release(directory.id, ['preview', 'share', 'last_admin'], 'apply');
      await this.record(order, directory.tenantId, 'directory.approved', { was: directory.state, waiting });
      return directory.tenantId;
    });
    if (await this.work.next(tenantId, order.id)) this.job.runSoon();
  }

  /** Members whose deactivation waits keep their access. @throws NothingWaits @throws StaleVersion */
  reject(order: DirectoryOrder, version: number): Promise<void> {
    return this.edit(order, async (directory) => {
      requireCurrent(directory, version);
      if (directory.state !== 'paused') throw new NothingWaits();
      const kept = await this.users.release(directory.id, ['share', 'last_admin'], null);
      const forgotten = await this.users.removeDeleted(directory.id);
      await this.memberships.letGo(directory.tenantId, directory.id, forgotten);
      await this.directories.setState(directory.id, 'active', this.clock.now());
      await this.record(order, directory.tenantId, 'directory.rejected', { kept: kept + forgotten.length });
    });
  }

  /** Looks at active users without an account again. */
  async retry(order: DirectoryOrder): Promise<void> {
    const directory = await this.edit(order, async (held) => {
      if (held.state === 'preview') return held;
      await this.users.retryUnlinked(held.id);
      return held;
    });
    if (await this.work.next(directory.tenantId, directory.id)) this.job.runSoon();
  }

  /** @param day in UTC, `YYYY-MM-DD` */
  undo(order: DirectoryOrder, day: string): Promise<UndoneDirectoryDay> {
    return this.edit(order, async (directory) => {
      const undone = await this.undoing.day(callerOf(order, directory), directory, day);
      const now = this.clock.now();
      const because = { reason: 'undone', at: now.toISOString(), limit: null } as const;
      if (undone.undone > 0) await this.directories.setState(directory.id, 'paused', now, because);
      await this.record(order, directory.tenantId, 'directory.undone', { day, ...undone });
      return undone;
    });
  }

  listTokens(caller: Caller, id: string): Promise<DirectoryToken[]> {
    return this.read(caller, id, () => this.tokens.list(id));
  }

  /** @returns the token, or the client secret, in plain text, this once  @throws TooManyTokens */
  createToken(
    order: DirectoryOrder,
    { kind, expiresInDays, networks }: CreateDirectoryToken,
  ): Promise<{ token: DirectoryToken; secret: string }> {
    return this.edit(order, async ({ id, tenantId }) => {
      const now = this.clock.now();
      const created = await this.tokens.create({ tenantId, directoryId: id }, kind, {
        networks: normalNetworks(networks),
        expiresAt: expiresInDays === null ? null : plusSeconds(now, expiresInDays * DAY_SECONDS),
        by: order.caller.userId,
        now,
      });
      const { id: token, clientId } = created.token;
      const detail = { token, expiresInDays, ...(clientId && { clientId }) };
      await this.record(order, tenantId, 'directory_token.created', detail);
      return created;
    });
  }

  /** It stops working at once. @throws NotFoundError */
  revokeToken(order: DirectoryOrder, tokenId: string): Promise<void> {
    return this.edit(order, async ({ id, tenantId }) => {
      if (!(await this.tokens.remove(id, tokenId))) throw new NotFoundError('token');
      await this.record(order, tenantId, 'directory_token.revoked', { token: tokenId });
    });
  }

  /** At most `limit + 1`, the newest first. */
  listRequests(caller: Caller, id: string, query: DirectoryRequestQuery): Promise<RequestRow[]> {
    return this.read(caller, id, () => this.requests.page(id, query));
  }

  /** At most `limit + 1`, the newest first. */
  listChanges(caller: Caller, id: string, query: DirectoryChangeQuery): Promise<ChangeRow[]> {
    return this.read(caller, id, () => this.changes.page(id, query));
  }

  listDays(caller: Caller, id: string): Promise<DayRow[]> {
    return this.read(caller, id, () => this.changes.days(id));
  }

  /** At most `limit + 1`, the oldest first. */
  listUsers(caller: Caller, id: string, query: DirectoryUserQuery): Promise<ListedUser[]> {
    return this.read(caller, id, () => this.users.listed(id, query));
  }

  /** @throws NotFoundError unknown connection, not the caller's, or without a directory */
  private async read<T>(caller: Caller, id: string, work: () => Promise<T>): Promise<T> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) throw new NotFoundError('directory');
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.directories.find(id))) throw new NotFoundError('directory');
      return work();
    });
  }

  private async edit<T>(
    { caller, id }: DirectoryOrder,
    work: (directory: Directory) => Promise<T>,
  ): Promise<T> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) throw new NotFoundError('directory');
    return this.unit.inTenant(tenantId, async () => {
      const directory = await this.directories.hold(tenantId, id);
      if (!directory) throw new NotFoundError('directory');
      return work(directory);
    });
  }

  private record(
    { caller, client, id }: DirectoryOrder,
    tenantId: string,
    action: AuditRecord['action'],
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'sso_configuration', id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

function requireCurrent(directory: Directory, version: number): void {
  if (directory.version !== version) throw new StaleVersion('directory');
}

function callerOf({ caller, client }: DirectoryOrder, { id, tenantId }: Directory): DirectoryCaller {
  return {
    tenantId,
    directoryId: id,
    by: { kind: 'admin', id: caller.userId },
    requestId: currentRequestId(),
    address: client.address,
  };
}

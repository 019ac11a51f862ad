import type { DeviceDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { DevicesRepository, type OwnDevice } from '../auth/devices/devices.repository.js';
import { SessionsRepository } from '../auth/sessions.repository.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { deviceKindOf, deviceNameOf } from '../common/device-name.js';
import { UnitOfWork } from '../database/unit-of-work.js';

/** The user's devices. */
@Injectable()
export class Devices {
  constructor(
    private readonly em: EntityManager,
    private readonly devices: DevicesRepository,
    private readonly sessions: SessionsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The last used one first. */
  list(caller: Caller): Promise<DeviceDto[]> {
    return this.unit.asPerson(caller.userId, async () => {
      const rows = await this.devices.own(caller.userId, caller.sessionId, this.clock.now());
      return rows.map(toDto);
    });
  }

  /** @throws NotFoundError */
  rename({ userId }: Caller, id: string, name: string): Promise<void> {
    return this.unit.asPerson(userId, async () => {
      if (!(await this.devices.rename(userId, id, name))) throw new NotFoundError('device');
    });
  }

  /** Ends its sessions. @throws NotFoundError */
  signOut(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      await this.requireOwn(caller, id);
      await this.endSessions(caller, id, client);
    });
  }

  /** Ends its sessions and deletes it. @throws NotFoundError */
  forget(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      await this.requireOwn(caller, id);
      await this.endSessions(caller, id, client);
      await this.devices.forget(caller.userId, id);
      await this.record(caller, 'device.forgotten', { type: 'device', id }, client);
    });
  }

  private async endSessions(caller: Caller, deviceId: string, client: ClientContext): Promise<void> {
    const open = await this.sessions.notEndedOn(deviceId, caller.userId);
    for (const session of open) {
      session.end('signed_out', this.clock.now());
      await this.record(caller, 'session.ended', { type: 'session', id: session.id }, client);
    }
    await this.em.flush();
  }

  private async requireOwn({ userId }: Caller, id: string): Promise<void> {
    if (!(await this.devices.isOf(userId, id))) throw new NotFoundError('device');
  }

  private record(
    caller: Caller,
    action: 'device.forgotten' | 'session.ended',
    target: { type: string; id: string },
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId: caller.tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target,
      outcome: 'success',
      address: client.address,
      ...(action === 'session.ended' && { detail: { reason: 'signed_out' } }),
    });
  }
}

function toDto(row: OwnDevice): DeviceDto {
  return {
    id: row.id,
    name: row.name ?? deviceNameOf(row.userAgent),
    kind: deviceKindOf(row.userAgent),
    isCurrent: row.isCurrent,
    address: row.address,
    firstSeenAt: new Date(row.firstSeenAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    openSessions: row.openSessions,
  };
}

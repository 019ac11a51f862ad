import type { SaveWorksCouncilMode, WorksCouncilMode } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { ForbiddenError, NotFoundError } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import { type Mode, WorksCouncilRepository } from './works-council.repository.js';

/** The works-council mode hides what was requested. It says since when, and by which admin. */
export class HiddenByWorksCouncil extends ForbiddenError {
  constructor({ enabled, changedAt }: Mode, name: string | null) {
    const day = changedAt.toISOString().slice(0, 10);
    super(
      enabled
        ? `The works-council mode of your organization hides this. ${name ?? 'Gatehouse'} enabled it on ${day}.`
        : `The works-council mode of your organization ended on ${day}. What was recorded until then stays hidden.`,
      'works_council_mode',
    );
  }
}

/** The works-council mode of an organization: its admins see aggregates only. */
@Injectable()
export class WorksCouncil {
  constructor(
    private readonly modes: WorksCouncilRepository,
    private readonly tenants: TenantsRepository,
    private readonly admins: TenantAdmins,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  get(caller: Caller, named: string | undefined): Promise<WorksCouncilMode> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, () => this.read(tenantId));
  }

  /** Tells all admins. @throws NotFoundError */
  save(
    caller: Caller,
    { tenantId: named, enabled }: SaveWorksCouncilMode,
    client: ClientContext,
  ): Promise<WorksCouncilMode> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      const before = await this.modes.of(tenantId);
      const changed = { enabled, changedAt: this.clock.now(), changedBy: caller.userId };
      // To disable what was never enabled changes nothing.
      const isNew = (before !== null || enabled) && (await this.modes.save(tenantId, changed));
      if (isNew) await this.note(caller, tenantId, enabled, client);
      return this.read(tenantId);
    });
  }

  /** The mode and the name of the admin who changed it; null if the organization never had it. */
  modeOf(tenantId: string): Promise<(Mode & { readonly name: string | null }) | null> {
    return this.unit.inTenant(tenantId, async () => {
      const mode = await this.modes.of(tenantId);
      return mode && { ...mode, name: await this.nameOf(mode) };
    });
  }

  private async read(tenantId: string): Promise<WorksCouncilMode> {
    const mode = await this.modes.of(tenantId);
    return {
      enabled: mode?.enabled ?? false,
      changedAt: mode?.changedAt.toISOString() ?? null,
      changedBy: mode?.changedBy ? { id: mode.changedBy, name: await this.nameOf(mode) } : null,
    };
  }

  /** Null for a superadmin, who is no member. */
  private async nameOf({ changedBy }: Mode): Promise<string | null> {
    const user = changedBy === null ? null : await this.users.find(changedBy);
    return user && (user.fullName() || user.email);
  }

  private async note(
    { userId }: Caller,
    tenantId: string,
    enabled: boolean,
    { address }: ClientContext,
  ): Promise<void> {
    await this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action: enabled ? 'works_council_mode.enabled' : 'works_council_mode.disabled',
      target: { type: 'tenant', id: tenantId },
      outcome: 'success',
      address,
    });
    const by = (await this.users.find(userId))?.email ?? null;
    await this.admins.tell(this.mail, tenantId, { template: 'works-council-mode', data: { enabled, by } });
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (!tenantId) throw new NotFoundError('tenant');
  return tenantId;
}

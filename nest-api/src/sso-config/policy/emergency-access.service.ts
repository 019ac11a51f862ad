import { EMERGENCY_CODES, type EmergencyCodeStatus } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit, type AuditRecord } from '../../audit/audit.js';
import { EmergencyCodeChecks, EmergencyReleaseRequired } from '../../auth/factors/emergency-code-checks.js';
import { ConflictError, NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import { type EmergencyCode, EmergencyCodesRepository } from './emergency-codes.repository.js';
import { SsoPoliciesRepository } from './sso-policies.repository.js';

const WHY = 'a superadmin decides for any tenant';

export class EmergencyCodesUnused extends ConflictError {
  readonly code = 'emergency_codes_unused';

  constructor() {
    super(
      'Emergency codes exist only while single sign-on is required and emergency access requires a code.',
    );
  }
}

export class ReleaseNotPossible extends ConflictError {
  readonly code = 'release_not_possible';

  constructor(message: string) {
    super(message);
  }
}

/** Emergency codes: creates them, releases them and uses them. */
@Injectable()
export class EmergencyAccess implements OnModuleInit {
  constructor(
    private readonly checks: EmergencyCodeChecks,
    private readonly codes: EmergencyCodesRepository,
    private readonly policies: SsoPoliciesRepository,
    private readonly users: UsersRepository,
    private readonly admins: TenantAdmins,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.checks.register(async (tenantId, userId, code, client) => {
      const outcome = await this.unit.inTenant(tenantId, () => this.use(tenantId, userId, code, client));
      // Thrown out here: the request was written, and stays.
      if (outcome === 'release_required') throw new EmergencyReleaseRequired();
      return outcome === 'used';
    });
  }

  status(caller: Caller, tenantId: string): Promise<EmergencyCodeStatus> {
    return this.inScope(caller, tenantId, async () => {
      const unused = await this.codes.unused(tenantId);
      const requests = await this.codes.requests(tenantId);
      const people = await this.users.all(requests.map(({ requestedBy }) => requestedBy as string));
      return {
        left: unused.length,
        createdAt: unused[0]?.createdAt?.toISOString() ?? null,
        requests: requests.map((code) => {
          const by = people.get(code.requestedBy as string);
          return {
            id: code.id,
            userId: code.requestedBy as string,
            email: by?.email ?? '',
            name: by ? `${by.givenName} ${by.familyName}`.trim() : '',
            requestedAt: (code.requestedAt as Date).toISOString(),
            expiresAt: endOf(code).toISOString(),
            releasedAt: code.releasedAt?.toISOString() ?? null,
          };
        }),
      };
    });
  }

  /** @throws EmergencyCodesUnused */
  renew(caller: Caller, tenantId: string, client: ClientContext): Promise<{ codes: string[] }> {
    return this.inScope(caller, tenantId, async () => {
      const policy = await this.policies.of(tenantId);
      if (!policy?.enforced || policy.emergencyAccess === 'password') throw new EmergencyCodesUnused();
      return { codes: await this.create(caller, tenantId, client.address) };
    });
  }

  /** Joins the unit of work that is open. */
  async create(
    { userId }: Pick<Caller, 'userId'>,
    tenantId: string,
    address?: string | null,
  ): Promise<string[]> {
    const codes = await this.codes.renew(tenantId);
    await this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action: 'emergency_codes.created',
      target: { type: 'tenant', id: tenantId },
      outcome: 'success',
      ...(address && { address }),
      detail: { count: codes.length },
    });
    return codes;
  }

  /** Nobody releases their own request. @throws NotFoundError @throws ReleaseNotPossible */
  release(caller: Caller, tenantId: string, id: string, client: ClientContext): Promise<void> {
    return this.inScope(caller, tenantId, async () => {
      const code = (await this.codes.requests(tenantId)).find((request) => request.id === id);
      if (!code) throw new NotFoundError('request');
      if (code.requestedBy === caller.userId)
        throw new ReleaseNotPossible('Another administrator must release this code. You requested it.');
      if (!(await this.codes.release(id, tenantId, caller.userId)))
        throw new ReleaseNotPossible('This code was already released.');
      await this.audit.record({
        ...eventOf('emergency_code.released', tenantId, caller.userId, code.requestedBy as string, client),
        detail: { request: id },
      });
    });
  }

  private async use(tenantId: string, userId: string, given: string, client: ClientContext) {
    const policy = await this.policies.of(tenantId);
    const code = await this.codes.find(tenantId, given);
    if (!policy?.enforced || !code) return 'unknown';
    if (policy.emergencyAccess === 'code_and_release' && !this.isReleased(code, userId)) {
      if (!this.isRequested(code, userId)) await this.request(tenantId, code, userId, client);
      return 'release_required';
    }
    return (await this.codes.use(code, userId)) ? 'used' : 'unknown';
  }

  private async request(tenantId: string, code: EmergencyCode, userId: string, client: ClientContext) {
    await this.codes.request(code, userId);
    await this.audit.record({
      ...eventOf('emergency_code.requested', tenantId, userId, userId, client),
      detail: { request: code.id },
    });
    const user = await this.users.require(userId);
    await this.admins.tell(this.mail, tenantId, {
      template: 'emergency-code-requested',
      data: { email: user.email, minutes: EMERGENCY_CODES.releaseSeconds / 60 },
    });
  }

  private isRequested(code: EmergencyCode, userId: string): boolean {
    return code.requestedBy === userId && endOf(code) > this.clock.now();
  }

  private isReleased(code: EmergencyCode, userId: string): boolean {
    return code.releasedBy !== null && code.releasedBy !== undefined && this.isRequested(code, userId);
  }

  private inScope<T>(caller: Caller, tenantId: string, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(caller.tenantId === tenantId ? tenantId : null, WHY, work);
  }
}

/** Request, release and use happen within this time. */
function endOf({ requestedAt }: EmergencyCode): Date {
  return plusSeconds(requestedAt ?? new Date(0), EMERGENCY_CODES.releaseSeconds);
}

function eventOf(
  action: 'emergency_code.requested' | 'emergency_code.released',
  tenantId: string,
  actorId: string,
  targetId: string,
  { address }: ClientContext,
): AuditRecord {
  return {
    tenantId,
    actor: { type: 'user', id: actorId },
    action,
    target: { type: 'user', id: targetId },
    outcome: 'success',
    address,
  };
}

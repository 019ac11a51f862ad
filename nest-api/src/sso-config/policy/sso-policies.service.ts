import {
  FRESH_TEST_HOURS,
  type SaveSsoPolicy,
  type SsoPolicyDto,
  type SsoPolicyPreview,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Credential } from '../../auth/credential.entity.js';
import { ConflictError, InvalidInput, NotFoundError, StaleVersion } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Domain } from '../../domains/domain.entity.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { Membership } from '../../users/membership.entity.js';
import { User } from '../../users/user.entity.js';
import { isFreshTest } from '../configurations/configuration-views.js';
import { ExternalIdentity } from '../external-identity.entity.js';
import { SsoConfiguration } from '../sso-configuration.entity.js';
import { SsoConfigurationState } from '../sso-configuration-state.entity.js';
import { SsoPolicy } from '../sso-policy.entity.js';

/** So many are named before it is saved; beyond them the number tells enough. */
const MOST_NAMED = 100;
const WHY = 'people and passwords are read on the platform';

/** It would shut somebody out for good. */
export class PolicyWouldLockOut extends ConflictError {
  readonly code = 'policy_would_lock_out';

  constructor(problems: SsoPolicyPreview['problems']) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** Whether a tenant lets people in through its upstreams alone. */
@Injectable()
export class SsoPolicies {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  get(caller: Caller, named: string | undefined): Promise<SsoPolicyDto> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      await this.requireExists(tenantId);
      return toDto(tenantId, await this.em.findOne(SsoPolicy, { tenantId }));
    });
  }

  /** Who would no longer get in, and what keeps it from being switched on. */
  preview(caller: Caller, wanted: SaveSsoPolicy): Promise<SsoPolicyPreview> {
    const tenantId = requireTenant(caller, wanted.tenantId);
    return this.unit.onPlatform(WHY, async () => {
      await this.requireExists(tenantId);
      const lockedOut = await this.lockedOut(tenantId, wanted.breakGlass);
      return {
        lockedOut: lockedOut.slice(0, MOST_NAMED),
        lockedOutCount: lockedOut.length,
        problems: await this.problemsOf(tenantId, wanted),
      };
    });
  }

  /** @throws PolicyWouldLockOut @throws StaleVersion */
  save(caller: Caller, wanted: SaveSsoPolicy): Promise<SsoPolicyDto> {
    const tenantId = requireTenant(caller, wanted.tenantId);
    return this.unit.onPlatform(WHY, async () => {
      await this.requireExists(tenantId);
      const policy =
        (await this.em.findOne(SsoPolicy, { tenantId })) ??
        this.em.create(SsoPolicy, { tenantId, breakGlass: [] });
      if ((policy.version ?? 0) !== wanted.version) throw new StaleVersion('policy');
      const problems = await this.problemsOf(tenantId, wanted);
      if (wanted.enforced && problems.length > 0) throw new PolicyWouldLockOut(problems);
      policy.enforced = wanted.enforced;
      policy.breakGlass = [...new Set(wanted.breakGlass)];
      policy.updatedBy = caller.userId;
      await this.em.flush();
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'sso_policy.updated',
        target: { type: 'tenant', id: tenantId },
        outcome: 'success',
        detail: { enforced: policy.enforced, breakGlass: policy.breakGlass },
      });
      return toDto(tenantId, policy);
    });
  }

  private async problemsOf(
    tenantId: string,
    { breakGlass }: SaveSsoPolicy,
  ): Promise<SsoPolicyPreview['problems']> {
    const problems: SsoPolicyPreview['problems'] = [];
    const named = await this.em.find(Membership, { tenantId, userId: { $in: breakGlass } });
    const admins = named.filter(({ role, status }) => role === 'tenant_admin' && status === 'active');
    const withPassword = await this.em.count(Credential, {
      userId: { $in: admins.map(({ userId }) => userId) },
      kind: 'password',
    });
    if (admins.length < breakGlass.length) {
      problems.push({
        code: 'not_an_admin',
        message: 'Only active admins of the organisation may be named for emergencies.',
      });
    }
    if (withPassword === 0) {
      problems.push({ code: 'no_break_glass', message: 'Name an admin with a password for emergencies.' });
    }
    if (!(await this.hasFreshTest(tenantId))) {
      problems.push({
        code: 'no_fresh_test',
        message: `Test an enabled connection first: the test must have passed within ${FRESH_TEST_HOURS} hours.`,
      });
    }
    return problems;
  }

  /** By an admin of the tenant, of what is configured now. */
  private async hasFreshTest(tenantId: string): Promise<boolean> {
    const enabled = await this.em.find(SsoConfiguration, { tenantId, isEnabled: true, deletedAt: null });
    const states = await this.em.find(SsoConfigurationState, { id: { $in: enabled.map(({ id }) => id) } });
    const testers = await this.em.find(Membership, { tenantId, role: 'tenant_admin', status: 'active' });
    return states.some((state) => {
      const configuration = enabled.find(({ id }) => id === state.id);
      const isByAdmin = testers.some(({ userId }) => userId === state.testedBy);
      return !!configuration && isByAdmin && isFreshTest(state, configuration, this.clock.now());
    });
  }

  /** Members who neither are known to an enabled connection nor could become so by their address. */
  private async lockedOut(
    tenantId: string,
    breakGlass: readonly string[],
  ): Promise<SsoPolicyPreview['lockedOut']> {
    const enabled = await this.em.find(SsoConfiguration, { tenantId, isEnabled: true, deletedAt: null });
    const proven = await this.em.find(Domain, { tenantId, status: 'active' });
    const served = new Set(
      proven
        .map(({ domain }) => domain)
        .filter((domain) => enabled.some(({ domains }) => domains.includes(domain))),
    );
    const members = await this.em.find(Membership, { tenantId, status: 'active' });
    const ids = members.map(({ userId }) => userId).filter((id) => !breakGlass.includes(id));
    const linked = await this.em.find(ExternalIdentity, {
      userId: { $in: ids },
      configurationId: { $in: enabled.map(({ id }) => id) },
    });
    const users = await this.em.find(User, { id: { $in: ids } }, { orderBy: { emailKey: 'asc' } });
    return users
      .filter(
        ({ id, email }) =>
          !linked.some(({ userId }) => userId === id) && !served.has(domainOfEmail(email) ?? ''),
      )
      .map(({ id, email }) => ({
        userId: id,
        email,
        reason: 'No enabled connection knows them, and their address is in no proven domain that one serves.',
      }));
  }

  private async requireExists(tenantId: string): Promise<void> {
    if ((await this.em.count(Tenant, { id: tenantId })) === 0) throw new NotFoundError('tenant');
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new InvalidInput([
    { field: 'tenantId', code: 'required', message: 'Name the tenant whose policy you mean' },
  ]);
}

function toDto(tenantId: string, policy: SsoPolicy | null): SsoPolicyDto {
  return {
    tenantId,
    enforced: policy?.enforced ?? false,
    breakGlass: policy?.breakGlass ?? [],
    updatedAt: policy?.updatedAt?.toISOString() ?? null,
    version: policy?.version ?? 0,
  };
}

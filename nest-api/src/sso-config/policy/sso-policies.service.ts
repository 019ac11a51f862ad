import {
  FRESH_TEST_HOURS,
  type SavedSsoPolicy,
  type SaveSsoPolicy,
  type SsoPolicyDto,
  type SsoPolicyPreview,
  type SsoPolicyPreviewQuery,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { CredentialsRepository } from '../../auth/passwords/credentials.repository.js';
import { ConflictError, NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import { ConfigurationStates } from '../configurations/configuration-states.repository.js';
import { isFreshTest } from '../configurations/configuration-views.js';
import { SsoConfigurationsRepository } from '../configurations/sso-configurations.repository.js';
import { EmergencyAccess } from './emergency-access.service.js';
import { EmergencyCodesRepository } from './emergency-codes.repository.js';
import { LockedOut } from './locked-out.repository.js';
import { requireTenant } from './policy-tenant.js';
import { SsoPoliciesRepository, type SsoPolicy } from './sso-policies.repository.js';

/** Of more admins than this the longest-serving ones may be named. */
const MOST_ADMINS = 100;
const WHY = 'a superadmin decides for any tenant';

/** It would lock users out permanently. */
export class PolicyWouldLockOut extends ConflictError {
  readonly code = 'policy_would_lock_out';

  constructor(problems: SsoPolicyPreview['problems']) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** SSO enforcement of a tenant. */
@Injectable()
export class SsoPolicies {
  constructor(
    private readonly em: EntityManager,
    private readonly policies: SsoPoliciesRepository,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly states: ConfigurationStates,
    private readonly credentials: CredentialsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly lockedOut: LockedOut,
    private readonly emergency: EmergencyAccess,
    private readonly codes: EmergencyCodesRepository,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  get(caller: Caller, named: string | undefined): Promise<SsoPolicyDto> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      await this.requireExists(tenantId);
      return toDto(tenantId, await this.policies.of(tenantId));
    });
  }

  /** Who would no longer get in, who may be named for emergencies, and what keeps it from being switched on. */
  preview(caller: Caller, query: SsoPolicyPreviewQuery): Promise<SsoPolicyPreview> {
    const tenantId = requireTenant(caller, query.tenantId);
    return this.inScope(caller, tenantId, async () => {
      await this.requireExists(tenantId);
      const policy = await this.policies.of(tenantId);
      const breakGlass =
        query.breakGlass === undefined ? (policy?.breakGlass ?? []) : idsOf(query.breakGlass);
      return {
        ...(await this.lockedOut.page(tenantId, breakGlass, query)),
        problems: await this.problemsOf(tenantId, breakGlass, policy),
        admins: await this.candidates(tenantId),
      };
    });
  }

  /** @throws PolicyWouldLockOut @throws StaleVersion */
  save(caller: Caller, wanted: SaveSsoPolicy): Promise<SavedSsoPolicy> {
    const tenantId = requireTenant(caller, wanted.tenantId);
    return this.inScope(caller, tenantId, async () => {
      await this.requireExists(tenantId);
      const found = await this.policies.of(tenantId);
      if ((found?.version ?? 0) !== wanted.version) throw new StaleVersion('policy');
      const problems = wanted.enforced ? await this.problemsOf(tenantId, wanted.breakGlass, found) : [];
      if (problems.length > 0) throw new PolicyWouldLockOut(problems);
      const before = found?.enforced ?? false;
      const policy = found ?? this.policies.add(tenantId);
      policy.enforced = wanted.enforced;
      policy.breakGlass = [...new Set(wanted.breakGlass)];
      policy.allowsPasswordsInOutage = wanted.allowsPasswordsInOutage;
      policy.emergencyAccess = wanted.emergencyAccess ?? policy.emergencyAccess ?? 'password';
      policy.updatedBy = caller.userId;
      await this.em.flush();
      await this.policies.time(policy, wanted.graceDays ?? (before ? null : 0));
      const emergencyCodes = await this.seal(caller, policy);
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'sso_policy.updated',
        target: { type: 'tenant', id: tenantId },
        outcome: 'success',
        detail: {
          enforced: policy.enforced,
          breakGlass: policy.breakGlass,
          allowsPasswordsInOutage: policy.allowsPasswordsInOutage,
          emergencyAccess: policy.emergencyAccess,
          enforcedFrom: policy.enforcedFrom?.toISOString() ?? null,
        },
      });
      if (before !== policy.enforced) await this.announce(tenantId, caller, policy);
      return { ...toDto(tenantId, policy), emergencyCodes };
    });
  }

  /** Codes exist while they are what emergency access needs. @returns the new ones */
  private async seal(caller: Caller, { tenantId, enforced, emergencyAccess }: SsoPolicy): Promise<string[]> {
    if (!enforced || emergencyAccess === 'password') {
      await this.codes.forget(tenantId);
      return [];
    }
    return (await this.codes.left(tenantId)) > 0 ? [] : this.emergency.create(caller, tenantId);
  }

  /** Every admin hears of it: it changes how all of them get in. */
  private async announce(
    tenantId: string,
    { userId }: Caller,
    { enforced, breakGlass, enforcedSince, enforcedFrom }: SsoPolicy,
  ): Promise<void> {
    const people = await this.users.all([userId, ...breakGlass]);
    const by = people.get(userId)?.email ?? null;
    const exempt = [...people.values()].filter(({ id }) => breakGlass.includes(id)).map(({ email }) => email);
    await this.admins.tell(this.mail, tenantId, {
      template: 'sso-enforcement',
      data: { enforced, by, exempt, from: laterThan(enforcedSince, enforcedFrom) },
    });
  }

  /** Those who may be named for emergencies, the longest-serving first. */
  private async candidates(tenantId: string): Promise<SsoPolicyPreview['admins']> {
    const memberships = await this.memberships.admins(tenantId, MOST_ADMINS);
    const users = await this.users.activeByEmail(memberships.map(({ userId }) => userId));
    const withPassword = await this.credentials.withPassword(users.map(({ id }) => id));
    return users.map(({ id, email, givenName, familyName }) => ({
      userId: id,
      email,
      name: `${givenName} ${familyName}`.trim(),
      hasPassword: withPassword.has(id),
    }));
  }

  private async problemsOf(
    tenantId: string,
    breakGlass: readonly string[],
    current: SsoPolicy | null,
  ): Promise<SsoPolicyPreview['problems']> {
    const problems: SsoPolicyPreview['problems'] = [];
    const named = await this.memberships.some(tenantId, breakGlass);
    const admins = named.filter(({ role, status }) => role === 'tenant_admin' && status === 'active');
    const withPassword = await this.credentials.withPassword(admins.map(({ userId }) => userId));
    if (admins.length < breakGlass.length) {
      problems.push({
        code: 'not_an_admin',
        message: 'Only active admins of the organization can be emergency administrators.',
      });
    }
    const without = admins.filter(({ userId }) => !withPassword.has(userId));
    if (withPassword.size > 0 && without.length > 0) {
      problems.push({
        code: 'emergency_administrator_without_password',
        message: `These emergency administrators have no password: ${await this.named(without)}.`,
      });
    }
    if (withPassword.size > 0 && !current?.enforced) {
      const used = await this.credentials.withUsedPassword([...withPassword]);
      if (used.size === 0)
        problems.push({
          code: 'emergency_password_unused',
          message: `Emergency access is not tested. One of these users must sign in with their current password first: ${await this.named(admins)}.`,
        });
    }
    if (withPassword.size === 0) {
      problems.push({
        code: 'no_emergency_administrator',
        message: 'Choose at least one admin with a password as an emergency administrator.',
      });
    }
    // Emergency administrators can change at any time. Only enabling the enforcement requires passed tests.
    if (!current?.enforced) problems.push(...(await this.untestedWays(tenantId)));
    return problems;
  }

  /** One connection must have passed a test recently, and each of the others since its last edit. */
  private async untestedWays(tenantId: string): Promise<SsoPolicyPreview['problems']> {
    if (!(await this.hasFreshTest(tenantId))) {
      return [
        {
          code: 'no_fresh_test',
          message: `Test an enabled connection first. The test must have passed within the last ${FRESH_TEST_HOURS} hours.`,
        },
      ];
    }
    const untested = await this.untested(tenantId);
    if (untested.length === 0) return [];
    return [
      {
        code: 'untested_connection',
        message: `Test or disable these connections. They have no passed test of their current settings: ${untested.join(', ')}.`,
      },
    ];
  }

  /** Names of enabled connections that have passed no test since their last edit. */
  private async untested(tenantId: string): Promise<string[]> {
    const enabled = await this.configurations.enabledOf(tenantId);
    const states = await this.states.some(enabled.map(({ id }) => id));
    const isTested = ({ id, version }: (typeof enabled)[number]) =>
      states.some((state) => state.id === id && state.testedVersion === version);
    return enabled.filter((each) => !isTested(each)).map(({ name }) => name);
  }

  private async named(memberships: readonly { readonly userId: string }[]): Promise<string> {
    const users = await this.users.all(memberships.map(({ userId }) => userId));
    return [...users.values()].map(({ email }) => email).join(', ');
  }

  /** By an admin of the tenant, of what is configured now. */
  private async hasFreshTest(tenantId: string): Promise<boolean> {
    const enabled = await this.configurations.enabledOf(tenantId);
    const states = await this.states.some(enabled.map(({ id }) => id));
    const testers = await this.memberships.admins(tenantId);
    return states.some((state) => {
      const configuration = enabled.find(({ id }) => id === state.id);
      const isByAdmin = testers.some(({ userId }) => userId === state.testedBy);
      return !!configuration && isByAdmin && isFreshTest(state, configuration, this.clock.now());
    });
  }

  private inScope<T>(caller: Caller, tenantId: string, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(caller.tenantId === tenantId ? tenantId : null, WHY, work);
  }

  private async requireExists(tenantId: string): Promise<void> {
    if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
  }
}

/** Of a list with commas. */
function idsOf(list: string): string[] {
  return list === '' ? [] : [...new Set(list.split(','))];
}

function toDto(tenantId: string, policy: SsoPolicy | null): SsoPolicyDto {
  return {
    tenantId,
    enforced: policy?.enforced ?? false,
    breakGlass: policy?.breakGlass ?? [],
    allowsPasswordsInOutage: policy?.allowsPasswordsInOutage ?? false,
    emergencyAccess: policy?.emergencyAccess ?? 'password',
    enforcedSince: policy?.enforcedSince?.toISOString() ?? null,
    enforcedFrom: policy?.enforcedFrom?.toISOString() ?? null,
    updatedAt: policy?.updatedAt?.toISOString() ?? null,
    version: policy?.version ?? 0,
  };
}

/** The end of a grace period; null without one. */
function laterThan(since: Date | null | undefined, from: Date | null | undefined): string | null {
  return since && from && from > since ? from.toISOString() : null;
}

import { isDeepStrictEqual } from 'node:util';
import type {
  ApplicationNetworks,
  FieldError,
  NetworkOrigin,
  PolicyTarget,
  RiskPolicy,
  RiskRule,
  SaveSignInPolicy,
  SignInModel,
  SignInPolicy as SignInPolicyDto,
} from '@gatehouse/contracts';
import {
  FAILED_SIGN_IN_DAYS,
  LIMITS,
  MOST_POLICY_TARGETS,
  RISK_POLICY,
  riskRulesText,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Origins } from '../../network-origin/origins.js';
import { ModelTrainings } from '../../risk/model-trainings.repository.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import {
  isCountry,
  isOperator,
  type NetworkLists,
  networkProblem,
  networksOf,
  normalNetworks,
} from './networks.js';
import { SignInPoliciesRepository } from './sign-in-policies.repository.js';
import type { SignInPolicy } from './sign-in-policy.entity.js';

/** Sign-in policies of tenants. */
@Injectable()
export class SignInPolicies {
  constructor(
    private readonly em: EntityManager,
    private readonly policies: SignInPoliciesRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly trainings: ModelTrainings,
    private readonly origins: Origins,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  get(caller: Caller, named: string | undefined): Promise<SignInPolicyDto> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => toDto(await this.find(tenantId)));
  }

  /** The model of the tenant's own sign-ins. @throws NotFoundError */
  model(caller: Caller, named: string | undefined): Promise<SignInModel> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      return this.trainings.of(tenantId);
    });
  }

  /** What a rule of the policy can be about. Groups are left out for roles that do not see users. @throws NotFoundError */
  targets(caller: Caller, named: string | undefined): Promise<{ items: PolicyTarget[] }> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      const items = await this.policies.targets(tenantId, MOST_POLICY_TARGETS);
      const seesGroups = caller.tenantId !== tenantId || caller.permissions.includes('user_management');
      return { items: items.filter(({ type }) => seesGroups || type !== 'group') };
    });
  }

  /**
   * Users who already needed a second factor get no second grace period.
   *
   * @throws StaleVersion
   * @throws UnprocessableInput new networks exclude the caller, who does not accept it; the installation does not know
   *   countries or operators; a rule is about no group and no application of the tenant or the platform; or it has no network
   */
  save(caller: Caller, wanted: SaveSignInPolicy, client: ClientContext): Promise<SignInPolicyDto> {
    const tenantId = requireTenant(caller, wanted.tenantId);
    return this.unit.inTenant(tenantId, async () => {
      const policy = await this.find(tenantId);
      if ((policy.version ?? 1) !== wanted.version) throw new StaleVersion('policy');
      const before = networksOf(policy);
      const networks = {
        allowed: wanted.allowedNetworks ? normalNetworks(wanted.allowedNetworks) : before.allowed,
        blocked: wanted.blockedNetworks ? normalNetworks(wanted.blockedNetworks) : before.blocked,
      };
      const isNew = !isDeepStrictEqual(networks, before);
      const rules = wanted.applicationNetworks?.map(normalRule) ?? policy.networkRules ?? [];
      const isNewRules = !isDeepStrictEqual(rules, policy.networkRules ?? []);
      if (isNew) requireKnown(networks, this.origins.knows);
      if (isNewRules) await this.requireRules(tenantId, rules);
      // A superadmin signs in to no organization, so no policy of one excludes them.
      const from = caller.tenantId === tenantId ? client.address : null;
      const excluded = from
        ? [
            ...(isNew ? [{ ...networks, at: '' }] : []),
            ...(isNewRules ? rules.map((rule, at) => ({ ...rule, at: `applicationNetworks.${at}.` })) : []),
          ].flatMap((lists) => ownNetworkProblem(lists, from, this.origins.of(from)))
        : [];
      if (excluded.length > 0 && !wanted.acceptOwnExclusion) throw new UnprocessableInput(excluded);
      const isRequired = wanted.secondFactor === 'required';
      policy.passwordMinLength = wanted.passwordMinLength;
      policy.secondFactorSince = isRequired ? (policy.secondFactorSince ?? this.clock.now()) : null;
      policy.graceDays = wanted.graceDays;
      policy.upstreamFactor = wanted.upstreamFactor;
      policy.checksPasswords = wanted.checkPasswords ?? policy.checksPasswords;
      policy.failedSignInRetentionDays = wanted.failedSignInRetentionDays ?? policy.failedSignInRetentionDays;
      policy.allowedNetworks = networks.allowed;
      policy.blockedNetworks = networks.blocked;
      policy.networkRules = rules;
      const risk = { ...riskOf(policy), ...wanted.risk };
      policy.riskMode = risk.mode;
      policy.riskModel = risk.model;
      policy.riskMedium = risk.medium;
      policy.riskHigh = risk.high;
      policy.riskRules = risk.rules;
      if (wanted.risk?.rules) await this.requireTargets(tenantId, wanted.risk.rules);
      await this.em.persist(policy).flush();
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'sign_in_policy.updated',
        target: { type: 'tenant', id: tenantId },
        outcome: 'success',
        address: client.address,
        detail: {
          passwordMinLength: wanted.passwordMinLength,
          secondFactor: wanted.secondFactor,
          graceDays: wanted.graceDays,
          upstreamFactor: wanted.upstreamFactor,
          // The name of the field would be redacted.
          leakedAtSignIn: policy.checksPasswords ?? false,
          failedSignInRetentionDays: policy.failedSignInRetentionDays ?? FAILED_SIGN_IN_DAYS.default,
          allowedNetworks: networks.allowed,
          blockedNetworks: networks.blocked,
          riskMode: risk.mode,
          riskModel: risk.model,
          riskMedium: risk.medium,
          riskHigh: risk.high,
          applicationNetworks: rules.map(ruleText),
          ...(excluded.length > 0 && { excludesOwnAddress: true }),
          riskRules: riskRulesText(risk.rules),
          ...(isNew && { allowedNetworksBefore: before.allowed, blockedNetworksBefore: before.blocked }),
        },
      });
      return toDto(policy);
    });
  }

  private async requireTargets(tenantId: string, rules: readonly RiskRule[]): Promise<void> {
    const problems = await this.targetProblems(tenantId, rules, 'risk.rules');
    if (problems.length > 0) throw new UnprocessableInput(problems);
  }

  /** @throws UnprocessableInput */
  private async requireRules(tenantId: string, rules: readonly ApplicationNetworks[]): Promise<void> {
    const problems = await this.targetProblems(tenantId, rules, 'applicationNetworks');
    for (const [at, { allowed, blocked }] of rules.entries())
      if (allowed.length + blocked.length === 0)
        problems.push({
          field: `applicationNetworks.${at}.allowed`,
          code: 'required',
          message: 'Enter an allowed or a blocked network, or remove this application',
        });
    if (problems.length > 0) throw new UnprocessableInput(problems);
    for (const [at, rule] of rules.entries())
      requireKnown(rule, this.origins.knows, `applicationNetworks.${at}.`);
  }

  /** A rule is about what is neither of the tenant nor of the platform, or two are about the same. */
  private async targetProblems(
    tenantId: string,
    rules: readonly { readonly target: RiskRule['target'] }[],
    list: string,
  ): Promise<FieldError[]> {
    if (rules.length === 0) return [];
    const ids = rules.map(({ target }) => target.id);
    const known = new Set(
      (await this.policies.riskTargets(tenantId, ids)).map(({ type, id }) => `${type} ${id}`),
    );
    return rules.flatMap(({ target: { type, id } }, at) => {
      const field = `${list}.${at}.target`;
      if (ids.indexOf(id) < at)
        return { field, code: 'duplicate', message: 'Use one rule for each group and each application' };
      if (known.has(`${type} ${id}`)) return [];
      return { field, code: 'unknown', message: 'Choose a group or an application of the organization' };
    });
  }

  private async find(tenantId: string): Promise<SignInPolicy> {
    const known = await this.policies.of(tenantId);
    if (known) return known;
    if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
    return this.policies.begin(tenantId);
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the tenant that the policy belongs to' },
  ]);
}

/**
 * A country or an operator that no file knows would match nobody.
 *
 * @throws UnprocessableInput
 */
function requireKnown({ allowed, blocked }: NetworkLists, knows: Origins['knows'], of = ''): void {
  for (const [field, list] of [
    [of ? `${of}allowed` : 'allowedNetworks', allowed],
    [of ? `${of}blocked` : 'blockedNetworks', blocked],
  ] as const) {
    const country = knows.countries ? undefined : list.find(isCountry);
    const operator = knows.operators ? undefined : list.find(isOperator);
    const code = 'origin_unknown';
    if (country)
      throw new UnprocessableInput([
        {
          field,
          code,
          message: `This installation has no file of countries, so ${country} would match nobody`,
        },
      ]);
    if (operator)
      throw new UnprocessableInput([
        {
          field,
          code,
          message: `This installation has no file of operators, so ${operator} would match nobody`,
        },
      ]);
  }
}

/** New networks that keep the caller from signing in again. */
function ownNetworkProblem(
  { at, ...networks }: NetworkLists & { readonly at: string },
  address: string,
  origin: NetworkOrigin,
): FieldError[] {
  const problem = networkProblem(networks, address, origin);
  if (!problem) return [];
  const code = 'own_network_excluded';
  return [
    problem.list === 'blocked'
      ? {
          field: at ? `${at}blocked` : 'blockedNetworks',
          code,
          message: `This list blocks your own address, ${address}. Remove the network that contains it`,
        }
      : {
          field: at ? `${at}allowed` : 'allowedNetworks',
          code,
          message: `This list lacks your own address, ${address}. Add a network that contains it`,
        },
  ];
}

function normalRule({ target, allowed, blocked }: ApplicationNetworks): ApplicationNetworks {
  return { target, allowed: normalNetworks(allowed), blocked: normalNetworks(blocked) };
}

/** Of the audit log: allowed networks with a plus, blocked ones with a minus. */
function ruleText({ target: { type, id }, allowed, blocked }: ApplicationNetworks): string {
  const lists = [...allowed.map((network) => `+${network}`), ...blocked.map((network) => `-${network}`)];
  return [type, id, lists.join(',')].join(':');
}

function riskOf(policy: SignInPolicy): RiskPolicy {
  const { riskMode, riskModel, riskMedium, riskHigh, riskRules } = policy;
  return {
    mode: riskMode ?? RISK_POLICY.mode,
    medium: riskMedium ?? RISK_POLICY.medium,
    high: riskHigh ?? RISK_POLICY.high,
    model: riskModel ?? RISK_POLICY.model,
    rules: riskRules ?? [],
  };
}

function toDto(policy: SignInPolicy): SignInPolicyDto {
  return {
    tenantId: policy.tenantId,
    passwordMinLength: policy.passwordMinLength ?? LIMITS.passwordMinLength,
    secondFactor: policy.secondFactorSince ? 'required' : 'optional',
    graceDays: policy.graceDays ?? 14,
    requiredSince: policy.secondFactorSince?.toISOString() ?? null,
    upstreamFactor: policy.upstreamFactor ?? 'when_claimed',
    checkPasswords: policy.checksPasswords ?? false,
    failedSignInRetentionDays: policy.failedSignInRetentionDays ?? FAILED_SIGN_IN_DAYS.default,
    allowedNetworks: policy.allowedNetworks ?? [],
    blockedNetworks: policy.blockedNetworks ?? [],
    applicationNetworks: policy.networkRules ?? [],
    risk: riskOf(policy),
    version: policy.version ?? 1,
  };
}

import { setImmediate as breath } from 'node:timers/promises';
import {
  networksIn,
  type PolicyReplay,
  type PolicyReplayQuery,
  RISK_POLICY,
  riskRulesIn,
  SUCCESSFUL_SIGN_IN_DAYS,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isCountry,
  isOperator,
  networkProblem,
  networksOf,
  normalNetworks,
} from '../../auth/policy/networks.js';
import { SignInPoliciesRepository } from '../../auth/policy/sign-in-policies.repository.js';
import { NotFoundError, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { decodeCursor, encodeCursor, invalidCursor } from '../../common/paging.js';
import { textArray } from '../../database/text-array.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Origins } from '../../network-origin/origins.js';
import { LockedOut } from '../../sso-config/policy/locked-out.repository.js';
import { SsoPoliciesRepository } from '../../sso-config/policy/sso-policies.repository.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import {
  type AffectedRow,
  addressesOf,
  affectedBy,
  type Period,
  type ReplayedNetworks,
  type ReplayedRule,
  type ReplayTotals,
  totalsOf,
} from './policy-replay.sql.js';

const DAY_MS = 86_400_000;
/** Addresses whose countries and operators are looked up. */
const MOST_ADDRESSES = 50_000;
/** Look-ups between which requests continue. */
const AT_ONCE = 1_000;

const NO_NETWORKS = { allowed: [], blocked: [] };

const WHY = 'a superadmin replays a policy of any tenant';

type Remedy = PolicyReplay['items'][number]['remedy'];

/** The users that a sign-in rule would have rejected, by the sign-in log. */
@Injectable()
export class PolicyReplays {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly tenants: TenantsRepository,
    private readonly signInPolicies: SignInPoliciesRepository,
    private readonly ssoPolicies: SsoPoliciesRepository,
    private readonly lockedOut: LockedOut,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  run(caller: Caller, query: PolicyReplayQuery): Promise<PolicyReplay> {
    const tenantId = requireTenant(caller, query.tenantId);
    return this.unit.inScopeOf(caller.tenantId === tenantId ? tenantId : null, WHY, async () => {
      const period = this.periodOf(tenantId, query.since);
      const rule = await this.complete(period, query);
      const totals = await this.totals(rule, period);
      const page = await this.page(rule, period, query);
      return {
        from: period.from.toISOString(),
        to: period.to.toISOString(),
        firstAt: totals.firstAt && new Date(totals.firstAt).toISOString(),
        signIns: totals.signIns,
        users: totals.users,
        affectedSignIns: totals.affectedSignIns,
        affectedUsers: totals.affectedUsers,
        byReason: totals.byReason,
        isEstimate: rule.rule === 'session_limits',
        addressLimit: isLimited(rule) ? MOST_ADDRESSES : null,
        unknown: unknownOf(rule, totals),
        ...page,
      };
    });
  }

  /** Parameters that the query omits have their current values. */
  private async complete(period: Period, query: PolicyReplayQuery): Promise<ReplayedRule> {
    const { tenantId } = period;
    const tenant = await this.tenants.find(tenantId);
    if (!tenant) throw new NotFoundError('tenant');
    const { rule } = query;
    if (rule === 'second_factor') {
      const policy = await this.signInPolicies.of(tenantId);
      return { rule, upstreamFactor: query.upstreamFactor ?? policy?.upstreamFactor ?? 'when_claimed' };
    }
    if (rule === 'single_sign_on') {
      const named = query.breakGlass?.split(',').filter(Boolean);
      return {
        rule,
        breakGlass: textArray(named ?? (await this.ssoPolicies.of(tenantId))?.breakGlass ?? []),
      };
    }
    if (rule === 'networks') return this.networksOf(period, query);
    if (rule === 'risk') {
      const policy = await this.signInPolicies.of(tenantId);
      return {
        rule,
        medium: query.riskMedium ?? policy?.riskMedium ?? RISK_POLICY.medium,
        high: query.riskHigh ?? policy?.riskHigh ?? RISK_POLICY.high,
        model: query.riskModel ?? policy?.riskModel ?? RISK_POLICY.model,
        rules: query.riskRules === undefined ? (policy?.riskRules ?? []) : riskRulesIn(query.riskRules),
        upstreamFactor: policy?.upstreamFactor ?? 'when_claimed',
      };
    }
    return {
      rule,
      idleSeconds: query.sessionIdleSeconds ?? tenant.sessionIdleSeconds,
      totalSeconds: query.sessionTotalSeconds ?? tenant.sessionTotalSeconds,
    };
  }

  /** @throws UnprocessableInput the application is neither of the tenant nor of the platform */
  private async networksOf(period: Period, query: PolicyReplayQuery): Promise<ReplayedRule> {
    const { tenantId } = period;
    const applicationId = query.applicationId ?? null;
    if (applicationId) await this.requireApplication(tenantId, applicationId);
    const policy = await this.signInPolicies.of(tenantId);
    const { allowed, blocked } = applicationId
      ? (policy?.networkRules.find(({ target }) => target.id === applicationId) ?? NO_NETWORKS)
      : networksOf(policy);
    const wanted = (typed: string | undefined, kept: readonly string[]) =>
      this.networksIn(period, applicationId, typed === undefined ? kept : normalNetworks(networksIn(typed)));
    return {
      rule: 'networks',
      applicationId,
      allowed: await wanted(query.allowedNetworks, allowed),
      blocked: await wanted(query.blockedNetworks, blocked),
    };
  }

  private async requireApplication(tenantId: string, id: string): Promise<void> {
    const [target] = await this.signInPolicies.riskTargets(tenantId, [id]);
    if (target && target.type !== 'group') return;
    throw new UnprocessableInput([
      { field: 'applicationId', code: 'unknown', message: 'Choose an application of the organization' },
    ]);
  }

  /** By the countries and operators that the files name today. */
  private async networksIn(
    period: Period,
    applicationId: string | null,
    list: readonly string[],
  ): Promise<ReplayedNetworks> {
    const named = list.filter((entry) => isCountry(entry) || isOperator(entry));
    const { addresses, isLimited } =
      named.length === 0
        ? { addresses: [], isLimited: false }
        : await this.addressesIn(period, applicationId, named);
    return {
      isEmpty: list.length === 0,
      ranges: textArray(list.filter((entry) => !named.includes(entry))),
      addresses: textArray(addresses),
      isLimited,
    };
  }

  private async addressesIn(
    period: Period,
    applicationId: string | null,
    blocked: string[],
  ): Promise<{ addresses: string[]; isLimited: boolean }> {
    const { sql, values } = addressesOf(period, applicationId, MOST_ADDRESSES + 1);
    const rows = await this.em.execute<{ ip: string }[]>(sql, [...values]);
    const found: string[] = [];
    for (const [at, { ip }] of rows.slice(0, MOST_ADDRESSES).entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await breath();
      if (networkProblem({ allowed: [], blocked }, ip, this.origins.of(ip))) found.push(ip);
    }
    return { addresses: found, isLimited: rows.length > MOST_ADDRESSES };
  }

  private periodOf(tenantId: string, since: string | undefined): Period {
    const to = this.clock.now();
    const earliest = to.getTime() - SUCCESSFUL_SIGN_IN_DAYS * DAY_MS;
    const from = new Date(Math.min(Math.max(since ? Date.parse(since) : earliest, earliest), to.getTime()));
    return { tenantId, from, to };
  }

  private async totals(rule: ReplayedRule, period: Period): Promise<ReplayTotals> {
    const { sql, values } = totalsOf(rule, period);
    const [row] = await this.em.execute<ReplayTotals[]>(sql, [...values]);
    return row as ReplayTotals;
  }

  private async page(
    rule: ReplayedRule,
    period: Period,
    { limit, cursor }: PolicyReplayQuery,
  ): Promise<Pick<PolicyReplay, 'items' | 'nextCursor'>> {
    const { sql, values } = affectedBy(rule, period, cursor ? placeOf(cursor) : null, limit + 1);
    const rows = await this.em.execute<AffectedRow[]>(sql, [...values]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const remedyOf = await this.remedies(rule, period.tenantId, page);
    return {
      items: page.map(({ lastAt, reasons, ...row }) => ({
        ...row,
        lastAt: new Date(lastAt).toISOString(),
        reasons: reasons as PolicyReplay['items'][number]['reasons'],
        remedy: remedyOf(row.userId, reasons),
      })),
      nextCursor: rows.length > limit && last ? encodeCursor([String(last.signIns), last.userId]) : null,
    };
  }

  private async remedies(
    { rule }: ReplayedRule,
    tenantId: string,
    page: readonly AffectedRow[],
  ): Promise<(userId: string, reasons: readonly string[]) => Remedy> {
    if (rule === 'second_factor') return () => 'set_up_factor';
    if (rule === 'session_limits') return () => 'sign_in_again';
    if (rule === 'networks') return () => 'use_allowed_network';
    if (rule === 'risk') return (_, reasons) => riskRemedy(reasons);
    const without = await this.lockedOut.among(
      tenantId,
      page.map(({ userId }) => userId),
    );
    return (userId) => (without.has(userId) ? 'no_connection' : 'use_connection');
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the tenant that the policy belongs to' },
  ]);
}

function isLimited(rule: ReplayedRule): boolean {
  return rule.rule === 'networks' && (rule.allowed.isLimited || rule.blocked.isLimited);
}

/** What helps with the gravest of the reasons. */
function riskRemedy(reasons: readonly string[]): Remedy {
  if (reasons.includes('risk_rejected')) return 'use_usual_device';
  if (reasons.includes('risk_awaits_approval')) return 'await_approval';
  if (reasons.includes('risk_without_passkey')) return 'set_up_passkey';
  const lacksFactor = reasons.includes('risk_without_factor');
  return lacksFactor || reasons.includes('risk_sets_up_factor') ? 'set_up_factor' : 'confirm';
}

/** @throws UnprocessableInput the cursor is invalid */
function placeOf(cursor: string): readonly [number, string] {
  const [signIns, userId] = decodeCursor(cursor);
  if (!/^\d{1,15}$/.test(signIns)) throw invalidCursor();
  return [Number(signIns), userId];
}

/** Session limits do not depend on the session that a user switched from. */
function unknownOf({ rule }: ReplayedRule, totals: ReplayTotals): PolicyReplay['unknown'] {
  const found: PolicyReplay['unknown'] = [
    { code: 'former_members', signIns: totals.formerMembers },
    { code: 'organization_switches', signIns: rule === 'session_limits' ? 0 : totals.switches },
    { code: 'unrecorded_claims', signIns: totals.unrecorded },
    { code: 'unrecorded_addresses', signIns: totals.withoutAddress },
    { code: 'unassessed', signIns: totals.unassessed },
  ];
  return found.filter(({ signIns }) => signIns > 0);
}

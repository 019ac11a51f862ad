import {
  type ApplicationNetworks,
  FAILED_SIGN_IN_DAYS,
  LIMITS,
  RISK_POLICY,
  type RiskPolicy,
  type SignInPolicy as SignInPolicyDto,
} from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { tenantFilter } from '../../database/tenant-filter.js';

const SignInPolicyRow = defineEntity({
  name: 'SignInPolicy',
  tableName: 'sign_in_policies',
  filters: tenantFilter,
  properties: {
    tenantId: p.uuid().primary(),
    passwordMinLength: p.integer().default(LIMITS.passwordMinLength),
    /** When a second factor became required; null if it is not. */
    secondFactorSince: p.datetime().nullable(),
    graceDays: p.integer().default(14),
    upstreamFactor: p.string().length(20).$type<SignInPolicyDto['upstreamFactor']>().default('when_claimed'),
    /** Whether passwords are looked up among leaked ones at sign-in. */
    checksPasswords: p.boolean().default(false),
    failedSignInRetentionDays: p.integer().default(FAILED_SIGN_IN_DAYS.default),
    /** As `normalNetworks` writes them. */
    allowedNetworks: p.array().$type<string[]>().default([]),
    blockedNetworks: p.array().$type<string[]>().default([]),
    /** Whether the actions below apply, or are only recorded. */
    riskMode: p.string().length(20).$type<RiskPolicy['mode']>().default(RISK_POLICY.mode),
    riskModel: p.string().length(20).$type<RiskPolicy['model']>().default(RISK_POLICY.model),
    riskMedium: p.string().length(20).$type<RiskPolicy['medium']>().default(RISK_POLICY.medium),
    riskHigh: p.string().length(20).$type<RiskPolicy['high']>().default(RISK_POLICY.high),
    /** Networks for individual applications, as `normalNetworks` writes them. The database drops those of deleted ones. */
    networkRules: p.json<ApplicationNetworks[]>().default([]),
    /** Stricter actions for groups and applications. The database drops those of deleted ones. */
    riskRules: p.json<RiskPolicy['rules']>().default([]),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A tenant's sign-in requirements beyond those of the platform. */
export class SignInPolicy extends SignInPolicyRow.class {}
SignInPolicyRow.setClass(SignInPolicy);

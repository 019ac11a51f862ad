import type {
  ProvisioningMappingEntry,
  ProvisioningPreset,
  ProvisioningProblem,
  ProvisioningState,
} from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { tenantFilter } from '../database/tenant-filter.js';

/** Numbers of accounts at the target. */
export interface Comparison {
  readonly accounts: number;
  /** Accounts that no user here has. */
  readonly unmanaged: number;
  readonly drifted: number;
  /** Accounts that are no longer there. */
  readonly missing: number;
}

const ApplicationProvisioningRow = defineEntity({
  name: 'ApplicationProvisioning',
  tableName: 'application_provisioning',
  filters: tenantFilter,
  properties: {
    /** That of the application. */
    id: p.uuid().primary(),
    tenantId: p.uuid(),
    /** Exactly one of these two is set. */
    clientId: p.uuid().nullable(),
    serviceProviderId: p.uuid().nullable(),
    preset: p.string().length(30).$type<ProvisioningPreset>(),
    baseUrl: p.string().length(2000),
    authMethod: p.string().length(10).$type<'token' | 'oauth'>(),
    /** Bearer token or client secret, sealed for `application_provisioning:<id>`. */
    secret: p.text(),
    secretLastFour: p.string().length(4),
    tokenUrl: p.string().length(2000).nullable(),
    oauthClientId: p.string().length(500).nullable(),
    oauthScope: p.string().length(1000).nullable(),
    updateMethod: p.string().length(10).$type<'patch' | 'put'>(),
    mapping: p.json().$type<ProvisioningMappingEntry[]>(),
    assigned: p.string().length(10).$type<'access' | 'everybody' | 'selected'>(),
    pushGroups: p.boolean(),
    leaveAction: p.string().length(10).$type<'deactivate' | 'delete'>(),
    leaveAfterDays: p.integer(),
    state: p.string().length(10).$type<ProvisioningState>().default('paused'),
    /** Why the target fails as a whole. */
    problem: p.json().$type<ProvisioningProblem>().nullable(),
    /** Failures of the whole target in a row. */
    failures: p.integer().default(0),
    /** Nothing is sent before. */
    retryAt: p.datetime().nullable(),
    /** Until then, no other process than the one that set it delivers. */
    servedUntil: p.datetime().nullable(),
    /** When the admins were told that it stopped. */
    toldAt: p.datetime().nullable(),
    /** When the admins were told of rejected accounts. */
    rejectedToldAt: p.datetime().nullable(),
    lastDeliveryAt: p.datetime().nullable(),
    nextReconcileAt: p.datetime().nullable(),
    reconciledAt: p.datetime().nullable(),
    /** What the last comparison found. */
    comparison: p.json().$type<Comparison>().nullable(),
    /** A look at all users that the job owes. */
    refreshWanted: p.string().length(15).$type<'assignments' | 'accounts'>().nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** An application's SCIM target, and how it is served. */
export class ApplicationProvisioning extends ApplicationProvisioningRow.class {}
ApplicationProvisioningRow.setClass(ApplicationProvisioning);

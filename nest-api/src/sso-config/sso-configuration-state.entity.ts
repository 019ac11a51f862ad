import { defineEntity, p } from '@mikro-orm/core';
import { tenantFilter } from '../database/tenant-filter.js';

/** A published key of the identity provider, and when it was last seen. */
export interface KnownKey {
  readonly jwk: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly lastSeenAt: string;
}

const SsoConfigurationStateRow = defineEntity({
  name: 'SsoConfigurationState',
  tableName: 'sso_configuration_states',
  filters: tenantFilter,
  properties: {
    /** The configuration's. */
    id: p.uuid().primary(),
    tenantId: p.uuid().nullable().index(),
    /** The discovery document as it was last read. */
    document: p.json<Record<string, unknown>>().nullable(),
    keys: p.json<KnownKey[]>().onCreate(() => []),
    refreshedAt: p.datetime().nullable(),
    refreshFailure: p.string().length(500).nullable(),
    nextRefreshAt: p.datetime().nullable().index(),
    /** Since when no attempt to reach the identity provider has succeeded. */
    unreachableSince: p.datetime().nullable(),
    /** The same, from the second failed attempt on: one alone is not an outage. */
    downSince: p.datetime().nullable(),
    /** When the admins were told about the outage. */
    outageAnnouncedAt: p.datetime().nullable(),
    /** When the first of its certificates ends. */
    certificateExpiresAt: p.datetime().nullable().index(),
    /** The last warning that was sent, in days before the end. */
    warnedDays: p.integer().nullable(),
    testedAt: p.datetime().nullable(),
    testedBy: p.uuid().nullable(),
    /** The version of the configuration that passed. */
    testedVersion: p.integer().nullable(),
    /** Sign-ins since the last one that succeeded. */
    failuresSinceSuccess: p.integer().default(0),
    failingSince: p.datetime().nullable(),
  },
});

/** The observed state of a connection, which is not part of its configuration. */
export class SsoConfigurationState extends SsoConfigurationStateRow.class {}
SsoConfigurationStateRow.setClass(SsoConfigurationState);

import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';
import type { Editable } from './configurations/editable.js';

const SsoConfigurationVersionRow = defineEntity({
  name: 'SsoConfigurationVersion',
  tableName: 'sso_configuration_versions',
  filters: tenantFilter,
  uniques: [{ properties: ['configurationId', 'number'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().nullable().index(),
    configurationId: p.uuid(),
    /** The configuration's `version` after this save. */
    number: p.integer(),
    changedBy: p.uuid().nullable(),
    changedAt: p.datetime(),
    changes: p.array().$type<string[]>(),
    snapshot: p.json<Editable>(),
    /** Envelopes, bound to `sso_configuration_versions:<id>`. */
    clientSecret: p.text().nullable(),
    privateKey: p.text().nullable(),
  },
});

/** A configuration as it was once saved. */
export class SsoConfigurationVersion extends SsoConfigurationVersionRow.class {}
SsoConfigurationVersionRow.setClass(SsoConfigurationVersion);

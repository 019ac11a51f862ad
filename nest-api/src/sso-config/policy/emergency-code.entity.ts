import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const EmergencyCodeRow = defineEntity({
  name: 'EmergencyCode',
  tableName: 'emergency_codes',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().index(),
    /** Its keyed hash, sealed for `emergency_codes:<id>`. */
    code: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
    requestedBy: p.uuid().nullable(),
    requestedAt: p.datetime().nullable(),
    releasedBy: p.uuid().nullable(),
    releasedAt: p.datetime().nullable(),
    usedBy: p.uuid().nullable(),
    usedAt: p.datetime().nullable(),
  },
});

/** A single-use code with which an emergency administrator signs in around single sign-on. */
export class EmergencyCode extends EmergencyCodeRow.class {}
EmergencyCodeRow.setClass(EmergencyCode);

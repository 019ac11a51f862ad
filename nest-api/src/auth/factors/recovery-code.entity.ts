import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const RecoveryCodeRow = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    userId: p.uuid().index(),
    /** Its keyed hash, sealed for `recovery_codes:<id>`. */
    code: p.text(),
    /** Look-up key of the device that it was set up on; null if it is not known. */
    deviceKey: p.string().length(43).nullable(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A single-use code for users who lose their other factor. */
export class RecoveryCode extends RecoveryCodeRow.class {}
RecoveryCodeRow.setClass(RecoveryCode);

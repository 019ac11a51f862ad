import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const TotpFactorRow = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factors',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    userId: p.uuid().index(),
    /** Base32, sealed for `totp_factors:<id>`. */
    secret: p.text(),
    /** Of the code that was taken last. */
    lastStep: p.bigint('number').nullable(),
    lastUsedAt: p.datetime().nullable(),
    /** Null while it is set up: it proves nothing yet. */
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** An authenticator app of a person. */
export class TotpFactor extends TotpFactorRow.class {}
TotpFactorRow.setClass(TotpFactor);

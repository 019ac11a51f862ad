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
    /** Time step of the last accepted code. */
    lastStep: p.bigint('number').nullable(),
    /** Look-up key of the device that it was set up on; null if it is not known. */
    deviceKey: p.string().length(43).nullable(),
    /** Since when it authenticates nobody: the user reported a sign-in on the device. */
    suspendedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    /** Null until it is confirmed. */
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A user's authenticator app. */
export class TotpFactor extends TotpFactorRow.class {}
TotpFactorRow.setClass(TotpFactor);

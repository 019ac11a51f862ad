import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const PasskeyRow = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    userId: p.uuid().index(),
    /** Base64url. */
    credentialId: p.string().length(1400).unique(),
    /** COSE key in base64url. */
    publicKey: p.text(),
    counter: p.bigint('number'),
    transports: p.array().$type<string[]>(),
    /** Whether a service synchronizes it between devices. */
    isSynced: p.boolean(),
    /** Custom domain that it works at (its relying-party ID); null: the platform's host. */
    host: p.string().length(253).nullable(),
    name: p.string().length(60),
    /** Look-up key of the device that it was set up on; null if it is not known. */
    deviceKey: p.string().length(43).nullable(),
    /** Since when it authenticates nobody: the user reported a sign-in on the device. */
    suspendedAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A passkey: the public key of a key pair in a user's device. */
export class Passkey extends PasskeyRow.class {}
PasskeyRow.setClass(Passkey);

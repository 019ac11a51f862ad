import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const CredentialRow = defineEntity({
  name: 'Credential',
  tableName: 'credentials',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    userId: p.uuid().index(),
    kind: p.string().length(20).$type<'password'>(),
    /** Argon2id hash of the password in PHC string format. */
    secret: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A user's credential. Only the platform's role reads the secret. */
export class Credential extends CredentialRow.class {}
CredentialRow.setClass(Credential);

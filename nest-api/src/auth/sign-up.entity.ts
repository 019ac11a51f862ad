import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const SignUpRow = defineEntity({
  name: 'SignUp',
  tableName: 'sign_ups',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    email: p.string().length(254),
    givenName: p.string().length(100),
    familyName: p.string().length(100),
    company: p.string().length(120),
    /** Argon2id hash in PHC string format. */
    passwordHash: p.text(),
    expiresAt: p.datetime().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A sign-up with an unverified email address. Tenant and user do not exist yet. */
export class SignUp extends SignUpRow.class {}
SignUpRow.setClass(SignUp);

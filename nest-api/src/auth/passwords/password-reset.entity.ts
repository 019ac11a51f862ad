import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const PasswordResetRow = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_resets',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    emailKey: p.string().length(254),
    /** Null until the job has looked up the address. */
    userId: p.uuid().nullable().index(),
    /** Client address of the request. */
    address: p.string().length(45).nullable(),
    /** Custom domain where it was requested, and where its link works; null: the platform's host. */
    host: p.string().length(253).nullable(),
    handledAt: p.datetime().nullable(),
    expiresAt: p.datetime().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A requested password reset. */
export class PasswordReset extends PasswordResetRow.class {}
PasswordResetRow.setClass(PasswordReset);

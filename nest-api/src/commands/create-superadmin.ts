import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type AuditAction, type AuditActor, emailKey, NewPasswordSchema } from '@gatehouse/contracts';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { Credential } from '../auth/credential.entity.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { isCommonPassword } from '../auth/passwords/common-passwords.js';
import { ormOptions } from '../database/orm-options.js';
import { PLATFORM_ROLE } from '../database/roles.js';
import { SettingsError } from '../settings/read-secret.js';
import { readSettings } from '../settings/settings.js';
import { User } from '../users/user.entity.js';
import { runCommand } from './run-command.js';

/**
 * `create-superadmin <email> <given name> [family name]`: the first person on a platform without demo data.
 * The password is what stands on the standard input; a terminal is given a new one, shown once.
 */
await runCommand(async () => {
  const [email = '', givenName = '', familyName = ''] = process.argv.slice(2);
  if (!z.email().max(254).safeParse(email).success || !givenName) {
    throw new SettingsError('Say who it is: create-superadmin <email> <given name> [family name].');
  }
  const settings = readSettings(process.env);
  const password = await readPassword();
  const passwordHash = await new PasswordHasher(settings).hash(password.value);
  const orm = await MikroORM.init(ormOptions({ url: settings.DATABASE_URL, poolSize: 2 }));
  try {
    const session = { role: PLATFORM_ROLE };
    await orm.em
      .fork({ session, useContext: false })
      .transactional((em) => create(em, { email, givenName, familyName }, passwordHash));
  } finally {
    await orm.close(true);
  }
  console.log(
    `${email} is a super admin.${password.made ? ` The password, shown this once: ${password.value}` : ''}`,
  );
});

interface Person {
  email: string;
  givenName: string;
  familyName: string;
}

async function create(em: EntityManager, person: Person, passwordHash: string): Promise<void> {
  if ((await em.count(User, { emailKey: emailKey(person.email) })) > 0) {
    throw new SettingsError(`${person.email} has an account already. Nothing was changed.`);
  }
  const user = em.create(User, {
    ...person,
    emailKey: emailKey(person.email),
    emailVerifiedAt: new Date(),
    isSuperadmin: true,
  });
  await em.flush();
  em.create(Credential, { userId: user.id, kind: 'password', secret: passwordHash });
  await em.flush();
  await record(em, user.id);
}

/** On the platform's trail, as whoever runs commands: the API's own way to it needs a request. */
async function record(em: EntityManager, userId: string): Promise<void> {
  const action: AuditAction = 'user.created';
  const actor: AuditActor = { type: 'system', id: null };
  const target = { type: 'user', id: userId };
  const event = {
    action,
    outcome: 'success',
    actor,
    target,
    address: null,
    requestId: null,
    detail: { superadmin: true },
  };
  await em.execute('insert into audit_events (tenant_id, event) values (?, ?::jsonb)', [
    PLATFORM_TRAIL,
    JSON.stringify(event),
  ]);
}

async function readPassword(): Promise<{ value: string; made: boolean }> {
  if (process.stdin.isTTY) return { value: randomBytes(15).toString('base64url'), made: true };
  const parsed = NewPasswordSchema.safeParse((await text(process.stdin)).replace(/\r?\n$/, ''));
  if (!parsed.success)
    throw new SettingsError(`The password is refused: ${parsed.error.issues[0]?.message}.`);
  if (isCommonPassword(parsed.data)) {
    throw new SettingsError('The password is refused: many people use it, so it is guessed first.');
  }
  return { value: parsed.data, made: false };
}

import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import {
  type AuditAction,
  type AuditActor,
  EmailSchema,
  emailKey,
  LIMITS,
  NewPasswordSchema,
} from '@gatehouse/contracts';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { JwtService } from '@nestjs/jwt';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { Credential } from '../auth/credential.entity.js';
import { MailLinks } from '../auth/mail-links.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { isCommonPassword } from '../auth/passwords/common-passwords.js';
import { LeakedPasswords } from '../auth/passwords/leaked-passwords.js';
import { PasswordReset } from '../auth/passwords/password-reset.entity.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { masterKeysOf } from '../crypto/crypto.module.js';
import { ormOptions } from '../database/orm-options.js';
import { PLATFORM_ROLE } from '../database/roles.js';
import { Outgoing } from '../outgoing/outgoing.js';
import { SettingsError } from '../settings/read-secret.js';
import { readSettings, type Settings } from '../settings/settings.js';
import { Metrics } from '../telemetry/metrics.js';
import { makeUser } from '../users/new-people.repository.js';
import { User } from '../users/user.entity.js';
import { runCommand } from './run-command.js';

/**
 * `create-superadmin <email> <given name> [family name]`: creates the first user of a platform without demo data.
 *
 * The password is read from standard input. On a terminal, or with empty input, the command prints a link instead, by
 * which the user sets the password, so that no one else knows it. Another run prints a new link.
 */
await runCommand(async () => {
  const [email = '', givenName = '', familyName = ''] = process.argv.slice(2);
  if (!EmailSchema.safeParse(email).success || !givenName) {
    throw new SettingsError('Say who it is: create-superadmin <email> <given name> [family name].');
  }
  const settings = readSettings(process.env);
  const password = await readPassword();
  if (password && (await isLeaked(password, settings))) {
    throw new SettingsError('The password is refused: it has appeared in a data breach.');
  }
  const passwordHash = password && (await new PasswordHasher(settings).hash(password));
  const orm = await MikroORM.init(ormOptions({ url: settings.DATABASE_URL, poolSize: 2 }));
  try {
    const session = { role: PLATFORM_ROLE };
    const link = await orm.em.fork({ session, useContext: false }).transactional(async (em) => {
      const user = await create(em, { email, givenName, familyName }, passwordHash);
      return passwordHash ? null : linkFor(em, user, settings);
    });
    console.log(`${email} is a super admin.`);
    if (link) {
      console.log(`Set the password within ${LIMITS.passwordResetMinutes} minutes, once, at:\n${link}`);
    }
  } finally {
    await orm.close(true);
  }
});

interface Person {
  email: string;
  givenName: string;
  familyName: string;
}

async function create(em: EntityManager, person: Person, passwordHash: string | null): Promise<User> {
  const known = await em.findOne(User, { emailKey: emailKey(person.email) });
  if (known) {
    const hasPassword = (await em.count(Credential, { userId: known.id, kind: 'password' })) > 0;
    if (known.isSuperadmin && !hasPassword && !passwordHash) return known;
    throw new SettingsError(`${person.email} has an account already. Nothing was changed.`);
  }
  const user = await makeUser(em, { ...person, isSuperadmin: true }, new Date());
  if (passwordHash) em.create(Credential, { userId: user.id, kind: 'password', secret: passwordHash });
  await em.flush();
  await record(em, user.id);
  return user;
}

/** The link to set a password; earlier links are invalidated. */
async function linkFor(em: EntityManager, user: User, settings: Settings): Promise<string> {
  const clock = new Clock();
  const seconds = LIMITS.passwordResetMinutes * 60;
  await em.nativeDelete(PasswordReset, { userId: user.id });
  const reset = em.create(PasswordReset, {
    emailKey: user.emailKey,
    userId: user.id,
    handledAt: clock.now(),
    expiresAt: plusSeconds(clock.now(), seconds),
  });
  await em.flush();
  const links = new MailLinks(new JwtService({}), masterKeysOf(settings), clock, settings);
  return links.make('password-reset', reset.id, seconds);
}

/** Writes to the platform's audit log as the operator, because the API's own service requires a request. */
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

/** A list that is not available does not hold up the operator. */
async function isLeaked(password: string, settings: Settings): Promise<boolean> {
  const outgoing = new Outgoing(settings);
  const leaked = new LeakedPasswords(outgoing, new Metrics(), new Clock(), settings);
  try {
    return await leaked.isLeaked(password);
  } finally {
    await leaked.onModuleDestroy();
    await outgoing.onModuleDestroy();
  }
}

/** Null if none is given. */
async function readPassword(): Promise<string | null> {
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (given === '') return null;
  const parsed = NewPasswordSchema.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(`The password is refused: ${parsed.error.issues[0]?.message}.`);
  if (isCommonPassword(parsed.data)) {
    throw new SettingsError('The password is refused: many people use it, so it is guessed first.');
  }
  return parsed.data;
}

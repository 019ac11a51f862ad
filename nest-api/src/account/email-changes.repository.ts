import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A pending change of the email address, which one or both sides still have to confirm. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** When the old address confirmed. */
  readonly old: Date | null;
  readonly new: Date | null;
  readonly expiresAt: Date;
}

const COLUMNS = `id, user_id as "userId", email, confirmed_at_old_at as old, confirmed_at_new_at as new,
  expires_at as "expiresAt"`;

/** Pending changes of email addresses. Joins the caller's unit of work. */
@Injectable()
export class EmailChangesRepository {
  constructor(private readonly em: EntityManager) {}

  async ofPerson(userId: string, now: Date): Promise<EmailChange | null> {
    const [row] = await this.em.execute<EmailChange[]>(
      `select ${COLUMNS} from email_changes where user_id = ?::uuid and expires_at > ?`,
      [userId, now],
    );
    return row ?? null;
  }

  /** Replaces the previous change. @returns its ID */
  async begin(userId: string, email: string, times: { now: Date; expiresAt: Date }): Promise<string> {
    const id = uuidv7();
    await this.forgetThatOf(userId);
    await this.em.execute(
      'insert into email_changes (id, user_id, email, expires_at, created_at) values (?, ?, ?, ?, ?)',
      [id, userId, email, times.expiresAt, times.now],
    );
    return id;
  }

  /** Records a confirmation. Null if the change is expired, completed or canceled. */
  async agree(id: string, side: 'old' | 'new', now: Date): Promise<EmailChange | null> {
    const column = side === 'old' ? 'confirmed_at_old_at' : 'confirmed_at_new_at';
    const [row] = await this.em.execute<EmailChange[]>(
      `update email_changes set ${column} = coalesce(${column}, ?) where id = ?::uuid and expires_at > ?
       returning ${COLUMNS}`,
      [now, id, now],
    );
    return row ?? null;
  }

  async forgetThatOf(userId: string): Promise<void> {
    await this.em.execute('delete from email_changes where user_id = ?', [userId]);
  }
}

/** @param client connected as the maintenance role, which sees changes one hour after they expire */
export async function removeExpiredChanges(client: ClientBase): Promise<void> {
  await client.query(`delete from email_changes where expires_at < now() - interval '1 hour'`);
}

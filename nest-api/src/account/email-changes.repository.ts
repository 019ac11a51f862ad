import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** A change of address that waits for one of its two links or for both. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** When the old address agreed. */
  readonly old: Date | null;
  readonly new: Date | null;
  readonly expiresAt: Date;
}

const COLUMNS = `id, user_id as "userId", email, confirmed_at_old_at as old, confirmed_at_new_at as new,
  expires_at as "expiresAt"`;

/** Changes of addresses that wait, in the unit of work of the caller. */
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

  /** Puts it in place of the one before. @returns its id */
  async begin(userId: string, email: string, times: { now: Date; expiresAt: Date }): Promise<string> {
    const id = uuidv7();
    await this.forgetThatOf(userId);
    await this.em.execute(
      'insert into email_changes (id, user_id, email, expires_at, created_at) values (?, ?, ?, ?, ?)',
      [id, userId, email, times.expiresAt, times.now],
    );
    return id;
  }

  /** Notes that one side agrees. Null when it is too old, done or called off. */
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

/** @param client connected as the maintenance role, which sees them only an hour after they ran out */
export async function removeExpiredChanges(client: ClientBase): Promise<void> {
  await client.query(`delete from email_changes where expires_at < now() - interval '1 hour'`);
}

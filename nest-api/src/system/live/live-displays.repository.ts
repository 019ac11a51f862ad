import { MOST_DISPLAYS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Lookups } from '../../database/lookups.js';

export interface NewDisplay {
  readonly name: string;
  readonly tokenHash: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface DisplayRow {
  readonly id: string;
  readonly name: string;
  /** Null if the account is deleted. */
  readonly createdBy: string | null;
  /** The ORM returns times of raw statements as text. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastShownAt: string | null;
}

const SELECT = `
  select id, name, created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt",
    last_shown_at as "lastShownAt"
  from live_displays`;

/** Displays of the live board. All but `show` join the caller's unit of work. */
@Injectable()
export class LiveDisplaysRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Those that have not expired, by name. */
  list(now: Date): Promise<DisplayRow[]> {
    return this.em.execute<DisplayRow[]>(`${SELECT} where expires_at > ? order by name, id limit ?`, [
      now,
      MOST_DISPLAYS,
    ]);
  }

  async find(id: string): Promise<DisplayRow | null> {
    const [row] = await this.em.execute<DisplayRow[]>(`${SELECT} where id = ?`, [id]);
    return row ?? null;
  }

  async create({ name, tokenHash, createdBy, createdAt, expiresAt }: NewDisplay): Promise<string> {
    const id = uuidv7();
    await this.em.execute(
      `insert into live_displays (id, name, token_hash, created_by, created_at, expires_at)
       values (?, ?, ?, ?, ?, ?)`,
      [id, name, tokenHash, createdBy, createdAt, expiresAt],
    );
    return id;
  }

  async delete(id: string): Promise<void> {
    await this.em.execute('delete from live_displays where id = ?', [id]);
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.em.execute('delete from live_displays where expires_at <= ?', [now]);
  }

  /** Notes that a display shows the board. @returns its ID; null if it is unknown, deleted or expired */
  async show(tokenHash: string, now: Date): Promise<string | null> {
    const [row] = await this.lookups.call<{ id: string }>('show_live_display', [tokenHash, now]);
    return row?.id ?? null;
  }
}

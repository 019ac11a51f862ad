import type { SavedViewList } from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface SavedView {
  readonly id: string;
  readonly list: SavedViewList;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
  readonly createdAt: Date;
}

export type SavedViewChange = Partial<Pick<SavedView, 'name' | 'query' | 'isDefault'>>;

const COLUMNS = `id, list, name, query, is_default as "isDefault", created_at as "createdAt"`;

/** The saved views of a user. Joins the caller's unit of work. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Sorted by name. */
  ofList(userId: string, list: SavedViewList): Promise<SavedView[]> {
    return this.em.execute<SavedView[]>(
      `select ${COLUMNS} from saved_views where user_id = ? and list = ? order by lower(name), id`,
      [userId, list],
    );
  }

  async find(userId: string, id: string): Promise<SavedView | null> {
    const [row] = await this.em.execute<SavedView[]>(
      `select ${COLUMNS} from saved_views where user_id = ? and id = ? for update`,
      [userId, id],
    );
    return row ?? null;
  }

  /** Locks a user's views of a list until the unit of work ends, so that two requests cannot both pass the limit. */
  async hold(userId: string, list: SavedViewList): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `saved-views:${userId}:${list}`,
    ]);
  }

  async count(userId: string, list: SavedViewList): Promise<number> {
    const [{ count }] = await this.em.execute<[{ count: number }]>(
      'select count(*)::int as count from saved_views where user_id = ? and list = ?',
      [userId, list],
    );
    return count;
  }

  /** @throws UniqueConstraintViolationException the list has a view of this name */
  async add(userId: string, { id, list, name, query, isDefault, createdAt }: SavedView): Promise<void> {
    await this.em.execute(
      `insert into saved_views (id, user_id, list, name, query, is_default, created_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [id, userId, list, name, query, isDefault, createdAt],
    );
  }

  /** @throws UniqueConstraintViolationException the list has a view of this name */
  async change(userId: string, id: string, { name, query, isDefault }: SavedViewChange): Promise<SavedView> {
    const [row] = await this.em.execute<[SavedView]>(
      `update saved_views set name = coalesce(?, name), query = coalesce(?, query),
         is_default = coalesce(?::boolean, is_default)
       where user_id = ? and id = ? returning ${COLUMNS}`,
      [name ?? null, query ?? null, isDefault ?? null, userId, id],
    );
    return row;
  }

  /** Clears the default view of the list. */
  async clearDefault(userId: string, list: SavedViewList): Promise<void> {
    await this.em.execute(
      'update saved_views set is_default = false where user_id = ? and list = ? and is_default',
      [userId, list],
    );
  }

  /** @returns false if the view does not exist */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.em.execute<unknown[]>(
      'delete from saved_views where user_id = ? and id = ? returning 1',
      [userId, id],
    );
    return removed.length > 0;
  }
}

/** Whether a write failed because the list has a view of this name. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof UniqueConstraintViolationException;
}

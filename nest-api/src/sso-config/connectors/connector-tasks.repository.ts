import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { TASKS } from './connector-signals.js';

export interface TakenAnswer {
  /** JSON. */
  readonly answer: string;
  readonly isLast: boolean;
}

/** What became of an answer. `full`: the one before has not been taken yet. */
export type Delivery = 'stored' | 'full' | 'gone';

/** Tasks of connectors, each with room for one answer. */
@Injectable()
export class ConnectorTasksRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns its ID */
  async add(
    { tenantId, configurationId }: { tenantId: string; configurationId: string },
    sealed: string,
    now: Date,
    expiresAt: Date,
  ): Promise<string> {
    const id = uuidv7();
    await this.em.execute('delete from connector_tasks where configuration_id = ? and expires_at < ?', [
      configurationId,
      now,
    ]);
    await this.em.execute(
      `insert into connector_tasks (id, tenant_id, configuration_id, sealed, created_at, expires_at)
       values (?, ?, ?, ?, ?, ?)`,
      [id, tenantId, configurationId, sealed, now, expiresAt],
    );
    await this.signal(configurationId);
    return id;
  }

  async remove(id: string): Promise<void> {
    await this.em.execute('delete from connector_tasks where id = ?', [id]);
  }

  /** The connector was revoked, or started again and does not know what it worked on. */
  async giveUp(connectorId: string): Promise<void> {
    const gone = await this.em.execute<{ id: string }[]>(
      'delete from connector_tasks where claimed_by = ? returning id',
      [connectorId],
    );
    for (const { id } of gone) await this.signal(id);
  }

  /** The oldest that nobody works on. A connector that was revoked meanwhile gets none. */
  async claim(configurationId: string, connectorId: string, now: Date) {
    const [task] = await this.em.execute<{ id: string; sealed: string }[]>(
      `update connector_tasks set claimed_by = ?
       where id = (
         select t.id from connector_tasks t where t.configuration_id = ? and t.claimed_by is null and t.expires_at > ?
           and exists (select 1 from connectors c where c.id = ? and c.revoked_at is null)
         order by t.id limit 1 for update skip locked)
       returning id, sealed`,
      [connectorId, configurationId, now, connectorId],
    );
    if (task) await this.signal(task.id);
    return task ?? null;
  }

  /** Whether a connector works on it; null: it is gone. */
  async isClaimed(id: string): Promise<boolean | null> {
    const [task] = await this.em.execute<{ isClaimed: boolean }[]>(
      'select claimed_by is not null as "isClaimed" from connector_tasks where id = ?',
      [id],
    );
    return task ? task.isClaimed : null;
  }

  /** Stores each answer once, in the order of its numbers. */
  async deliver(
    connectorId: string,
    id: string,
    { answer, number, isLast }: { answer: string; number: number; isLast: boolean },
  ): Promise<Delivery> {
    const stored = await this.em.execute<unknown[]>(
      `update connector_tasks set answer = ?, number = ?, is_last = ?
       where id = ? and claimed_by = ? and answer is null and number = ? and not is_last
         and exists (select 1 from connectors c where c.id = ? and c.revoked_at is null)
       returning 1`,
      [answer, number, isLast, id, connectorId, number - 1, connectorId],
    );
    if (stored.length > 0) {
      await this.signal(id);
      return 'stored';
    }
    const [task] = await this.em.execute<{ number: number }[]>(
      'select number from connector_tasks where id = ? and claimed_by = ?',
      [id, connectorId],
    );
    if (!task || number > task.number + 1) return 'gone';
    return number <= task.number ? 'stored' : 'full';
  }

  /** Takes the answer out, so that there is room for the next. Null: there is none; undefined: the task is gone. */
  async take(id: string): Promise<TakenAnswer | null | undefined> {
    const [task] = await this.em.execute<{ answer: string | null; isLast: boolean }[]>(
      'select answer, is_last as "isLast" from connector_tasks where id = ? for update',
      [id],
    );
    if (!task) return undefined;
    if (task.answer === null) return null;
    await this.em.execute('update connector_tasks set answer = null where id = ?', [id]);
    await this.signal(id);
    return { answer: task.answer, isLast: task.isLast };
  }

  /** Whoever polls for the connection looks again. */
  wake(configurationId: string): Promise<void> {
    return this.signal(configurationId);
  }

  /** Heard by every process once the transaction is committed. */
  private async signal(id: string): Promise<void> {
    await this.em.execute(`select pg_notify('gatehouse_changes', ?)`, [`${TASKS}:${id}`]);
  }
}

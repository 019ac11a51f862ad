import { FAILED_SIGN_IN_DAYS, SUCCESSFUL_SIGN_IN_DAYS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Data of connections from the sign-in log. Joins the caller's unit of work. */
@Injectable()
export class LastSignIns {
  constructor(private readonly em: EntityManager) {}

  /** Time of the last stored sign-in through each of these connections, by `sign_in_attempts_connection_index`. */
  async of(connectionIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.em.execute<{ id: string; at: string }[]>(
      `select c.id, t.at from unnest(?::uuid[]) c (id) cross join lateral (
         select a.at from sign_in_attempts a
         where not a.failed and a.connection_id = c.id and a.is_sign_in
           and a.at >= now() - make_interval(days => ${SUCCESSFUL_SIGN_IN_DAYS})
         order by a.id desc limit 1) t`,
      [`{${connectionIds.join(',')}}`],
    );
    return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
  }

  /** The traces of the newest sign-ins through a connection from an address, by `sign_in_attempts_ip_index`. */
  async tracesFrom(connectionId: string, ip: string, limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select trace_id as id from sign_in_attempts
       where ip = ? and connection_id = ? and trace_id is not null
         and at >= now() - make_interval(days => ${FAILED_SIGN_IN_DAYS.default}) order by id desc limit ?`,
      [ip, connectionId, limit],
    );
    return rows.map(({ id }) => id);
  }
}

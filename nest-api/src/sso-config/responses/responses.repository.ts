import { RESPONSES_KEPT } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';

export interface StoredResponse {
  readonly id: string;
  readonly configurationId: string;
  readonly protocol: 'saml' | 'openid';
  readonly purpose: 'sign_in' | 'test';
  readonly outcome: string;
  readonly reference: string;
  readonly size: number;
  readonly sealed: string | null;
  readonly receivedAt: Date;
}

const DAY = 86_400;
const COLUMNS = `id, configuration_id as "configurationId", protocol, purpose, outcome, reference, size, sealed,
  received_at as "receivedAt"`;

/** Stored responses of a connection, in the unit of work of the caller. Expired ones are not shown. */
@Injectable()
export class ResponsesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The newest first; at most `limit + 1`. @param before the ID of the last one that is known */
  async page(configurationId: string, limit: number, before?: string): Promise<StoredResponse[]> {
    const rows = await this.em.execute<StoredResponse[]>(
      `select ${COLUMNS} from upstream_responses where configuration_id = ? and received_at > ?
       ${before ? 'and (received_at, id) < (select b.received_at, b.id from upstream_responses b where b.id = ?)' : ''}
       order by received_at desc, id desc limit ?`,
      [configurationId, this.oldest(), ...(before ? [before] : []), limit + 1],
    );
    return rows.map(withDate);
  }

  async find(configurationId: string, id: string): Promise<StoredResponse | null> {
    const [row] = await this.em.execute<StoredResponse[]>(
      `select ${COLUMNS} from upstream_responses where id = ? and configuration_id = ? and received_at > ?`,
      [id, configurationId, this.oldest()],
    );
    return row ? withDate(row) : null;
  }

  private oldest(): Date {
    return plusSeconds(this.clock.now(), -RESPONSES_KEPT.days * DAY);
  }
}

/** The driver gives dates as text where the ORM took its parsers away. */
function withDate(row: StoredResponse): StoredResponse {
  return { ...row, receivedAt: new Date(row.receivedAt) };
}

import type { EntityManager as Orm } from '@mikro-orm/postgresql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PersonalPart } from './personal-columns.js';

/** Whose data: the user of the unit of work, a member of its tenant, or anyone on the platform. */
export type Subject = { readonly of: 'own' } | { readonly of: 'member' | 'anyone'; readonly userId: string };

interface PersonalEntry {
  /** Position for the next page. */
  readonly key: string;
  readonly entry: Record<string, unknown>;
}

interface DataTenant {
  readonly id: string;
  readonly name: string;
  readonly failedDays: number;
}

/** Reads personal data of all modules, by functions of the database. Joins the caller's unit of work. */
@Injectable()
export class PersonalDataRepository {
  constructor(private readonly em: EntityManager) {}

  /** @param after the key of the last entry, or an empty text */
  page(subject: Subject, part: PersonalPart, after: string, limit: number): Promise<PersonalEntry[]> {
    return read(this.em, subject, [part, after, limit]);
  }

  /** Entries of each part, up to a limit. */
  async counts(parts: readonly PersonalPart[], upTo: number): Promise<Map<PersonalPart, number>> {
    const rows = await this.em.execute<{ part: PersonalPart; entries: number }[]>(
      "select part, entries from own_personal_data_counts(string_to_array(?, ' '), ?)",
      [parts.join(' '), upTo],
    );
    return new Map(rows.map(({ part, entries }) => [part, entries]));
  }

  /** The organizations of the user of the unit of work, with their settings. */
  tenants(): Promise<DataTenant[]> {
    return this.em.execute<DataTenant[]>(
      'select id, name, failed_days as "failedDays" from own_data_tenants()',
    );
  }

  /** Whether the tenant of the unit of work is the only one of a user. */
  async belongsHereOnly(userId: string): Promise<boolean> {
    const [row] = await this.em.execute<{ only: boolean }[]>('select belongs_here_only(?) as only', [userId]);
    return row?.only === true;
  }
}

const COLUMNS = 'at_key as key, entry';

function read(
  em: Orm,
  subject: Subject,
  page: readonly [PersonalPart, string, number],
): Promise<PersonalEntry[]> {
  if (subject.of === 'own')
    return em.execute<PersonalEntry[]>(`select ${COLUMNS} from own_personal_data(?, ?, ?)`, [...page]);
  const name = subject.of === 'member' ? 'personal_data_of_member' : 'personal_data';
  return em.execute<PersonalEntry[]>(`select ${COLUMNS} from ${name}(?, ?, ?, ?)`, [subject.userId, ...page]);
}

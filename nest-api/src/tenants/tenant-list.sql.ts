import {
  PAYMENT_STATUSES,
  PLANS,
  TENANT_STATUSES,
  type TenantFilter,
  type TenantSort,
} from '@gatehouse/contracts';
import type { Cursor } from '../common/paging.js';

interface Query {
  readonly sql: string;
  readonly values: unknown[];
}

/** The sort expressions, and how a cursor's text is converted to their types. */
const SORTS: Record<TenantSort, { readonly sql: string; readonly carried: string }> = {
  created: { sql: 't.id', carried: '?::uuid' },
  name: { sql: 'name_key(t.name) collate "C"', carried: 'name_key(?::text) collate "C"' },
  nextPayment: { sql: 't.next_payment_at', carried: '?::timestamptz' },
};

/** The searched text; `tenants_search_index` indexes its trigrams. */
const SEARCHED = `name_key(t.name || ' ' || t.code || ' ' || t.slug)`;

/**
 * The number of tenants that a search reads in the order of the list before it asks the index. A frequent word is found
 * among them. The index returns all matches of a rare one.
 */
const LOOKED_THROUGH = 1_000;

/** The SQL of one page of tenants. Each attempt reads a number of rows that does not grow with the tenants. */
export class TenantList {
  private readonly where: Query[] = [];
  private readonly key: string;
  private readonly direction: 'asc' | 'desc';
  private readonly words: readonly string[];

  /** @param limit number of rows to read: one more than the page shows whether another page exists */
  constructor(
    private readonly filter: TenantFilter,
    private readonly limit: number,
    after: Cursor | null,
  ) {
    const { sql, carried } = SORTS[filter.sort];
    this.key = sql;
    this.direction = filter.order;
    this.words = filter.search?.split(/\s+/).filter(Boolean) ?? [];
    this.add(this.isBin ? 't.deleted_at is not null and t.erased_at is null' : 't.deleted_at is null');
    // Tenants without a date cannot be sorted by it, so the list leaves them out.
    if (filter.sort === 'nextPayment') this.add('t.next_payment_at is not null');
    if (after)
      this.add(`(${sql}, t.id) ${filter.order === 'asc' ? '>' : '<'} (${carried}, ?::uuid)`, ...after);
  }

  /** Queries to run in order until one returns a full page. The result of the last one is complete. */
  attempts(): Query[] {
    if (this.words.length > 0) return [this.lookedThrough(), this.byLetters()];
    return [this.isFiltered && !this.isBin ? this.byKind() : this.straight()];
  }

  /** All tenants that match the filter, as the text after `from`. */
  static matching(filter: TenantFilter): Query {
    const list = new TenantList(filter, 0, null);
    const { sql, values } = joined([...list.letters(), ...list.where, ...list.kinds()]);
    return { sql: `tenants t where ${sql}`, values };
  }

  private get isBin(): boolean {
    return this.filter.deleted === 'true';
  }

  private get isFiltered(): boolean {
    const { status, plan, payment } = this.filter;
    return Boolean(status ?? plan ?? payment);
  }

  private straight(): Query {
    const { sql, values } = joined([...this.where, ...this.kinds()]);
    return {
      sql: `select t.id from tenants t where ${sql} order by ${this.order} limit ${this.limit}`,
      values,
    };
  }

  /** Merges the first rows of each kind that the filter admits. Each is the beginning of an index range. */
  private byKind(): Query {
    const { status, plan, payment } = this.filter;
    const { sql, values } = joined(this.where);
    return {
      sql: `select t.id from unnest(?::text[]) s, unnest(?::text[]) p, unnest(?::text[]) y
        cross join lateral (
          select t.id, ${this.key} as key from tenants t
          where t.status = s and t.plan = p and t.payment_status = y and ${sql}
          order by ${this.order} limit ${this.limit}
        ) t order by t.key ${this.direction}, t.id ${this.direction} limit ${this.limit}`,
      values: [
        asArray(status ? [status] : TENANT_STATUSES),
        asArray(plan ? [plan] : PLANS),
        asArray(payment ? [payment] : PAYMENT_STATUSES),
        ...values,
      ],
    };
  }

  private lookedThrough(): Query {
    const { sql, values } = joined(this.where);
    const matching = joined([...this.kinds(), ...this.matches('t.text')]);
    return {
      sql: `select t.id from (
          select t.id, t.status, t.plan, t.payment_status, ${this.key} as key, ${SEARCHED} as text from tenants t
          where ${sql} order by ${this.order} limit ${LOOKED_THROUGH}
        ) t where ${matching.sql}
        order by t.key ${this.direction}, t.id ${this.direction} limit ${this.limit}`,
      values: [...values, ...matching.values],
    };
  }

  private byLetters(): Query {
    const { sql, values } = joined([...this.letters(), ...this.where, ...this.kinds()]);
    return {
      sql: `with t as materialized (select t.id, ${this.key} as key from tenants t where ${sql})
        select t.id from t order by t.key ${this.direction}, t.id ${this.direction} limit ${this.limit}`,
      values,
    };
  }

  private letters(): Query[] {
    const found = this.words.map((word) => ({
      sql: `search_grams(${SEARCHED}) @> search_needles(name_key(?::text))`,
      values: [word],
    }));
    return [...found, ...this.matches(SEARCHED)];
  }

  private kinds(): Query[] {
    const { status, plan, payment } = this.filter;
    return Object.entries({ status, plan, payment_status: payment })
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => ({ sql: `t.${column} = ?`, values: [value] }));
  }

  private matches(text: string): Query[] {
    return this.words.map((word) => ({
      sql: `${text} like name_key(?::text)`,
      values: [`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`],
    }));
  }

  private get order(): string {
    return `${this.key} ${this.direction}, t.id ${this.direction}`;
  }

  private add(sql: string, ...values: unknown[]): void {
    this.where.push({ sql, values });
  }
}

function joined(parts: readonly Query[]): Query {
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    values: parts.flatMap(({ values }) => values),
  };
}

const asArray = (words: readonly string[]) => `{${words.join(',')}}`;

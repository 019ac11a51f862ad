import { SEARCH, type SearchKind, type SearchThing, WEB_CLIENT } from '@gatehouse/contracts';
import { endOfPrefix, personSearchKey } from '../../users/search-key.js';

/** A query for one more hit than is shown. Its rows are `SearchHit`s. */
export interface SearchStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const SHOWN = SEARCH.ofEachKind + 1;
/** Number of matches that are ranked. */
const CANDIDATES = 200;
/** Parts of words are found by trigrams. Shorter text matches only the beginning of a word. */
const TRIGRAM = 3;

/**
 * The queries for one kind of object: of `tenantId`, or of all tenants if it is null.
 *
 * Users are found by index ranges, because row-level security allows an index only for leakproof operators. A tenant
 * has few other objects, so they are read completely. Across all tenants, trigrams find them.
 */
export function searchFor(
  kind: Exclude<SearchKind, 'attempts'>,
  typed: string,
  tenantId: string | null,
): SearchStatement {
  switch (kind) {
    case 'tenants':
      return tenants(typed);
    case 'users':
      return tenantId === null ? people(typed) : members(typed, tenantId);
    case 'applications':
      return applications(typed, tenantId);
    case 'connections':
      return named(typed, tenantId, {
        thing: 'connection',
        table: 'sso_configurations',
        title: 'x.name',
        detail: 'x.type',
        searched: 'lower(x.name)',
        condition: 'x.deleted_at is null',
      });
    case 'domains':
      return named(typed, tenantId, {
        thing: 'domain',
        table: 'domains',
        title: 'x.domain',
        detail: 'x.status',
        searched: 'x.domain',
        condition: 'true',
      });
  }
}

/** First names that begin with the text, by the sort index, then names that contain it. */
function tenants(typed: string): SearchStatement {
  const key = personSearchKey(typed);
  const within = containing(`name_key(t.name || ' ' || t.code || ' ' || t.slug)`, key);
  return {
    sql: `select id, 'tenant' as thing, name as title, code as detail, null as "tenantName" from (
        (select 0 as place, t.id, t.name, t.code from tenants t
          where name_key(t.name) collate "C" >= ? and name_key(t.name) collate "C" < ?
            and t.deleted_at is null order by name_key(t.name) collate "C", t.id limit ${SHOWN})
        union all
        (select 1, t.id, t.name, t.code from tenants t where ${within.sql} and t.deleted_at is null limit ${SHOWN})
      ) found group by id, name, code order by min(place), name_key(name) collate "C", id limit ${SHOWN}`,
    values: [key, endOfPrefix(key), ...within.values],
  };
}

function people(typed: string): SearchStatement {
  const keys = [
    'u.email_key',
    'person_name_key(u.given_name, u.family_name)',
    `person_name_key(u.family_name, '')`,
  ];
  const { sql, values } = beginning(keys, 'users u', 'u.id', typed, []);
  return {
    sql: `select u.id, 'user' as thing, btrim(u.given_name || ' ' || u.family_name) as title, u.email as detail,
        null as "tenantName"
      from users u where u.id in (${sql})
      order by person_name_key(u.given_name, u.family_name) collate "C", u.id limit ${SHOWN}`,
    values,
  };
}

/** Selects memberships before joining users, because their row-level security policy runs once for each row. */
function members(typed: string, tenantId: string): SearchStatement {
  const keys = ['m.email_key', 'm.name_key', 'm.family_key'];
  const { sql, values } = beginning(keys, 'memberships m', 'm.id', typed, ['m.tenant_id = ?', tenantId]);
  return {
    sql: `with chosen as materialized (
        select m.user_id, m.name_key, m.id from memberships m where m.tenant_id = ? and m.id in (${sql})
        order by m.name_key collate "C", m.id limit ${SHOWN}
      )
      select u.id, 'user' as thing, btrim(u.given_name || ' ' || u.family_name) as title, u.email as detail,
        null as "tenantName"
      from chosen c join users u on u.id = c.user_id order by c.name_key collate "C", c.id`,
    values: [tenantId, ...values],
  };
}

/** IDs of the first matches of each key, from one short index range each. */
function beginning(
  keys: readonly string[],
  from: string,
  id: string,
  typed: string,
  [condition, ...given]: readonly string[],
): SearchStatement {
  const key = personSearchKey(typed);
  const ranges = keys.map(
    (it) => `(select ${id} from ${from} where ${condition ? `${condition} and ` : ''}
      ${it} collate "C" >= ? and ${it} collate "C" < ? order by ${it} collate "C", ${id} limit ${SHOWN})`,
  );
  return {
    sql: ranges.join(' union '),
    values: keys.flatMap(() => [...given, key, endOfPrefix(key)]),
  };
}

function applications(typed: string, tenantId: string | null): SearchStatement {
  const clients = named(typed, tenantId, {
    thing: 'oauth_client',
    table: 'oauth_clients',
    title: 'x.name',
    detail: 'x.client_id',
    searched: `lower(x.name || ' ' || x.client_id)`,
    condition: `x.deleted_at is null and x.directory_id is null and x.client_id <> '${WEB_CLIENT.id}'`,
  });
  const providers = named(typed, tenantId, {
    thing: 'saml_provider',
    table: 'saml_service_providers',
    title: 'x.name',
    detail: 'x.entity_id',
    searched: `lower(x.name || ' ' || x.entity_id)`,
    condition: 'x.deleted_at is null',
  });
  return {
    sql: `select * from (${clients.sql}) clients union all select * from (${providers.sql}) providers
      order by title, id limit ${SHOWN}`,
    values: [...clients.values, ...providers.values],
  };
}

interface Named {
  readonly thing: SearchThing;
  readonly table: string;
  readonly title: string;
  readonly detail: string;
  /** The indexed expression of migration T0600. */
  readonly searched: string;
  readonly condition: string;
}

function named(typed: string, tenantId: string | null, what: Named): SearchStatement {
  const { sql, values } = containing(what.searched, typed);
  const ofTenant = tenantId === null ? '' : 'x.tenant_id = ? and';
  return {
    sql: `select x.id, '${what.thing}' as thing, ${what.title} as title, ${what.detail} as detail,
        ${tenantId === null ? '(select t.name from tenants t where t.id = x.tenant_id)' : 'null'} as "tenantName"
      from (select * from ${what.table} x where ${ofTenant} ${what.condition} and ${sql} limit ${CANDIDATES}) x
      order by lower(${what.title}) not like lower(?) || '%', lower(${what.title}), x.id limit ${SHOWN}`,
    values: [...(tenantId === null ? [] : [tenantId]), ...values, escaped(clean(typed))],
  };
}

/** Every word must occur in the text. */
function containing(searched: string, typed: string): SearchStatement {
  const words = clean(typed).split(/\s+/).filter(Boolean);
  const conditions = words.map((word) =>
    [...word].length < TRIGRAM
      ? {
          sql: `(${searched} like lower(?) or ${searched} like lower(?))`,
          values: [`${escaped(word)}%`, `% ${escaped(word)}%`],
        }
      : { sql: `${searched} like lower(?)`, values: [`%${escaped(word)}%`] },
  );
  return {
    sql: conditions.map(({ sql }) => sql).join(' and ') || 'false',
    values: conditions.flatMap(({ values }) => values),
  };
}

/** Removes NUL, which PostgreSQL text cannot contain. */
function clean(typed: string): string {
  return typed.replaceAll('\u0000', '').trim();
}

/** Escapes the special characters of `like`. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

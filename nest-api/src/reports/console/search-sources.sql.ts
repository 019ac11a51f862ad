import { SEARCH, type SearchKind, type SearchThing, WEB_CLIENT } from '@gatehouse/contracts';
import { endOfPrefix, personSearchKey } from '../../users/search-key.js';

/** A statement that finds at most one more than is shown; its rows are `SearchHit`s. */
export interface SearchStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const SHOWN = SEARCH.ofEachKind + 1;
/** So many matches are read to choose the best of. */
const CANDIDATES = 200;
/** A part of a word is looked for by its trigrams, so a shorter one only as the beginning of a word. */
const TRIGRAM = 3;

/**
 * What finds things of one kind: of `tenantId`, or of all tenants where it is null.
 *
 * People are found by ranges over indexes of text, since row-level security lets an index be used by leakproof operators
 * alone. Everything else of a tenant is few and read whole; of all tenants it is found by trigrams.
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

/** Those whose name begins so come first, by the index that sorts names; then those that hold it anywhere. */
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

/** The members are chosen before the people are looked up: their policy asks about each one. */
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

/** The ids of the first of each key that begins so: one short range of an index each. */
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
  /** The expression that the index of migration T0600 is on. */
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

/** Every word is in the text. */
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

/** Text of PostgreSQL has no NUL. */
function clean(typed: string): string {
  return typed.replaceAll('\u0000', '').trim();
}

/** What `like` would read as a pattern stands for itself. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

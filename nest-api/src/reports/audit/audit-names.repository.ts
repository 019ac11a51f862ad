import type { AuditEvent } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** An object that an event refers to by its ID. */
export interface Named {
  readonly name: string;
  /** False for deleted objects that still have a name. */
  readonly exists: boolean;
}

/** Finds the name of an object by its type and ID. */
export type NameOf = (type: string, id: string | null) => Named | null;

interface Row extends Named {
  readonly type: string;
  readonly id: string;
}

/** By the type of an actor or target. Each takes its IDs; row-level security shows a tenant its own rows. */
const SOURCES: Readonly<Record<string, string>> = {
  user: 'select id::text, email as name, true as exists from users where id = any(?::uuid[])',
  tenant: 'select id::text, name, deleted_at is null from tenants where id = any(?::uuid[])',
  oauth_client: 'select id::text, name, deleted_at is null from oauth_clients where id = any(?::uuid[])',
  oauth_resource: 'select id::text, name, true from oauth_resources where id = any(?::uuid[])',
  saml_service_provider: `
    select id::text, name, deleted_at is null from saml_service_providers where id = any(?::uuid[])`,
  sso_configuration: `
    select id::text, name, deleted_at is null from sso_configurations where id = any(?::uuid[])`,
  domain: 'select id::text, domain, true from domains where id = any(?::uuid[])',
  role: 'select id::text, name, true from tenant_roles where id = any(?::uuid[])',
  invitation: 'select id::text, email, false from invitations where id = any(?::uuid[])',
};
/** An application that acts is named by its client ID. */
const ACTING_CLIENTS = `
  select client_id, name, deleted_at is null from oauth_clients where client_id = any(?::text[])`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Looks up the names for a page of events with a single statement. Joins the unit of work that read the events. */
@Injectable()
export class AuditNames {
  constructor(private readonly em: EntityManager) {}

  async of(events: readonly Pick<AuditEvent, 'actor' | 'target'>[]): Promise<NameOf> {
    const wanted = idsByType(events);
    const statements = [...wanted].map(
      ([type, ids]) =>
        [`select '${type}' as type, * from (${sourceOf(type)}) n (id, name, exists)`, asArray(ids)] as const,
    );
    if (statements.length === 0) return () => null;
    const rows = await this.em.execute<Row[]>(
      statements.map(([sql]) => sql).join(' union all '),
      statements.map(([, ids]) => ids),
    );
    const names = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
    return (type, id) => names.get(`${type} ${id}`) ?? null;
  }
}

function sourceOf(type: string): string {
  return type === 'client' ? ACTING_CLIENTS : (SOURCES[type] as string);
}

/** The IDs to look up, by type; types without a name are left out. */
function idsByType(events: readonly Pick<AuditEvent, 'actor' | 'target'>[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const named of events.flatMap(({ actor, target }) => [actor, ...(target ? [target] : [])])) {
    const { type, id } = named;
    if (id === null || !(type === 'client' || (Object.hasOwn(SOURCES, type) && UUID.test(id)))) continue;
    wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  }
  return wanted;
}

/** A PostgreSQL array literal of texts. */
function asArray(ids: ReadonlySet<string>): string {
  return `{${[...ids].map((id) => JSON.stringify(id)).join(',')}}`;
}

import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  [
    '"customClaims" jsonb',
    '"customClaims" jsonb, "registeredItself" boolean, document jsonb, "documentExpiresAt" double precision',
  ],
  [
    ', c.custom_claims',
    ', c.custom_claims, c.registered_itself, c.document, extract(epoch from c.document_expires_at)::float8',
  ],
];

/**
 * Applications register themselves with an organization.
 *
 * - `registration_policies`: whether, and as what. An organization without a row has never allowed it.
 * - `initial_access_tokens`: with which they register, as hashes.
 * - `oauth_clients.document`: the metadata of an application whose client ID is the URL of that document.
 * - `client_registrations`: the token that manages the registration, as a hash, and what the application says of itself.
 */
export class Migration20261128T0640_client_registration extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients add column registered_itself boolean not null default false,
        add column document jsonb null, add column document_expires_at timestamptz null`);
    this.addSql(`
      create index oauth_clients_document_expires_at_index on oauth_clients (document_expires_at)
        where document_expires_at is not null`);
    for (const table of ['oauth_clients', 'oauth_authorizations'])
      this.addSql(`alter table ${table} alter column client_id type varchar(1000)`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    this.policies();
    this.tokens();
    this.registrations();
    // A token of an organization that may not sign in is found as well: the answer says so.
    sqlFunction(
      this,
      'initial_access_token_by_hash(of_hash bytea)',
      'table (id uuid, "tenantId" uuid)',
      'select id, tenant_id from initial_access_tokens where hash = of_hash',
    );
    sqlFunction(
      this,
      'note_registration_use(of_client uuid, used timestamptz)',
      'void',
      `update client_registrations set last_used_at = used
       where client_id = of_client and (last_used_at is null or last_used_at < used - interval '1 hour')`,
      { isVolatile: true },
    );
    // Only a row of a document is replaced: no other client ID is a URL.
    sqlFunction(
      this,
      'store_client_document(of_id uuid, of_url text, of_name text, content jsonb, valid_until timestamptz, at timestamptz)',
      'void',
      `insert into oauth_clients (id, tenant_id, client_id, name, redirect_uris, post_logout_redirect_uris, scopes,
         token_endpoint_auth_method, registered_itself, document, document_expires_at, created_at, updated_at)
       values (of_id, null, of_url, of_name, '{}', '{}', '{}', 'none', true, content, valid_until, at, at)
       on conflict (client_id) do update set name = excluded.name, document = excluded.document,
         document_expires_at = excluded.document_expires_at, updated_at = excluded.updated_at
         where oauth_clients.document is not null`,
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'remove_registered_client(of_id uuid)',
      'void',
      `delete from oauth_authorizations a using oauth_clients c
         where c.id = of_id and c.registered_itself and a.client_id = c.client_id;
       delete from oauth_logout_deliveries d using oauth_clients c
         where c.id = of_id and c.registered_itself and d.client_id = c.id;
       delete from grants g using oauth_clients c where c.id = of_id and c.registered_itself and g.client_id = c.id;
       delete from oauth_client_secrets s using oauth_clients c
         where c.id = of_id and c.registered_itself and s.client_id = c.id;
       delete from oauth_clients where id = of_id and registered_itself`,
      { isVolatile: true, roles: ['platform'] },
    );
  }

  private policies(): void {
    tenantTable(
      this,
      'registration_policies',
      { app: 'select, insert, update', platform: 'select, insert, update' },
      `
      tenant_id uuid not null,
      mode varchar(10) not null,
      redirect_hosts text[] not null,
      documents boolean not null,
      document_hosts text[] not null,
      blocked_document_hosts text[] not null,
      native boolean not null,
      grant_types text[] not null,
      scopes text[] not null,
      resources jsonb not null,
      unused_days int not null,
      version int not null,
      constraint registration_policies_pkey primary key (tenant_id),
      constraint registration_policies_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql(`
      create trigger registration_policies_notify after insert or update or delete on registration_policies
        for each row execute function notify_change('tenant_id')`);
  }

  private tokens(): void {
    tenantTable(
      this,
      'initial_access_tokens',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      name varchar(120) not null,
      hash bytea not null,
      last_four varchar(4) not null,
      uses int not null,
      most_uses int null,
      expires_at timestamptz null,
      created_by uuid null,
      created_at timestamptz not null,
      last_used_at timestamptz null,
      constraint initial_access_tokens_pkey primary key (id),
      constraint initial_access_tokens_hash_unique unique (hash),
      constraint initial_access_tokens_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index initial_access_tokens_tenant_id_index on initial_access_tokens (tenant_id)');
  }

  private registrations(): void {
    tenantTable(
      this,
      'client_registrations',
      { app: 'select, insert, update, delete', platform: 'select' },
      `
      client_id uuid not null,
      tenant_id uuid not null,
      token_hash bytea not null,
      initial_access_token varchar(120) null,
      metadata jsonb not null,
      registered_at timestamptz not null,
      last_used_at timestamptz null,
      constraint client_registrations_pkey primary key (client_id),
      constraint client_registrations_client_id_foreign foreign key (client_id) references oauth_clients (id)
        on delete cascade,
      constraint client_registrations_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index client_registrations_tenant_id_index on client_registrations (tenant_id)');
    this.addSql(
      'create index client_registrations_used_index on client_registrations (coalesce(last_used_at, registered_at))',
    );
  }

  override down(): void {
    this.addSql(
      'drop function initial_access_token_by_hash, note_registration_use, remove_registered_client, store_client_document',
    );
    this.addSql('drop table client_registrations, initial_access_tokens, registration_policies');
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql(`
      alter table oauth_clients drop column registered_itself, drop column document, drop column document_expires_at`);
  }
}

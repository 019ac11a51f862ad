import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  ['"groupsClaim" jsonb)', '"groupsClaim" jsonb, "directoryId" uuid)'],
  [', c.groups_claim', ', c.groups_claim, c.directory_id'],
];

/**
 * A directory can authenticate as an OAuth client instead of with a bearer token.
 *
 * - `oauth_clients.directory_id`: the client is for the SCIM endpoints of this directory and for nothing else.
 * - `directory_tokens.client_id`: the tokens of this client are accepted. Such a row has no hash.
 */
export class Migration20261126T0401_directory_clients extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column directory_id uuid null');
    this.addSql(
      'create index oauth_clients_directory_id_index on oauth_clients (directory_id) where directory_id is not null',
    );
    this.addSql(`
      alter table directory_tokens
        alter column hash drop not null,
        add column client_id varchar(100) null,
        add constraint directory_tokens_client_id_unique unique (client_id),
        add constraint directory_tokens_client_id_foreign foreign key (client_id) references oauth_clients (client_id),
        add constraint directory_tokens_kind_check check ((hash is null) <> (client_id is null))`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    sqlFunction(
      this,
      'directory_of_client(of_client varchar)',
      `table (id uuid, "tenantId" uuid, "directoryId" uuid, "clientId" varchar, networks text[], "expiresAt" timestamptz,
        "lastUsedAt" timestamptz, source varchar, "tenantStatus" varchar)`,
      `select t.id, t.tenant_id, t.directory_id, t.client_id, t.networks, t.expires_at, t.last_used_at, d.source, o.status
       from directory_tokens t join directories d on d.id = t.directory_id join tenants o on o.id = t.tenant_id
       where t.client_id = of_client`,
    );
  }

  override down(): void {
    this.addSql('drop function directory_of_client');
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql('delete from directory_tokens where client_id is not null');
    this.addSql(`
      alter table directory_tokens
        drop constraint directory_tokens_kind_check,
        drop column client_id,
        alter column hash set not null`);
    this.addSql(`update oauth_clients set is_active = false, deleted_at = coalesce(deleted_at, now())
      where directory_id is not null`);
    this.addSql('alter table oauth_clients drop column directory_id');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  [
    '"authorizationSignedResponseAlg" character varying',
    '"authorizationSignedResponseAlg" character varying, "initiateLoginUri" character varying',
  ],
  [', c.authorization_signed_response_alg', ', c.authorization_signed_response_alg, c.initiate_login_uri'],
];

/** Gatehouse starts sign-ins at applications (OpenID Connect Core §4): the launchpad of users lists those applications. */
export class Migration20261128T1423_initiated_logins extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column initiate_login_uri varchar(2000) null');
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    sqlFunction(
      this,
      'initiated_clients(of_tenant uuid, of_user uuid, most int)',
      'table (id uuid, name varchar, "clientId" varchar, "tenantId" uuid, "registeredItself" boolean)',
      `select c.id, c.name, c.client_id, c.tenant_id, c.registered_itself from oauth_clients c
       where (c.tenant_id = of_tenant or c.tenant_id is null) and c.initiate_login_uri is not null
         and c.is_active and c.deleted_at is null and c.directory_id is null and c.document is null
         and (not c.assigned_only or c.tenant_id is null or is_assigned(of_tenant, of_user, c.id, null))
       order by lower(c.name), c.id limit most`,
      { roles: ['app', 'platform'] },
    );
  }

  override down(): void {
    this.addSql('drop function initiated_clients');
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql('alter table oauth_clients drop column initiate_login_uri');
  }
}

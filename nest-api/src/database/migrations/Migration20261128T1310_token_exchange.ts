import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  [
    '"documentExpiresAt" double precision',
    '"documentExpiresAt" double precision, "mayAct" text[], impersonation boolean, "workloadIdentities" jsonb',
  ],
  [
    'extract(epoch from c.document_expires_at)::float8',
    'extract(epoch from c.document_expires_at)::float8, c.may_act, c.impersonation, c.workload_identities',
  ],
  [
    `'format', r.token_format, `,
    `'format', r.token_format, 'mayAct', r.may_act, 'downstream', r.downstream, `,
  ],
];

/**
 * Token exchange (RFC 8693).
 *
 * - `may_act`: client IDs of applications that may exchange tokens of an application, or for an API.
 * - `oauth_resources.downstream`: what a scope of an API is worth at other APIs.
 * - `oauth_authorizations.subject_id`: the authorization that a delegated one depends on, and ends with.
 */
export class Migration20261128T1310_token_exchange extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients add column may_act text[] not null default '{}',
        add column impersonation boolean not null default false,
        add column workload_identities jsonb not null default '[]'`);
    this.addSql(`
      alter table oauth_resources add column may_act text[] not null default '{}',
        add column downstream jsonb not null default '[]'`);
    this.addSql(`
      alter table oauth_authorizations add column subject_id varchar(60) null,
        add constraint oauth_authorizations_subject_id_foreign foreign key (subject_id)
          references oauth_authorizations (id) on delete cascade`);
    this.addSql(`
      create index oauth_authorizations_subject_id_index on oauth_authorizations (subject_id)
        where subject_id is not null`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    // Without its scopes: a token that is exchanged has its own.
    sqlFunction(
      this,
      'delegate_authorization(of_id varchar, of_subject varchar, of_client varchar)',
      'table (id varchar)',
      `insert into oauth_authorizations
         (id, tenant_id, client_id, user_id, session_id, view_role, payload, expires_at, subject_id)
       select of_id, a.tenant_id, of_client, a.user_id, a.session_id, a.view_role,
         (a.payload - '{jti,openid,resources,rejected,rar}'::text[]) || jsonb_build_object('clientId', of_client),
         a.expires_at, a.id
       from oauth_authorizations a where a.id = of_subject and a.expires_at > now() for key share
       on conflict (id) do update set last_used_at = clock_timestamp() returning id`,
      { isVolatile: true },
    );
  }

  override down(): void {
    this.addSql('drop function delegate_authorization');
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql('alter table oauth_authorizations drop column subject_id');
    this.addSql('alter table oauth_resources drop column may_act, drop column downstream');
    this.addSql(`
      alter table oauth_clients drop column may_act, drop column impersonation, drop column workload_identities`);
  }
}

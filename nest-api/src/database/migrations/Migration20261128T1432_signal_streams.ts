import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { tenantTable } from '../tables.js';

const PATH = 'pg_catalog, public, pg_temp';
const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  ['"documentExpiresAt" double precision', '"documentExpiresAt" double precision, "receivesSignals" boolean'],
  [
    'extract(epoch from c.document_expires_at)::float8',
    'extract(epoch from c.document_expires_at)::float8, c.receives_signals',
  ],
];
const CAEP = 'https://schemas.openid.net/secevent/caep/event-type/';
const RISC = 'https://schemas.openid.net/secevent/risc/event-type/';

/**
 * Applications receive security events about the users of their organization (Shared Signals Framework).
 *
 * - `oauth_clients.receives_signals`: an admin allowed it.
 * - `signal_streams`: what an application set up, one for each.
 * - `signal_outbox`: events that are not delivered yet. Triggers add them in the transaction in which something happens.
 * - `signal_excluded_subjects`: users that an application removed from its stream.
 */
export class Migration20261128T1432_signal_streams extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column receives_signals boolean not null default false');
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    this.tables();
    this.addSql(`
      create function enqueue_signal(of_tenant uuid, of_user uuid, its_type text, its_payload jsonb) returns void
      language sql volatile security definer set search_path = ${PATH} as $$
        insert into signal_outbox (stream_id, tenant_id, user_id, type, payload)
        select s.id, s.tenant_id, of_user, its_type, its_payload from signal_streams s
        where s.tenant_id = of_tenant and s.status <> 'disabled' and its_type = any(s.events)
          and not exists (select from signal_excluded_subjects x where x.stream_id = s.id and x.user_id = of_user)
      $$`);
    this.addSql(`
      create function enqueue_signals_of_user(of_user uuid, its_type text, its_payload jsonb) returns void
      language sql volatile security definer set search_path = ${PATH} as $$
        select enqueue_signal(m.tenant_id, of_user, its_type, its_payload) from memberships m where m.user_id = of_user
      $$`);
    this.addSql('revoke execute on function enqueue_signal, enqueue_signals_of_user from public');
    this.sessions();
    this.accounts();
    this.credentials();
  }

  private tables(): void {
    tenantTable(
      this,
      'signal_streams',
      {
        app: 'select, insert, update, delete',
        platform: 'select',
        maintenance: { may: 'select, update', rows: 'true' },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      client_id uuid not null,
      issuer_slug varchar(253) null,
      delivery varchar(4) not null,
      endpoint_url varchar(2048) null,
      authorization_header sealed null,
      events_requested text[] not null,
      events text[] not null,
      description varchar(500) null,
      status varchar(10) not null,
      status_reason varchar(500) null,
      failures int not null default 0,
      last_error varchar(300) null,
      next_attempt_at timestamptz not null,
      verified_at timestamptz null,
      delivered_at timestamptz null,
      created_at timestamptz not null,
      constraint signal_streams_pkey primary key (id),
      constraint signal_streams_client_id_unique unique (client_id),
      constraint signal_streams_client_id_foreign foreign key (client_id) references oauth_clients (id) on delete cascade,
      constraint signal_streams_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index signal_streams_tenant_id_index on signal_streams (tenant_id)');
    this.addSql('create index signal_streams_next_attempt_at_index on signal_streams (next_attempt_at)');
    tenantTable(
      this,
      'signal_outbox',
      {
        app: 'select, insert, delete',
        platform: 'select',
        maintenance: { may: 'select, delete', rows: 'true' },
      },
      `
      seq bigint generated always as identity,
      jti uuid not null default gen_random_uuid(),
      stream_id uuid not null,
      tenant_id uuid not null,
      user_id uuid null,
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      constraint signal_outbox_pkey primary key (seq),
      constraint signal_outbox_stream_id_foreign foreign key (stream_id) references signal_streams (id)
        on delete cascade`,
    );
    this.addSql('create index signal_outbox_stream_id_index on signal_outbox (stream_id, seq)');
    this.addSql('create index signal_outbox_tenant_id_index on signal_outbox (tenant_id)');
    tenantTable(
      this,
      'signal_excluded_subjects',
      { app: 'select, insert, delete', platform: 'select' },
      `
      stream_id uuid not null,
      tenant_id uuid not null,
      user_id uuid not null,
      constraint signal_excluded_subjects_pkey primary key (stream_id, user_id),
      constraint signal_excluded_subjects_stream_id_foreign foreign key (stream_id) references signal_streams (id)
        on delete cascade,
      constraint signal_excluded_subjects_user_id_foreign foreign key (user_id) references users (id)
        on delete cascade`,
    );
    this.addSql(
      'create index signal_excluded_subjects_tenant_id_index on signal_excluded_subjects (tenant_id)',
    );
    this.addSql('create index signal_excluded_subjects_user_id_index on signal_excluded_subjects (user_id)');
  }

  /** A session that another one replaces goes on. */
  private sessions(): void {
    this.trigger(
      'sessions_ended_signal',
      'after update of ended_at on sessions',
      `old.ended_at is null and new.ended_at is not null and new.tenant_id is not null
         and new.end_reason is distinct from 'replaced'`,
      `perform enqueue_signal(new.tenant_id, new.user_id, '${CAEP}session-revoked',
         jsonb_build_object('session', new.id, 'reason', coalesce(new.end_reason, 'signed_out')))`,
    );
    this.trigger(
      'sessions_raised_signal',
      'after update of amr on sessions',
      `new.tenant_id is not null and not ('mfa' = any(old.amr)) and 'mfa' = any(new.amr)`,
      `perform enqueue_signal(new.tenant_id, new.user_id, '${CAEP}assurance-level-change',
         jsonb_build_object('session', new.id))`,
    );
  }

  private accounts(): void {
    const statusOf = (of: string) => `
      case when new.status = 'active' then '${RISC}account-enabled' else '${RISC}account-disabled' end, ${of}`;
    this.trigger(
      'memberships_status_signal',
      'after update of status on memberships',
      `(old.status = 'active') <> (new.status = 'active')`,
      `perform enqueue_signal(new.tenant_id, new.user_id, ${statusOf(`'{}'`)})`,
    );
    this.trigger(
      'memberships_removed_signal',
      'after delete on memberships',
      'true',
      `perform enqueue_signal(old.tenant_id, old.user_id, '${RISC}account-purged', '{}')`,
    );
    this.trigger(
      'users_status_signal',
      'after update of status on users',
      `(old.status = 'active') <> (new.status = 'active')`,
      `perform enqueue_signals_of_user(new.id, ${statusOf(`'{}'`)})`,
    );
    this.trigger(
      'users_email_signal',
      'after update of email on users',
      'old.email is distinct from new.email',
      `perform enqueue_signals_of_user(new.id, '${RISC}identifier-changed',
         jsonb_build_object('old', old.email, 'new', new.email))`,
    );
  }

  /** `updated_at` leaves out a hash that is only computed again. */
  private credentials(): void {
    const change = (row: 'new' | 'old', credential: string, how: string) =>
      `perform enqueue_signals_of_user(${row}.user_id, '${CAEP}credential-change',
         jsonb_build_object('credential_type', ${credential}, 'change_type', '${how}'))`;
    const passkey = (row: 'new' | 'old') =>
      `case when 'internal' = any(${row}.transports) then 'fido2-platform' else 'fido2-roaming' end`;
    const on = (name: string, when: string, condition: string, statement: string) =>
      this.trigger(`${name}_signal`, when, condition, statement);
    on(
      'credentials_added',
      'after insert on credentials',
      `new.kind = 'password'`,
      change('new', `'password'`, 'create'),
    );
    on(
      'credentials_changed',
      'after update on credentials',
      `new.kind = 'password' and old.secret is distinct from new.secret and old.updated_at is distinct from new.updated_at`,
      change('new', `'password'`, 'update'),
    );
    on(
      'credentials_removed',
      'after delete on credentials',
      `old.kind = 'password'`,
      change('old', `'password'`, 'delete'),
    );
    on('passkeys_added', 'after insert on passkeys', 'true', change('new', passkey('new'), 'create'));
    on('passkeys_removed', 'after delete on passkeys', 'true', change('old', passkey('old'), 'delete'));
    on(
      'totp_factors_confirmed',
      'after update of confirmed_at on totp_factors',
      'old.confirmed_at is null and new.confirmed_at is not null',
      change('new', `'app'`, 'create'),
    );
    on(
      'totp_factors_removed',
      'after delete on totp_factors',
      'old.confirmed_at is not null',
      change('old', `'app'`, 'delete'),
    );
  }

  private trigger(name: string, when: string, condition: string, statement: string): void {
    this.addSql(`
      create function ${name}() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin ${statement}; return null; end $$`);
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`create trigger ${name} ${when} for each row when (${condition}) execute function ${name}()`);
  }

  override down(): void {
    const triggers = {
      sessions: ['sessions_ended', 'sessions_raised'],
      memberships: ['memberships_status', 'memberships_removed'],
      users: ['users_status', 'users_email'],
      credentials: ['credentials_added', 'credentials_changed', 'credentials_removed'],
      passkeys: ['passkeys_added', 'passkeys_removed'],
      totp_factors: ['totp_factors_confirmed', 'totp_factors_removed'],
    };
    for (const [table, names] of Object.entries(triggers))
      for (const name of names) {
        this.addSql(`drop trigger ${name}_signal on ${table}`);
        this.addSql(`drop function ${name}_signal`);
      }
    this.addSql('drop function enqueue_signals_of_user, enqueue_signal');
    this.addSql('drop table signal_excluded_subjects, signal_outbox, signal_streams');
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql('alter table oauth_clients drop column receives_signals');
  }
}

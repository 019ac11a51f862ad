import { Migration } from '@mikro-orm/migrations';

/** Person-owned tables: only the platform's role reads them; they go with the person. */
const TABLES = ['totp_factors', 'recovery_codes', 'passkeys', 'sign_in_tickets', 'passkey_challenges'];
/** Of these the rows run out. */
const RUN_OUT = ['sign_in_tickets', 'passkey_challenges'];

/**
 * Authenticator apps, passkeys and recovery codes, and what waits for one of them.
 *
 * `last_step` is the time step of the code that was used last: taking a code is one conditional update, so that it works
 * once on whatever replica. A ticket is the first half of a sign-in; a challenge is what a passkey must sign, once.
 */
export class Migration20261121T0502_second_factors extends Migration {
  override up(): void {
    this.addSql(`
      create table totp_factors (
        id uuid not null,
        user_id uuid not null,
        secret sealed not null,
        last_step bigint null,
        last_used_at timestamptz null,
        confirmed_at timestamptz null,
        created_at timestamptz not null,
        constraint totp_factors_pkey primary key (id)
      )`);
    this.addSql(
      'create unique index totp_factors_confirmed_unique on totp_factors (user_id) where confirmed_at is not null',
    );
    this.addSql(`
      create table recovery_codes (
        id uuid not null,
        user_id uuid not null,
        code sealed not null,
        used_at timestamptz null,
        created_at timestamptz not null,
        constraint recovery_codes_pkey primary key (id)
      )`);
    this.addSql(`
      create table passkeys (
        id uuid not null,
        user_id uuid not null,
        credential_id varchar(1400) not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null,
        is_synced boolean not null,
        name varchar(60) not null,
        last_used_at timestamptz null,
        created_at timestamptz not null,
        constraint passkeys_pkey primary key (id),
        constraint passkeys_credential_id_unique unique (credential_id)
      )`);
    this.addSql(`
      create table sign_in_tickets (
        id uuid not null,
        token_hash varchar(43) not null,
        user_id uuid not null,
        proof jsonb not null,
        must_enrol boolean not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        constraint sign_in_tickets_pkey primary key (id),
        constraint sign_in_tickets_token_hash_unique unique (token_hash)
      )`);
    this.addSql(`
      create table passkey_challenges (
        id uuid not null,
        purpose varchar(20) not null,
        user_id uuid null,
        challenge varchar(100) not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        constraint passkey_challenges_pkey primary key (id)
      )`);
    for (const table of TABLES) this.guard(table);
    for (const table of RUN_OUT) this.runOut(table);
  }

  private guard(table: string): void {
    this.addSql(
      `alter table ${table} add constraint ${table}_user_id_foreign foreign key (user_id) references users (id)
       on delete cascade`,
    );
    this.addSql(`create index ${table}_user_id_index on ${table} (user_id)`);
    this.addSql(`alter table ${table} enable row level security`);
    this.addSql(`create policy platform on ${table} to gatehouse_platform using (true)`);
    this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
  }

  private runOut(table: string): void {
    this.addSql(`create index ${table}_expires_at_index on ${table} (expires_at)`);
    this.addSql(
      `create policy maintenance on ${table} to gatehouse_maintenance using (expires_at < now() - interval '1 hour')`,
    );
    this.addSql(`grant delete, select (expires_at) on ${table} to gatehouse_maintenance`);
  }

  override down(): void {
    for (const table of TABLES.toReversed()) this.addSql(`drop table ${table}`);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';
import { allowSignIn } from '../sign-in-access.js';
import { tenantTable } from '../tables.js';

const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';
const PROFILES: readonly Change[] = [
  ['"checksPasswords" boolean)', '"checksPasswords" boolean, profile jsonb)'],
  ['m.mark, s.*', 'm.mark, s.*, sign_in_profile(of_user, s."tenantId")'],
];

const OPEN =
  'open_session(bytea, int, uuid, uuid, uuid, uuid, varchar, varchar, text[], timestamptz, timestamptz, int, timestamptz, uuid, uuid, varchar, varchar, varchar, varchar, uuid, jsonb, varchar';
const LAST_PARAMETER = 'its_host character varying DEFAULT NULL::character varying';
const SIGNED_IN = 'update memberships set last_sign_in_at = at where id = of_membership;';
const LEARNED: readonly Change[] = [
  [`${LAST_PARAMETER})`, `${LAST_PARAMETER}, its_profile jsonb DEFAULT NULL::jsonb)`],
  [
    SIGNED_IN,
    `${SIGNED_IN}
            if found and its_profile is not null then
              insert into sign_in_profiles (tenant_id, user_id, profile, at)
              values (of_tenant, of_user, its_profile, at)
              on conflict (tenant_id, user_id) do update set profile = its_profile, at = open_session.at;
            end if;`,
  ],
];

/**
 * What is usual at the sign-ins of a member, and the risk of each attempt.
 *
 * - `sign_in_profiles`: one row for each membership, which it is deleted with. Only sign-ins use it, through the functions
 *   below: admins see the risk of attempts, not the habits.
 * - `sign_in_profile` is read with the standing of a user, so a sign-in takes no further trip. It is no part of the mark of a
 *   password sign-in: two sign-ins of one user at once must not exclude each other.
 * - `open_session` writes the profile, while it holds the row of the membership. Of two sign-ins at once, the later one wins.
 *
 * The previous version of the API calls `open_session` without a profile, and ignores the column of `begin_sign_in`.
 */
export class Migration20261126T1400_sign_in_risk extends Migration {
  override up(): void {
    tenantTable(
      this,
      'sign_in_profiles',
      { platform: '' },
      `
      tenant_id uuid not null,
      user_id uuid not null,
      profile jsonb not null,
      at timestamptz not null,
      constraint sign_in_profiles_pkey primary key (tenant_id, user_id),
      constraint sign_in_profiles_membership_foreign foreign key (tenant_id, user_id)
        references memberships (tenant_id, user_id) on delete cascade`,
    );
    allowSignIn(this, 'sign_in_profiles', {
      may: 'select (tenant_id, user_id), insert (tenant_id, user_id, profile, at), update (profile, at)',
    });
    sqlFunction(
      this,
      'sign_in_profile(of_user uuid, of_tenant uuid)',
      'jsonb',
      'select p.profile from sign_in_profiles p where p.tenant_id = of_tenant and p.user_id = of_user',
    );
    changeFunction(this, BEGIN, PROFILES);
    this.changeOpening(`${OPEN})`, LEARNED);
    this.addSql('alter table sign_in_attempts add column risk jsonb null');
    this.addSql('grant insert (risk) on sign_in_attempts to gatehouse_sign_in');
  }

  override down(): void {
    this.addSql('alter table sign_in_attempts drop column risk');
    this.changeOpening(`${OPEN}, jsonb)`, back(LEARNED));
    changeFunction(this, BEGIN, back(PROFILES));
    this.addSql('drop function sign_in_profile');
    this.addSql('drop table sign_in_profiles');
  }

  /** Like `changeFunction`, for parameters that change, and for the role for sign-ins. */
  private changeOpening(signature: string, changes: readonly Change[]): void {
    const steps = changes.map(
      ([before, now]) => `
      if position($t$${before}$t$ in source) = 0 then raise exception 'open_session lacks: %', $t$${before}$t$; end if;
      source := replace(source, $t$${before}$t$, $t$${now}$t$);`,
    );
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin ${steps.join('')}
        drop function ${signature};
        execute source;
      end $do$`);
    this.addSql('revoke execute on function open_session from public');
    this.addSql('grant execute on function open_session to gatehouse_sign_in');
  }
}

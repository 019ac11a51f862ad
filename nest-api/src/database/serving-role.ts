import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SettingsError } from '../settings/read-secret.js';
import { Lookups } from './lookups.js';

/** The login of a connection. */
export interface Login {
  readonly name: string;
  /** Row-level security does not restrict it: it is a superuser, bypasses the policies, or owns the tables. */
  readonly isUnrestricted: boolean;
}

export const LOGIN = `
  select session_user as name, r.rolsuper or r.rolbypassrls or exists (
    select 1 from pg_class c where c.relowner = r.oid and c.relname = 'tenants') as "isUnrestricted"
  from pg_roles r where r.rolname = session_user`;

/** Rejects a login that row-level security does not restrict. */
@Injectable()
export class ServingRole implements OnModuleInit {
  constructor(private readonly lookups: Lookups) {}

  /** @throws SettingsError DATABASE_URL uses a superuser or the owner of the tables */
  async onModuleInit(): Promise<void> {
    const [login] = await this.lookups.asApp<Login>('serving-role', LOGIN, []);
    if (!login?.isUnrestricted) return;
    throw new SettingsError(
      `DATABASE_URL logs in as "${login.name}", which row-level security does not restrict. ` +
        'Log in as gatehouse_app, and give the owner to the migrations by DATABASE_OWNER_URL.',
    );
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SettingsError } from '../settings/read-secret.js';
import { Lookups } from './lookups.js';

interface Login {
  readonly name: string;
  readonly bypasses: boolean;
  readonly owns: boolean;
}

/** Refuses to serve under a login for which row-level security would not hold. */
@Injectable()
export class ServingRole implements OnModuleInit {
  constructor(private readonly lookups: Lookups) {}

  /** @throws SettingsError DATABASE_URL logs in as a superuser, or as the owner of the tables */
  async onModuleInit(): Promise<void> {
    const [login] = await this.lookups.asApp<Login>(
      'serving-role',
      `select session_user as name, r.rolsuper or r.rolbypassrls as bypasses,
         exists (select 1 from pg_class c where c.relowner = r.oid and c.relname = 'tenants') as owns
       from pg_roles r where r.rolname = session_user`,
      [],
    );
    if (!login?.bypasses && !login?.owns) return;
    throw new SettingsError(
      `DATABASE_URL logs in as "${login.name}", which row-level security does not restrict. ` +
        'Log in as gatehouse_app, and give the owner to the migrations by DATABASE_OWNER_URL.',
    );
  }
}

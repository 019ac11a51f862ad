import { DEMO_ACCOUNTS, type DemoAccount, type DemoData, emailKey } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';

type Counts = Pick<DemoData, 'organizations' | 'people' | 'applications' | 'connections' | 'signIns'>;

export interface DemoStanding extends Counts, Pick<DemoData, 'keepsSuperadmin'> {
  /** Organizations are being loaded. */
  readonly isBeingLoaded: boolean;
  readonly isBeingRemoved: boolean;
}

const STANDING = `
  select c.organizations, c.people, c.applications, c.connections, c.sign_ins as "signIns",
    d.completed_at is null and d.loaded <> '{}' as "isBeingLoaded", d.removal_asked_at is not null as "isBeingRemoved",
    not exists (select 1 from users where is_superadmin and not is_demo and status = 'active') as "keepsSuperadmin"
  from demo_data d, demo_counts() c`;

/** The existing demo data, and a request for its removal. */
@Injectable()
export class DemoDataRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  async standing(): Promise<DemoStanding> {
    const [row] = await this.em.execute<DemoStanding[]>(STANDING);
    return row ?? NOTHING;
  }

  /** The demo accounts that exist. Uses no unit of work. */
  async lookUpAccounts(): Promise<DemoAccount['key'][]> {
    const emails = DEMO_ACCOUNTS.map(({ email }) => emailKey(email));
    const found = await this.lookups.call<{ email: string }>('demo_accounts_among', [emails]);
    const keys = found.map(({ email }) => email);
    return DEMO_ACCOUNTS.filter(({ email }) => keys.includes(emailKey(email))).map(({ key }) => key);
  }

  /** @returns whether this is the first request */
  async askRemoval(by: string, now: Date): Promise<boolean> {
    const asked = await this.em.execute<unknown[]>(
      `update demo_data set removal_asked_at = ?, removal_asked_by = ?
       where removal_asked_at is null returning 1`,
      [now, by],
    );
    return asked.length > 0;
  }
}

const NOTHING = {
  organizations: 0,
  people: 0,
  applications: 0,
  connections: 0,
  signIns: 0,
  isBeingLoaded: false,
  isBeingRemoved: false,
  keepsSuperadmin: false,
};

import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type DemoAccount,
  emailKey,
  type MembershipRole,
} from '@gatehouse/contracts';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Credential } from '../auth/credential.entity.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { ormOptions } from '../database/orm-options.js';
import { PLATFORM_ROLE } from '../database/roles.js';
import { Domain } from '../domains/domain.entity.js';
import { SettingsError } from '../settings/read-secret.js';
import type { Settings } from '../settings/settings.js';
import { newTenant } from '../tenants/new-tenant.repository.js';
import { Tenant } from '../tenants/tenant.entity.js';
import { joinTenant, makeUser } from '../users/new-people.repository.js';
import { User } from '../users/user.entity.js';
import { addDemoConnection } from './demo-connection.js';

interface DemoPerson {
  readonly givenName: string;
  readonly familyName: string;
  /** Null for the superadmin. */
  readonly role: MembershipRole | null;
}

const PEOPLE: Record<DemoAccount['key'], DemoPerson> = {
  superadmin: { givenName: 'Sam', familyName: 'Superadmin', role: null },
  admin: { givenName: 'Alex', familyName: 'Admin', role: 'tenant_admin' },
  user: { givenName: 'Uma', familyName: 'User', role: 'tenant_user' },
};

const ACCOUNTS = DEMO_ACCOUNTS.map(({ key, email }) => ({ email, ...PEOPLE[key] }));

/**
 * Creates the demo company and its accounts if they are missing. Existing ones stay unchanged.
 *
 * @param again whether it is created even after a removal
 * @returns a sentence about the result
 * @throws SettingsError demo data is disabled
 */
export async function loadDemoData(settings: Settings, again = false): Promise<string> {
  if (!settings.demoData) {
    throw new SettingsError(
      'Demo data is for a PUBLIC_URL on this machine, such as http://localhost:3000, and never for production.',
    );
  }
  const passwordHash = await new PasswordHasher(settings).hash(DEMO_PASSWORD);
  const orm = await MikroORM.init(ormOptions({ url: settings.DATABASE_URL, poolSize: 2 }));
  try {
    const session = { role: PLATFORM_ROLE };
    return await orm.em.fork({ session, useContext: false }).transactional(async (em) => {
      if (!again && (await isRemoved(em))) return 'The demo data was removed.';
      const known = await em.count(User, { emailKey: { $in: ACCOUNTS.map(({ email }) => emailKey(email)) } });
      if (known > 0) {
        const company = await em.findOne(Tenant, { externalId: 'tenant-1' });
        if (company) await addDemoConnection(em, settings, company.id);
        return 'The demo data is there.';
      }

      const now = new Date();
      const tenant = newTenant(em, {
        name: 'Demo Company',
        slug: 'demo-company',
        externalId: 'tenant-1',
        adminEmail: 'admin@demo-company.test',
        isDemo: true,
      });
      tenant.activate(now);
      await em.flush();
      em.create(Domain, { tenantId: tenant.id, domain: 'demo-company.test' }).prove('platform', now);
      for (const { role, ...person } of ACCOUNTS) {
        const user = await makeUser(em, { ...person, isSuperadmin: role === null, isDemo: true }, now);
        em.create(Credential, { userId: user.id, kind: 'password', secret: passwordHash });
        if (role) joinTenant(em, { tenantId: tenant.id, userId: user.id, role });
      }
      await addDemoConnection(em, settings, tenant.id);
      return 'The demo data is loaded.';
    });
  } finally {
    await orm.close(true);
  }
}

async function isRemoved(em: EntityManager): Promise<boolean> {
  const sql = 'select 1 from demo_data where removed_at is not null or removal_asked_at is not null';
  return (await em.execute<unknown[]>(sql)).length > 0;
}

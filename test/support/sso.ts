import {
  sandboxSettings as demoSettings,
  PLATFORM_ADDRESS_SETTINGS,
  type SsoConfigurationDto,
} from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Domain } from '../../nest-api/src/domains/domain.entity.js';
import type { TestApi } from './api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from './data.ts';

/** Settings that put the sandbox in place of the real providers. The platform has no client there. */
export function sandboxSettings({ url }: Sandbox): Record<string, string> {
  const settings = Object.entries(demoSettings(url, {}));
  return Object.fromEntries(settings.filter(([name]) => name in PLATFORM_ADDRESS_SETTINGS));
}

export interface Organization {
  readonly id: string;
  readonly slug: string;
  readonly admin: Person;
  readonly as: ApiCaller;
}

/** A tenant that owns the domains, with a signed-in admin. Its plan allows as many connections as a test creates. */
export async function anOrganization(api: TestApi, ...domains: string[]): Promise<Organization> {
  const { id, slug } = await aTenant(api, { plan: 'enterprise' });
  const admin = await aPerson(api, { tenantId: id, role: 'tenant_admin' });
  await prove(api, id, ...domains);
  return { id, slug, admin, as: await signedIn(api, admin) };
}

export async function prove(api: TestApi, tenantId: string, ...domains: string[]): Promise<void> {
  const em = api.app.get(EntityManager);
  await api.app.get(UnitOfWork).onPlatform('test data', async () => {
    for (const domain of domains) em.create(Domain, { tenantId, domain }).prove('platform', new Date());
    await em.flush();
  });
}

/**
 * Deletes the sandbox's users, companies and attempt limits, so that tests that share an API start as if it were new.
 * Tenants, their connections and traces remain; each test has its own.
 */
export async function forgetSandbox({ database }: TestApi): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query(`
      delete from external_identities;
      delete from domains;
      delete from attempt_limits;
      update users set email = id || '@forgotten.test', email_key = id || '@forgotten.test'
      where email_key ~ '@(demo-company|new-company|private-mail)\\.test$'`);
  } finally {
    await client.end();
  }
}

/** Creates an enabled connection to the sandbox, as an admin would. */
export async function aConnection(
  as: ApiCaller,
  sandbox: Sandbox,
  given: Record<string, unknown> = {},
): Promise<SsoConfigurationDto> {
  const type = given.type ?? 'oauth2';
  const response = await as.post('/api/v1/sso-configurations', {
    name: 'Company directory',
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    isEnabled: true,
    ...(type === 'oauth2' ? { type, issuer: sandbox.issuers.company } : {}),
    ...given,
  });
  if (response.status !== 201) throw new Error(`no connection: ${await response.text()}`);
  return (await response.json()) as SsoConfigurationDto;
}

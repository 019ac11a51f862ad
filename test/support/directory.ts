import type { DirectoryDto } from '@gatehouse/contracts';
import type { ScimUser } from '@gatehouse/scim';
import { USER_SCHEMA } from '@gatehouse/scim';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import type { DirectoryCaller } from '../../nest-api/src/directories/directory-caller.js';
import { SsoConfiguration } from '../../nest-api/src/sso-config/sso-configuration.entity.js';
import type { TestApi } from './api.ts';
import type { ApiCaller } from './data.ts';
import { anOrganization, type Organization } from './sso.ts';
import { aStoredConnection } from './stored-connection.ts';

export interface TestDirectory extends Organization {
  /** ID of both the connection and its directory. */
  readonly directoryId: string;
  readonly caller: DirectoryCaller;
}

/** An organization with a verified domain, a connection that serves the domain, and a directory. */
export async function aDirectory(
  api: TestApi,
  domain: string,
  given: { state?: 'preview' | 'active' } = {},
): Promise<TestDirectory> {
  const organization = await anOrganization(api, domain);
  const directoryId = await aServingConnection(api, organization.id, domain);
  await turnOn(organization.as, directoryId, given.state);
  const by = { kind: 'token', id: 'test' } as const;
  const caller = {
    tenantId: organization.id,
    directoryId,
    by,
    requestId: 'REF-0000001',
    address: '192.0.2.1',
  };
  return { ...organization, directoryId, caller };
}

/** A connection that serves a domain. */
export async function aServingConnection(api: TestApi, tenantId: string, domain: string): Promise<string> {
  const id = await aStoredConnection(api, tenantId);
  const em = api.app.get(EntityManager);
  await api.app.get(UnitOfWork).onPlatform('test data', async () => {
    await em.nativeUpdate(SsoConfiguration, { id }, { domains: [domain] });
  });
  return id;
}

export async function turnOn(
  as: ApiCaller,
  id: string,
  state: 'preview' | 'active' = 'active',
): Promise<void> {
  const created = await as.post(pathOf(id), { source: 'scim' });
  if (created.status !== 201) throw new Error(`no directory: ${await created.text()}`);
  const { version } = (await created.json()) as DirectoryDto;
  if (state === 'active') await as.post(`${pathOf(id)}/approve`, { version });
}

export function pathOf(directoryId: string, more = ''): string {
  return `/api/v1/sso-configurations/${directoryId}/directory${more}`;
}

/** A SCIM user whose user name is the address. */
export function scimUser(email: string, given: Partial<ScimUser> = {}): ScimUser {
  return {
    schemas: [USER_SCHEMA],
    userName: email,
    externalId: `ext-${email}`,
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    emails: [{ value: email, primary: true }],
    active: true,
    ...given,
  };
}

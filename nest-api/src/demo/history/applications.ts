import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { insertRows } from './insert-rows.js';
import type { DemoApplication, DemoOrganization } from './organizations.js';
import type { Past } from './past.js';
import type { DemoPerson } from './people.js';

/** An application of the organization. */
export interface LoadedApplication {
  readonly id: string;
  /** Null for one that acts on its own behalf. */
  readonly users: readonly DemoPerson[];
}

const SCOPES = ['openid', 'profile', 'email'];

/** The applications of an organization, and the consents of their users. */
export async function addApplications(
  em: EntityManager,
  { applications }: DemoOrganization,
  tenantId: string,
  people: readonly DemoPerson[],
  past: Past,
): Promise<LoadedApplication[]> {
  const rows = applications.map((application) => clientOf(application, tenantId, past));
  await insertRows(em, 'oauth_clients', rows);
  const loaded = rows.map((row, index) => {
    const users =
      applications[index]?.type === 'machine' ? [] : people.filter(() => past.random.happens(0.4));
    return { id: row.id, users };
  });
  const consents = loaded.flatMap(({ id, users }) => users.map((person) => ({ id, person })));
  await insertRows(
    em,
    'grants',
    consents.map(({ id, person }) => {
      const at = past.between(200, 31);
      return {
        id: uuidv7(),
        tenant_id: tenantId,
        client_id: id,
        user_id: person.id,
        scopes: SCOPES,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  return loaded;
}

function clientOf({ name, type, host }: DemoApplication, tenantId: string, past: Past) {
  const at = past.between(150, 32);
  const isMachine = type === 'machine';
  const redirects = type === 'native' ? ['com.harbor-health.shifts:/callback'] : [`https://${host}/callback`];
  return {
    id: uuidv7({ msecs: at.getTime() }),
    tenant_id: tenantId,
    client_id: `demo_${past.requestId()}`,
    name,
    redirect_uris: isMachine ? [] : redirects,
    post_logout_redirect_uris: [],
    scopes: isMachine ? [] : SCOPES,
    // The client has no secret, so it cannot authenticate.
    token_endpoint_auth_method: type === 'native' ? 'none' : 'client_secret_basic',
    application_type: type === 'native' ? 'native' : 'web',
    grant_types: isMachine ? ['client_credentials'] : ['authorization_code'],
    created_at: at,
    updated_at: at,
    authorized_since: at,
  };
}

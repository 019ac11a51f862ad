import pg from 'pg';
import type { KeycloakServer } from './keycloak-server.ts';
import { ok } from './openid-jobs.ts';

export const CLIENT_SECRET = 'a-secret-of-enough-length';
export const PASSWORD = 'Gatehouse-demo-1';
/** The service provider's entity ID. */
export const SP = 'https://sp.example.test';

const BATCH = 250;
const CALLBACK = 'https://app.example.test/callback';

type Call = (path: string, json: object) => Promise<unknown>;

/** A realm with the same applications and users as Gatehouse in this run. @returns the user names */
export async function makeRealm(
  server: KeycloakServer,
  { acs, people }: { acs: string; people: number },
): Promise<string[]> {
  const call: Call = (path, json) => post(server, path, json);
  await call('', {
    realm: 'bench',
    enabled: true,
    sslRequired: 'none',
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
    accessTokenLifespan: 7_200,
    ssoSessionIdleTimeout: 14_400,
    ssoSessionMaxLifespan: 36_000,
  });
  await call('/bench/components', {
    name: 'ecdsa',
    providerId: 'ecdsa-generated',
    providerType: 'org.keycloak.keys.KeyProvider',
    config: { priority: ['100'], enabled: ['true'], active: ['true'], ecdsaEllipticCurveKey: ['P-256'] },
  });
  await makeClients(call, acs);
  return makePeople(server, call, people);
}

async function makeClients(call: Call, acs: string): Promise<void> {
  const common = { enabled: true, secret: CLIENT_SECRET, redirectUris: [CALLBACK] };
  await call('/bench/clients', {
    ...common,
    clientId: 'bench',
    directAccessGrantsEnabled: true,
    attributes: { 'pkce.code.challenge.method': 'S256' },
    // Only applications in the token's audience can introspect it.
    protocolMappers: [
      {
        name: 'audience',
        protocol: 'openid-connect',
        protocolMapper: 'oidc-audience-mapper',
        config: {
          'included.client.audience': 'bench',
          'access.token.claim': 'true',
          'introspection.token.claim': 'true',
        },
      },
    ],
  });
  await call('/bench/clients', {
    ...common,
    clientId: 'machine',
    standardFlowEnabled: false,
    serviceAccountsEnabled: true,
    attributes: { 'access.token.signed.response.alg': 'ES256' },
  });
  await call('/bench/clients', {
    clientId: SP,
    protocol: 'saml',
    enabled: true,
    redirectUris: [acs],
    attributes: {
      'saml.assertion.signature': 'true',
      'saml.server.signature': 'false',
      'saml.client.signature': 'false',
      'saml.force.post.binding': 'true',
      'saml.authnstatement': 'true',
      'saml.signature.algorithm': 'RSA_SHA256',
      saml_name_id_format: 'email',
      saml_assertion_consumer_url_post: acs,
    },
  });
}

/** All users have the first user's password, which Keycloak hashes once with its own parameters. */
async function makePeople({ databaseUrl }: KeycloakServer, call: Call, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, n) => `bench-${n}`);
  const person = (name: string, credential: object) => ({
    username: name,
    email: `${name}@demo-company.test`,
    emailVerified: true,
    enabled: true,
    firstName: 'Bench',
    lastName: 'Person',
    credentials: [{ type: 'password', ...credential }],
  });
  await call('/bench/users', person(names[0] ?? '', { value: PASSWORD }));
  const hash = await hashOf(databaseUrl);
  for (let from = 1; from < count; from += BATCH) {
    const users = names.slice(from, from + BATCH).map((name) => person(name, hash));
    await call('/bench/partialImport', { ifResourceExists: 'FAIL', users });
  }
  return names;
}

async function hashOf(databaseUrl: string): Promise<object> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<object>(
    `select secret_data as "secretData", credential_data as "credentialData" from credential c
     join user_entity u on u.id = c.user_id where u.username = 'bench-0'`,
  );
  await client.end();
  return rows[0] ?? {};
}

/** An administrator token is valid for a minute, so each call requests a new one. */
async function post({ origin, admin }: KeycloakServer, path: string, json: object): Promise<void> {
  const form = { grant_type: 'password', client_id: 'admin-cli', ...admin };
  const text = await ok(`${origin}/realms/master/protocol/openid-connect/token`, { form });
  const { access_token } = JSON.parse(text) as { access_token: string };
  const response = await fetch(`${origin}/admin/realms${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

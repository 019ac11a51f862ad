import { emailKey, type MembershipRole, type Plan, type TenantStatus } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Credential } from '../../nest-api/src/auth/credential.entity.js';
import { PasswordHasher } from '../../nest-api/src/auth/password-hasher.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { Membership } from '../../nest-api/src/users/membership.entity.js';
import { User } from '../../nest-api/src/users/user.entity.js';
import type { ServedApi, TestApi } from './api.ts';

export const PASSWORD = 'a password for tests';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly tenantId: string | null;
}

let hash: Promise<string> | undefined;

/** A tenant, active by default. */
export function aTenant(
  api: TestApi,
  given: { name?: string; status?: TenantStatus; plan?: Plan } = {},
): Promise<Tenant> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', async () => {
    const tenant = em.create(Tenant, {
      name: given.name ?? 'Acme',
      slug: `t-${uuidv7()}`,
      status: given.status ?? 'active',
      plan: given.plan ?? 'trial',
    });
    await em.flush();
    return tenant;
  });
}

/** A user with `PASSWORD`; a superadmin if no tenant is given. */
export function aPerson(
  api: TestApi,
  given: {
    tenantId?: string;
    role?: MembershipRole;
    email?: string;
    givenName?: string;
    familyName?: string;
  } = {},
): Promise<Person> {
  const em = api.app.get(EntityManager);
  const email = given.email ?? `p-${uuidv7()}@example.test`;
  return api.app.get(UnitOfWork).onPlatform('test data', async () => {
    hash ??= api.app.get(PasswordHasher).hash(PASSWORD);
    const user = em.create(User, {
      email,
      emailKey: emailKey(email),
      givenName: given.givenName ?? 'Pat',
      familyName: given.familyName ?? 'Person',
      emailVerifiedAt: new Date(),
      isSuperadmin: given.tenantId === undefined,
    });
    await em.flush();
    em.create(Credential, { userId: user.id, kind: 'password', secret: await hash });
    if (given.tenantId) {
      em.create(Membership, { tenantId: given.tenantId, userId: user.id, role: given.role ?? 'tenant_user' });
    }
    return { id: user.id, email, tenantId: given.tenantId ?? null };
  });
}

/** Adds a user to one more tenant. */
export function aMembership(
  api: TestApi,
  person: Person,
  given: { tenantId: string; role?: MembershipRole },
): Promise<void> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', async () => {
    em.create(Membership, { userId: person.id, role: 'tenant_user', ...given });
  });
}

/** A caller with its own session. */
export async function signedIn(api: ServedApi, person: Person): Promise<ApiCaller> {
  const response = await post(api, '/api/v1/auth/login', { email: person.email, password: PASSWORD });
  if (response.status !== 200)
    throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return callerWith(api, accessToken);
}

export interface ApiCaller {
  readonly token: string;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  patch(path: string, body: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
}

/** @param place headers that say where the session is used from */
export function callerWith(api: ServedApi, token: string, place: Record<string, string> = {}): ApiCaller {
  const headers = { ...place, authorization: `Bearer ${token}` };
  return {
    token,
    get: (path) => api.fetch(path, { headers }),
    post: (path, body) => post(api, path, body ?? {}, headers),
    put: (path, body) => send(api, 'PUT', path, body, headers),
    patch: (path, body) => send(api, 'PATCH', path, body, headers),
    delete: (path) => api.fetch(path, { method: 'DELETE', headers }),
  };
}

export function post(api: ServedApi, path: string, body: unknown, headers: Record<string, string> = {}) {
  return send(api, 'POST', path, body, headers);
}

function send(api: ServedApi, method: string, path: string, body: unknown, headers: Record<string, string>) {
  return api.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

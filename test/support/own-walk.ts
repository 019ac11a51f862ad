import type { OpenAPIObject } from '@nestjs/swagger';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import type { ApiCaller } from './data.ts';
import { foreignPath } from './foreign-ids.ts';
import { type Operation, operationsOf } from './operations.ts';
import type { Side } from './two-tenants.ts';

/** Not called, because they would change or end the caller's session. */
const ENDS_THE_SESSION = new Set([
  '/api/v1/auth/logout',
  '/api/v1/auth/switch-role',
  '/api/v1/auth/switch-tenant',
  '/api/v1/account/password',
  '/api/v1/saml/logout',
  '/api/v1/sso/logout',
]);

const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Calls every operation of the contract that needs a session, with IDs of the caller's own tenant: reads first,
 * deletions last.
 */
export async function ownWalk(
  api: TestApi,
  document: OpenAPIObject,
  side: Side,
  { token }: ApiCaller,
  seen: (operation: Operation & { name: string }, response: Response) => void | Promise<void>,
): Promise<void> {
  const operations = operationsOf(document)
    .filter(({ isPublic, path }) => !isPublic && !ENDS_THE_SESSION.has(path))
    .toSorted((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const operation of operations) {
    const { method, path, example } = operation;
    const response = await fetch(`${api.url}${foreignPath(path, side)}`, {
      method,
      headers,
      ...(example !== undefined && { body: JSON.stringify(example) }),
      redirect: 'manual',
    });
    await seen({ ...operation, name: `${method} ${path}` }, response);
    await response.body?.cancel();
  }
  const me = await fetch(`${api.url}/api/v1/auth/me`, { headers });
  expect(me.status).toBe(200);
}

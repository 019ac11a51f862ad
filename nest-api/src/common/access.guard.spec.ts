import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { expect, test } from 'vitest';
import { AccessGuard } from './access.guard.js';
import { ACCESS, type Access, EVEN_WHEN_READ_ONLY } from './access.js';
import { ForbiddenError, UnauthenticatedError } from './app-error.js';
import type { Caller } from './caller.js';

const guard = new AccessGuard(new Reflector());

interface Asked {
  access?: Access;
  evenWhenReadOnly?: boolean;
  method?: string;
  caller?: Partial<Caller>;
}

/** A request for a route with that declaration. */
function ask({ access, evenWhenReadOnly, method = 'GET', caller }: Asked): boolean {
  const handler = () => undefined;
  if (access) SetMetadata(ACCESS, access)(handler);
  if (evenWhenReadOnly) SetMetadata(EVEN_WHEN_READ_ONLY, true)(handler);
  const context = {
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => ({ method, user: caller }) }),
  };
  return guard.canActivate(context as unknown as ExecutionContext);
}

const NOBODY_IN_PARTICULAR = { permissions: [], readOnlyBecause: null };
const REQUIRES: Access = { kind: 'requires', anyOf: ['user_management', 'tenant_management'] };

test('a route without a declaration rejects everyone', () => {
  expect(() => ask({})).toThrow(ForbiddenError);
  expect(() => ask({ caller: { permissions: ['platform_management'], readOnlyBecause: null } })).toThrow(
    ForbiddenError,
  );
});

test('a public route is open to everyone, even for changes in a read-only tenant', () => {
  expect(ask({ access: { kind: 'public' } })).toBe(true);
  const caller = { permissions: [], readOnlyBecause: 'The plan has ended.' };
  expect(ask({ access: { kind: 'public' }, method: 'POST', caller })).toBe(true);
});

test('every other route requires a signed-in user', () => {
  for (const access of [{ kind: 'authenticated' } as const, REQUIRES]) {
    expect(() => ask({ access })).toThrow(UnauthenticatedError);
  }
  expect(ask({ access: { kind: 'authenticated' }, caller: NOBODY_IN_PARTICULAR })).toBe(true);
});

test('a route requires one of its permissions', () => {
  const caller = (...permissions: Caller['permissions']) => ({ permissions, readOnlyBecause: null });
  expect(ask({ access: REQUIRES, caller: caller('tenant_management') })).toBe(true);
  expect(ask({ access: REQUIRES, caller: caller('user_management', 'reports_view') })).toBe(true);
  expect(() => ask({ access: REQUIRES, caller: caller('reports_view') })).toThrow(ForbiddenError);
  expect(() => ask({ access: REQUIRES, caller: caller() })).toThrow(ForbiddenError);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s is allowed in a read-only tenant', (method) => {
  const caller = { permissions: [], readOnlyBecause: 'The plan has ended.' };
  expect(ask({ access: { kind: 'authenticated' }, method, caller })).toBe(true);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is rejected in a read-only tenant by default', (method) => {
  const access = { kind: 'authenticated' } as const;
  const caller = { permissions: [], readOnlyBecause: 'The plan has ended.' };
  expect(() => ask({ access, method, caller })).toThrow(
    expect.objectContaining({ message: 'The plan has ended.', code: 'tenant_read_only' }),
  );
  expect(ask({ access, method, caller, evenWhenReadOnly: true })).toBe(true);
  expect(ask({ access, method, caller: NOBODY_IN_PARTICULAR })).toBe(true);
});

import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { expect, test } from 'vitest';
import { Clock } from './clock.js';
import {
  BeforeReauthentication,
  REAUTHENTICATION,
  Reauthentication,
  ReauthenticationGuard,
  ReauthenticationRequired,
} from './reauthentication.js';

const NOON = new Date('2026-11-21T12:00:00Z');
class AtNoon extends Clock {
  override now(): Date {
    return NOON;
  }
}
const guard = new ReauthenticationGuard(new Reflector(), new AtNoon());

function ask(isSensitive: boolean, secondsAgo: number | null): boolean {
  const handler = () => undefined;
  if (isSensitive) SetMetadata(REAUTHENTICATION, true)(handler);
  const user = secondsAgo === null ? undefined : { provedAt: new Date(NOON.getTime() - secondsAgo * 1000) };
  const context = {
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => ({ user }) }),
  };
  return guard.canActivate(context as unknown as ExecutionContext);
}

test('a sensitive change requires re-authentication within the last five minutes', () => {
  expect(ask(true, 299)).toBe(true);
  expect(() => ask(true, 300)).toThrow(ReauthenticationRequired);
});

test('other requests require no re-authentication', () => {
  expect(ask(false, 10_000)).toBe(true);
  expect(ask(false, null)).toBe(true);
});

test('a moved session allows only the requests that re-authenticate or end it', () => {
  class Routes {
    read(): string {
      return 'read';
    }
    confirm(): string {
      return 'confirmed';
    }
  }
  const confirm = Object.getOwnPropertyDescriptor(Routes.prototype, 'confirm') as PropertyDescriptor;
  BeforeReauthentication()(Routes.prototype, 'confirm', confirm);
  const opens = (handler: unknown) =>
    guard.canActivate({
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => ({ user: { provedAt: NOON, mustProve: 'any' } }) }),
    } as unknown as ExecutionContext);
  expect(opens(Routes.prototype.confirm)).toBe(true);
  expect(() => opens(Routes.prototype.read)).toThrow(ReauthenticationRequired);
});

test('a sensitive change on a public route is a programming error', () => {
  expect(() => ask(true, null)).toThrow('open to anyone');
});

test('the decorator sets what the guard reads and marks the operation in the contract', () => {
  class Routes {
    change(): string {
      return 'changed';
    }
  }
  const change = Object.getOwnPropertyDescriptor(Routes.prototype, 'change') as PropertyDescriptor;
  Reauthentication()(Routes.prototype, 'change', change);
  expect(new Reflector().get(REAUTHENTICATION, change.value)).toBe(true);
  expect(JSON.stringify(Reflect.getMetadata('swagger/apiExtension', change.value))).toBe(
    '{"x-reauthentication":true}',
  );
});

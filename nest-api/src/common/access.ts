import type { Permission } from '@gatehouse/contracts';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Caller as CallerType } from './caller.js';

/** How a route is opened. A route without one does not start. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'authenticated' }
  | { readonly kind: 'requires'; readonly anyOf: readonly Permission[] };

export const ACCESS = 'gatehouse:access';

/** Where the contract names the permissions of which one is needed. */
const PERMISSIONS_EXTENSION = 'x-permissions';

/** Open to anyone. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { kind: 'public' });

/** Open to whoever is signed in. */
export const Authenticated = () =>
  applyDecorators(SetMetadata<string, Access>(ACCESS, { kind: 'authenticated' }), ApiBearerAuth('session'));

/** Open to whoever holds one of the permissions. */
export const Requires = (...anyOf: [Permission, ...Permission[]]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, { kind: 'requires', anyOf }),
    ApiBearerAuth('session'),
    ApiExtension(PERMISSIONS_EXTENSION, anyOf),
  );

/** The signed-in caller of a route that isn't public. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerType => {
  const caller = context.switchToHttp().getRequest<Request & { user?: CallerType }>().user;
  if (!caller) throw new Error('@Caller() on a route that is open to anyone');
  return caller;
});

export const EVEN_WHEN_READ_ONLY = 'gatehouse:even-when-read-only';

/** A change that members may make while their tenant's standing allows none, such as signing out. */
export const EvenWhenReadOnly = () => SetMetadata(EVEN_WHEN_READ_ONLY, true);

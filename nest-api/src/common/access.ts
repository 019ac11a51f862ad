import type { Permission } from '@gatehouse/contracts';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Caller as CallerType } from './caller.js';

/** The access declaration of a route. The API does not start if a route lacks one. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'authenticated' }
  | { readonly kind: 'requires'; readonly anyOf: readonly Permission[] };

export const ACCESS = 'gatehouse:access';

/** Extension of the contract that lists permissions, one of which is required. */
const PERMISSIONS_EXTENSION = 'x-permissions';

/** Allows anyone. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { kind: 'public' });

/** Allows signed-in users. */
export const Authenticated = () =>
  applyDecorators(SetMetadata<string, Access>(ACCESS, { kind: 'authenticated' }), ApiBearerAuth('session'));

/** Allows users with one of the permissions. */
export const Requires = (...anyOf: [Permission, ...Permission[]]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, { kind: 'requires', anyOf }),
    ApiBearerAuth('session'),
    ApiExtension(PERMISSIONS_EXTENSION, anyOf),
  );

/** The signed-in caller of a non-public route. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerType => {
  const caller = context.switchToHttp().getRequest<Request & { user?: CallerType }>().user;
  if (!caller) throw new Error('@Caller() on a route that is open to anyone');
  return caller;
});

export const EVEN_WHEN_READ_ONLY = 'gatehouse:even-when-read-only';

/** A change that members may make even if their tenant is read-only, such as signing out. */
export const EvenWhenReadOnly = () => SetMetadata(EVEN_WHEN_READ_ONLY, true);

import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS } from './access.js';
import { RETURNS, SUMMARY } from './returns.js';

export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  readonly handler: string;
  readonly missing: readonly string[];
}

/** All routes of the application, with the missing parts of their declarations. */
export function declaredRoutes(modules: ModulesContainer): DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  for (const module of modules.values()) {
    for (const { metatype } of module.controllers.values()) {
      if (!metatype) continue;
      const base = String(Reflect.getMetadata(PATH_METADATA, metatype) ?? '');
      const prototype = (metatype as { prototype: Record<string, unknown> }).prototype;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined)
          continue;
        routes.push({
          method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler)] ?? '',
          path: `/${base}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`.replaceAll(/\/+/g, '/'),
          handler: `${metatype.name}.${name}`,
          missing: [ACCESS, RETURNS, SUMMARY].filter(
            (key) => Reflect.getMetadata(key, handler) === undefined,
          ),
        });
      }
    }
  }
  return routes;
}

/**
 * Fails the start if a route lacks its access, response or summary.
 *
 * @throws Error naming the handlers
 */
export function requireClosedByDefault(app: INestApplicationContext): void {
  const open = declaredRoutes(app.get(ModulesContainer)).filter((route) => route.missing.length > 0);
  if (open.length > 0) {
    throw new Error(
      `routes without declaration: ${open.map((r) => `${r.handler} (${r.missing.join(', ')})`).join('; ')}`,
    );
  }
}

import type { INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { z } from 'zod';

/**
 * The operations whose input is checked by code as well as by a schema: only those can break a rule before a service
 * sees it.
 */
export function ruledOperations(app: INestApplicationContext): Set<string> {
  const found = new Set<string>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (!metatype) continue;
      const prototype = (metatype as { prototype: Record<string, unknown> }).prototype;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined)
          continue;
        if (inputsOf(metatype, name).some(hasRules)) found.add(name);
      }
    }
  }
  return found;
}

function inputsOf(controller: object, method: string): z.core.$ZodType[] {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { schema?: z.core.$ZodType }
  >;
  return Object.values(given).flatMap(({ schema }) => (schema ? [schema] : []));
}

/** Whether a schema, or one inside of it, has a check that is code. */
export function hasRules(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.some((check) => check._zod.def.check === 'custom')) return true;
  return childrenOf(def).some(hasRules);
}

function childrenOf(def: z.core.$ZodTypes['_zod']['def']): readonly z.core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'union':
      return def.options;
    case 'record':
      return [def.keyType, def.valueType];
    case 'tuple':
      return def.items;
    case 'pipe':
      return [def.in, def.out];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return [def.innerType];
    default:
      return [];
  }
}

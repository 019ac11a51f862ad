import { type AnyEntity, type EntityClass, EntitySchema } from '@mikro-orm/postgresql';
import { entityModules } from './entity-modules.js';

/** Every entity of an `*.entity.ts`; tables without one (audit, artifacts, attempt limits) are written in SQL. */
export const entities = Object.entries(entityModules).flatMap(([file, module]) => {
  const found = Object.values(module).filter(isEntity);
  if (found.length === 0) throw new Error(`${file} exports no entity.`);
  return found;
});

function isEntity(value: unknown): value is EntityClass<AnyEntity> {
  return typeof value === 'function' && EntitySchema.REGISTRY.has(value as never);
}

export function tableOf(entity: EntityClass<AnyEntity>): string {
  return EntitySchema.REGISTRY.get(entity as never)?.meta.tableName as string;
}

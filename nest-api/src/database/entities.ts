import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyEntity, type EntityClass, EntitySchema } from '@mikro-orm/postgresql';

const SOURCES = join(import.meta.dirname, '..');
/** As source or as built. */
const FILE = /\.entity\.[jt]s$/;

/** Every entity of an `*.entity.ts`; tables without one (audit, artifacts, attempt limits) are written in SQL. */
export const entities = (
  await Promise.all(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => FILE.test(file))
      .toSorted()
      .map(async (file): Promise<EntityClass<AnyEntity>[]> => {
        const module: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
        const found = Object.values(module).filter(isEntity);
        if (found.length === 0) throw new Error(`${file} exports no entity.`);
        return found;
      }),
  )
).flat();

function isEntity(value: unknown): value is EntityClass<AnyEntity> {
  return typeof value === 'function' && EntitySchema.REGISTRY.has(value as never);
}

export function tableOf(entity: EntityClass<AnyEntity>): string {
  return EntitySchema.REGISTRY.get(entity as never)?.meta.tableName as string;
}

import type { SystemDatabase } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { entities } from '../../database/entities.js';
import { migrations } from '../../database/migrations/index.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type ActualColumn, columnDrift, type DescribedTable } from './column-drift.js';
import { APPLIED, COLUMNS, SERVER, TABLES } from './database-report.sql.js';

type Server = Pick<SystemDatabase, 'version' | 'name' | 'sizeBytes' | 'maxConnections' | 'connections'>;
interface Applied {
  readonly name: string;
  readonly at: string | Date;
}

/** The database according to its catalog. Reads statistics and descriptions, but no row of any tenant. */
@Injectable()
export class DatabaseReport {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  read(): Promise<SystemDatabase> {
    return this.unit.onPlatform('the catalog belongs to no tenant', async () => {
      const [server] = await this.em.execute<[Server]>(SERVER);
      const tables = await this.em.execute<SystemDatabase['tables']>(TABLES);
      const applied = await this.em.execute<Applied[]>(APPLIED);
      const columns = await this.em.execute<ActualColumn[]>(COLUMNS);
      return {
        ...server,
        version: server.version.split(' ')[0] as string,
        tables,
        migrations: standingOf(applied),
        drift: columnDrift(this.described(), columns),
      };
    });
  }

  /** Applied migrations, and those that this version or the database lacks. */
  migrations(): Promise<SystemDatabase['migrations']> {
    return this.unit.onPlatform('migrations belong to no tenant', async () =>
      standingOf(await this.em.execute<Applied[]>(APPLIED)),
    );
  }

  private described(): DescribedTable[] {
    return entities.map((entity) => {
      const { tableName, props } = this.em.getMetadata(entity as never);
      const columns = props
        .filter(({ persist }) => persist !== false)
        .flatMap(({ fieldNames = [], nullable = false }) => fieldNames.map((name) => ({ name, nullable })));
      return { name: tableName, columns };
    });
  }
}

function standingOf(applied: readonly Applied[]): SystemDatabase['migrations'] {
  const known = new Set(migrations.map(({ name }) => name));
  const done = new Set(applied.map(({ name }) => name));
  return {
    applied: applied.map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
    pending: migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name),
    ahead: applied.filter(({ name }) => !known.has(name)).map(({ name }) => name),
  };
}

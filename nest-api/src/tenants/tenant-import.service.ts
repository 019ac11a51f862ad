import {
  type CheckTenantImport,
  type CreateTenant,
  CreateTenantSchema,
  emailKey,
  type ImportDto,
  type StartTenantImport,
  type TenantImportCheck,
} from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../common/caller.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  type ImportRow,
  ImportStopped,
  type ImportWorker,
  type LineOutcome,
  type LineRow,
} from '../imports/import.js';
import { ImportJob } from '../imports/import-job.js';
import { Imports } from '../imports/imports.js';
import { readTenantFile, type TenantFile } from './read-tenant-file.js';
import { TenantFounders } from './tenant-founders.js';
import { TenantRelations } from './tenant-relations.js';
import { TenantsRepository } from './tenants.repository.js';
import { Tenants } from './tenants.service.js';

const EXISTS = 'A tenant with this name and domain exists';

/** Creates tenants from a CSV file, in the background and in batches. */
@Injectable()
export class TenantImport implements ImportWorker, OnModuleInit {
  constructor(
    private readonly repository: TenantsRepository,
    private readonly relations: TenantRelations,
    private readonly unit: UnitOfWork,
    private readonly tenants: Tenants,
    private readonly founders: TenantFounders,
    private readonly imports: Imports,
    private readonly job: ImportJob,
  ) {}

  onModuleInit(): void {
    this.job.register('tenants', this);
  }

  /**
   * Previews an import without creating tenants.
   *
   * @throws UnprocessableInput the file cannot be parsed
   */
  async check({ csv }: CheckTenantImport): Promise<TenantImportCheck> {
    const { lines, errors } = this.read(csv);
    const good = lines.flatMap(({ input }) => input ?? []);
    const existing = await this.unit.onPlatform('the names of all tenants are compared', () =>
      this.existing(good),
    );
    const skip = good.filter((input) => existing.has(keyOf(input))).length;
    return { rows: lines.length, create: good.length - skip, skip, errors };
  }

  /**
   * Stores invalid lines as failed and creates the other tenants in the background.
   *
   * @throws UnprocessableInput the file cannot be parsed
   */
  start(caller: Caller, address: string, { id, csv }: StartTenantImport): Promise<ImportDto> {
    const { columns, lines } = this.read(csv);
    return this.imports.start({
      id,
      kind: 'tenants',
      tenantId: null,
      startedBy: caller.userId,
      address,
      options: {},
      columns,
      lines: lines.map(({ line, cells, failed }) => ({
        line,
        cells,
        failed,
        emailKey: cells.adminEmail ? emailKey(cells.adminEmail) : null,
      })),
    });
  }

  async work({ startedBy }: ImportRow, lines: readonly LineRow[]): Promise<LineOutcome[]> {
    await this.requireSuperadmin(startedBy);
    const read = lines.map(({ line, cells }) => ({ line, input: CreateTenantSchema.parse(cells) }));
    const existing = await this.existing(read.map(({ input }) => input));
    const fresh = read.filter(({ input }) => !existing.has(keyOf(input)));
    await this.tenants.foundAll(
      { userId: startedBy },
      fresh.map(({ input }) => input),
    );
    return read.map(({ line, input }) =>
      existing.has(keyOf(input))
        ? { line, outcome: 'skipped', message: EXISTS }
        : { line, outcome: 'created', message: null },
    );
  }

  private read(csv: string): TenantFile {
    return readTenantFile(csv, (input) => this.founders.check(input));
  }

  /** @throws ImportStopped */
  private async requireSuperadmin(userId: string): Promise<void> {
    if (!(await this.relations.people.isSuperadmin(userId)))
      throw new ImportStopped('The user who started this import is no longer a super admin.');
  }

  /** Existing tenants, so that importing a file twice creates them once. */
  private async existing(inputs: readonly CreateTenant[]): Promise<ReadonlySet<string>> {
    const domains = inputs.map(({ domain }) => domain.toLowerCase());
    const claims = await this.relations.domains.claimsOf(domains);
    const tenants = await this.repository.all(claims.map(({ tenantId }) => tenantId));
    return new Set(
      claims.flatMap(({ tenantId, domain }) => {
        const tenant = tenants.get(tenantId);
        return tenant && !tenant.deletedAt ? [keyOf({ name: tenant.name, domain })] : [];
      }),
    );
  }
}

function keyOf({ name, domain }: Pick<CreateTenant, 'name' | 'domain'>): string {
  return `${domain.toLowerCase()} ${name.toLowerCase()}`;
}

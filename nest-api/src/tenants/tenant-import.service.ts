import {
  type CreateTenant,
  CreateTenantSchema,
  type ImportTenants,
  type ImportTenantsResult,
  LIMITS,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { parseCsv } from '../common/csv/parse-csv.js';
import { UnreadableList } from '../common/csv/unreadable-list.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { TenantFounders } from './tenant-founders.js';
import { Tenants } from './tenants.service.js';

/** Head of a column, in small letters without gaps → the field that it fills. */
const COLUMNS: Record<string, keyof CreateTenant> = {
  name: 'name',
  domain: 'domain',
  adminemail: 'adminEmail',
  admin: 'adminEmail',
  status: 'status',
  plan: 'subscriptionPlan',
  subscriptionplan: 'subscriptionPlan',
};
const NEEDED = ['name', 'domain', 'adminEmail'] as const;

interface Line {
  readonly line: number;
  readonly input: CreateTenant;
}
type LineError = ImportTenantsResult['errors'][number];

/** Makes tenants of a CSV file, all or none. */
@Injectable()
export class TenantImport {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly tenants: Tenants,
    private readonly founders: TenantFounders,
  ) {}

  /**
   * @returns what is wrong with which line; with `dryRun` or a single error nothing is made
   * @throws InvalidInput the text as a whole is no such file
   */
  async run(caller: Caller, { csv, dryRun }: ImportTenants): Promise<ImportTenantsResult> {
    const { lines, errors, rows } = this.read(csv);
    const makes = !dryRun && errors.length === 0;
    if (makes) {
      await this.unit.onPlatform('a superadmin sets up many tenants, or none', async () => {
        for (const { input } of lines) await this.tenants.found(caller, input);
      });
    }
    return { rows, created: makes ? lines.length : 0, errors };
  }

  private read(csv: string): { lines: Line[]; errors: LineError[]; rows: number } {
    const [head, ...rows] = readTable(csv);
    const columns = (head?.cells ?? []).map((cell) => COLUMNS[cell.toLowerCase().replaceAll(/[\s_-]/g, '')]);
    const missing = NEEDED.filter((field) => !columns.includes(field));
    if (missing.length > 0) throw refused(`The first line must name the columns ${NEEDED.join(', ')}.`);
    if (rows.length === 0) throw refused('The file has no line below its head.');
    if (rows.length > LIMITS.tenantImportRows)
      throw refused(`At most ${LIMITS.tenantImportRows} lines at a time.`);

    const lines: Line[] = [];
    const errors: LineError[] = [];
    const seen = new Map<string, number>();
    for (const { line, cells } of rows) {
      const given = Object.fromEntries(
        columns.flatMap((field, index) =>
          field && cells[index]?.trim() ? [[field, cells[index].trim()]] : [],
        ),
      );
      const found = this.check(line, given);
      const domain = found.input?.domain.toLowerCase();
      const earlier = domain && seen.get(domain);
      if (earlier)
        found.errors.push({ line, field: 'domain', message: `The same domain is on line ${earlier}` });
      if (domain && !earlier) seen.set(domain, line);
      errors.push(...found.errors);
      if (found.input) lines.push({ line, input: found.input });
    }
    return { lines, errors, rows: rows.length };
  }

  private check(
    line: number,
    given: Record<string, string>,
  ): { input: CreateTenant | null; errors: LineError[] } {
    const parsed = CreateTenantSchema.safeParse(given);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => {
        const field = path.join('.') || 'line';
        return { line, field, message: given[field] === undefined ? 'Is missing' : message };
      });
      return { input: null, errors };
    }
    try {
      this.founders.check(parsed.data);
      return { input: parsed.data, errors: [] };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return { input: null, errors: error.errors.map(({ field, message }) => ({ line, field, message })) };
    }
  }
}

function readTable(csv: string) {
  try {
    return parseCsv(csv);
  } catch (error) {
    if (error instanceof UnreadableList) throw refused(error.message);
    throw error;
  }
}

function refused(message: string): InvalidInput {
  return new InvalidInput([{ field: 'csv', code: 'unreadable', message }]);
}

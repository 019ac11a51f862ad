import { type CreateTenant, CreateTenantSchema, LIMITS, type TenantImportCheck } from '@gatehouse/contracts';
import { InvalidInput, UnprocessableInput } from '../common/app-error.js';
import { parseCsv } from '../common/csv/parse-csv.js';
import { UnreadableList } from '../common/csv/unreadable-list.js';
import { withoutNul } from '../common/csv/without-nul.js';

/** Column header, lowercase without separators → the field that it fills. */
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
const LABELS: Partial<Record<string, string>> = { adminEmail: 'admin email', subscriptionPlan: 'plan' };

type LineError = TenantImportCheck['errors'][number];
type FieldError = Omit<LineError, 'column'>;

export interface TenantLine {
  readonly line: number;
  /** The cells of the line, by field. */
  readonly cells: Readonly<Record<string, string>>;
  /** Null if the line is invalid. */
  readonly input: CreateTenant | null;
  /** All errors of the line as one text; null if it is valid. */
  readonly failed: string | null;
}

export interface TenantFile {
  /** The fields of the file, in its order. */
  readonly columns: readonly string[];
  readonly lines: TenantLine[];
  readonly errors: LineError[];
}

/**
 * Parses a CSV file of tenants; each line has its own errors.
 *
 * @param check throws `InvalidInput` for rules beyond the schema
 * @throws UnprocessableInput the file cannot be parsed
 */
export function readTenantFile(csv: string, check: (input: CreateTenant) => void): TenantFile {
  const [head, ...rows] = readTable(csv);
  const columns = (head?.cells ?? []).map((cell) => COLUMNS[cell.toLowerCase().replaceAll(/[\s_-]/g, '')]);
  const missing = NEEDED.filter((field) => !columns.includes(field));
  if (missing.length > 0) throw refused(`The first line must name the columns: ${NEEDED.join(', ')}.`);
  if (rows.length === 0) throw refused('The file contains no lines below the header.');
  if (rows.length > LIMITS.tenantImportRows) {
    throw refused(
      `The file has ${rows.length.toLocaleString('en')} lines. At most ${LIMITS.tenantImportRows.toLocaleString('en')} are allowed at a time. Split the file.`,
    );
  }
  const seen = new Map<string, number>();
  const all: LineError[] = [];
  const columnOf = (field: string) =>
    nameOf(head?.cells[columns.indexOf(field as keyof CreateTenant)], field);
  const lines = rows.map(({ line, cells: raw }) => {
    const cells = cellsOf(columns, raw);
    const { input, errors: found } = readLine(line, cells, check);
    const domain = input?.domain.toLowerCase();
    const earlier = domain === undefined ? undefined : seen.get(domain);
    if (earlier !== undefined) {
      found.push({ line, field: 'domain', message: `The same domain is on line ${earlier}` });
    } else if (domain !== undefined) seen.set(domain, line);
    const errors = found.map((error) => ({ ...error, column: columnOf(error.field) }));
    all.push(...errors);
    const failed =
      errors.length > 0 ? errors.map(({ column, message }) => `${column}: ${message}`).join('. ') : null;
    return { line, cells: withoutNul(cells), input: failed === null ? input : null, failed };
  });
  return { columns: columns.filter((column) => column !== undefined), lines, errors: all };
}

/** The file's own header of a column, or our label. */
function nameOf(head: string | undefined, field: string): string {
  return head?.trim().replaceAll(/\s+/g, ' ').slice(0, 60) ?? LABELS[field] ?? field;
}

function cellsOf(
  columns: readonly (keyof CreateTenant | undefined)[],
  raw: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((field, index) => (field && raw[index]?.trim() ? [[field, raw[index].trim()]] : [])),
  );
}

function readLine(
  line: number,
  cells: Record<string, string>,
  check: (input: CreateTenant) => void,
): { input: CreateTenant | null; errors: FieldError[] } {
  const unsound = Object.keys(cells).filter((field) => /[\p{Cc}\u2028\u2029]/u.test(cells[field] ?? ''));
  if (unsound.length > 0) {
    const message = 'This contains a control character, such as a tab or a line break';
    return { input: null, errors: unsound.map((field) => ({ line, field, message })) };
  }
  const parsed = CreateTenantSchema.safeParse(cells);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => {
      const field = path.join('.') || 'line';
      return { line, field, message: cells[field] === undefined ? 'This value is missing' : message };
    });
    return { input: null, errors };
  }
  try {
    check(parsed.data);
    return { input: parsed.data, errors: [] };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { input: null, errors: error.errors.map(({ field, message }) => ({ line, field, message })) };
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

function refused(message: string): UnprocessableInput {
  return new UnprocessableInput([{ field: 'csv', code: 'unreadable', message }]);
}

import { SamlAttributeSchema, type SamlServiceProviderDto } from '@gatehouse/contracts';
import type { FieldErrors } from '~/form-state';
import { textOf } from '../applications/application-form';

/** A line as its fields hold it; a line without a name is none yet. */
export interface TypedRow {
  name: string;
  source: string;
  name_format: string;
}

export const BLANK: TypedRow = { name: '', source: 'email', name_format: 'basic' };
const MOST = 50;

export function readRows(form: FormData): TypedRow[] {
  const names = form.getAll('attribute_name');
  const sources = form.getAll('attribute_source');
  const formats = form.getAll('attribute_format');
  return names.slice(0, MOST).map((name, index) => ({
    name: String(name),
    source: String(sources[index] ?? BLANK.source),
    name_format: String(formats[index] ?? BLANK.name_format),
  }));
}

/** The lines after an "Add" or a "Remove" was pressed; null when the button was another. */
export function editedRows(form: FormData): TypedRow[] | null {
  const intent = textOf(form, 'intent');
  const rows = readRows(form);
  if (intent === 'add-attribute') return [...rows, BLANK].slice(0, MOST);
  const [, removed] = /^remove-attribute-(\d+)$/.exec(intent) ?? [];
  return removed === undefined ? null : rows.filter((_, index) => index !== Number(removed));
}

/** The lines that say something. */
export function filledRows(rows: readonly TypedRow[]): TypedRow[] {
  return rows.filter(({ name }) => name.trim() !== '');
}

/** What is wrong with each line, by its place: `attribute-0`. A line without a name is left out and never wrong. */
export function rowErrors(rows: readonly TypedRow[]): FieldErrors {
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  for (const [place, row] of rows.entries()) {
    const name = row.name.trim();
    if (!name) continue;
    const parsed = SamlAttributeSchema.safeParse(row);
    const problem = parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Not a line of a mapping');
    if (problem ?? seen.has(name)) errors[`attribute-${place}`] = problem ?? 'This name is there already';
    seen.add(name);
  }
  return errors;
}

export function keptRows(provider: SamlServiceProviderDto): TypedRow[] {
  return provider.attributes.length > 0 ? provider.attributes : [BLANK];
}

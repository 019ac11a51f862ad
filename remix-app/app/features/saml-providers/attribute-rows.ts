import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { choiceOf, sourceOf } from '~/components/forms/custom-attribute-choice';
import { textOf } from '~/form-state';

/** A line as its fields hold it; a line without a name is none yet. */
export interface TypedRow {
  name: string;
  /** A source, or a custom attribute: `custom_attribute:costCode`. */
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

/** A line as the API takes it. */
export function attributeOf({ name, source, name_format }: TypedRow) {
  return { name, ...sourceOf(source), name_format };
}

export function keptRows(provider: SamlServiceProviderDto): TypedRow[] {
  const rows = provider.attributes.map((attribute) => ({ ...attribute, source: choiceOf(attribute) }));
  return rows.length > 0 ? rows : [BLANK];
}

import type { ProvisioningMappingEntry } from '@gatehouse/contracts';
import { choiceOf, sourceOf } from '~/components/forms/custom-attribute-choice';

/** Empty lines below the mapping, for attributes to add. */
export const EMPTY_ROWS = 2;

export interface MappingRow {
  attribute: string;
  /** A source, or that of a custom attribute with its name: `custom_attribute:costCode`. */
  source: string;
  value: string;
}

export function mappingRows(mapping: readonly ProvisioningMappingEntry[]): MappingRow[] {
  const rows = mapping.map((entry) => ({
    attribute: entry.attribute,
    source: choiceOf(entry),
    value: entry.value ?? '',
  }));
  const empty: MappingRow = { attribute: '', source: 'constant', value: '' };
  return [...rows, ...Array.from({ length: EMPTY_ROWS }, () => empty)];
}

/** Where what was typed into the lines is kept when a form comes back: its fields repeat. */
const TYPED = 'map_rows';

/** The lines as they were typed, for a form that comes back. */
export function typedRows(form: FormData): Record<string, string> {
  return form.has('map_attribute') ? { [TYPED]: JSON.stringify(linesIn(form)) } : {};
}

/** What was typed into the lines, if the form comes back. */
export function rowsOf(
  mapping: readonly ProvisioningMappingEntry[],
  values: Readonly<Record<string, string>> | undefined,
): MappingRow[] {
  const typed = values?.[TYPED];
  return typed ? (JSON.parse(typed) as MappingRow[]) : mappingRows(mapping);
}

function linesIn(form: FormData): { attribute: string; source: string; value: string }[] {
  const texts = (name: string) => form.getAll(name).map(String);
  const [attributes, sources, values] = ['map_attribute', 'map_source', 'map_value'].map(texts) as [
    string[],
    string[],
    string[],
  ];
  return attributes.map((attribute, place) => ({
    attribute,
    source: sources[place] ?? '',
    value: values[place] ?? '',
  }));
}

/** The lines of a form; one without an attribute is left out, which removes it. */
export function readMapping(
  form: FormData,
): { attribute: string; source: string; value?: string; custom_attribute?: string }[] {
  return linesIn(form)
    .map(({ attribute, source, value }) => ({
      attribute: attribute.trim(),
      ...sourceOf(source),
      ...(source === 'constant' && { value }),
    }))
    .filter(({ attribute }) => attribute !== '');
}

import type { ProvisioningMappingEntry, ProvisioningSource } from '@gatehouse/contracts';

/** Empty lines below the mapping, for attributes to add. */
export const EMPTY_ROWS = 2;

export interface MappingRow {
  attribute: string;
  source: ProvisioningSource;
  value: string;
}

export function mappingRows(mapping: readonly ProvisioningMappingEntry[]): MappingRow[] {
  const rows = mapping.map(({ attribute, source, value = '' }) => ({ attribute, source, value }));
  const empty: MappingRow = { attribute: '', source: 'constant', value: '' };
  return [...rows, ...Array.from({ length: EMPTY_ROWS }, () => empty)];
}

/** The lines of a form; one without an attribute is left out, which removes it. */
export function readMapping(form: FormData): { attribute: string; source: string; value?: string }[] {
  const texts = (name: string) => form.getAll(name).map(String);
  const [attributes, sources, values] = ['map_attribute', 'map_source', 'map_value'].map(texts) as [
    string[],
    string[],
    string[],
  ];
  return attributes
    .map((attribute, place) => ({
      attribute: attribute.trim(),
      source: sources[place] ?? '',
      ...(sources[place] === 'constant' && { value: values[place] ?? '' }),
    }))
    .filter(({ attribute }) => attribute !== '');
}

import type { SamlAttributes } from '@gatehouse/contracts';
import type { MappedAttribute } from './saml-service-provider.entity.js';

/** Attribute names that most applications expect. */
export const DEFAULT_ATTRIBUTES: readonly MappedAttribute[] = [
  { name: 'email', source: 'email', nameFormat: 'basic' },
  { name: 'firstName', source: 'given_name', nameFormat: 'basic' },
  { name: 'lastName', source: 'family_name', nameFormat: 'basic' },
];

/** Normalizes the three input forms. Names that are URIs get the URI name format. */
export function toMapping(given: SamlAttributes | undefined): MappedAttribute[] {
  if (given === undefined) return [...DEFAULT_ATTRIBUTES];
  if (!Array.isArray(given)) return Object.entries(given).map(([name, source]) => plain(name, source));
  return given.map((item) =>
    typeof item === 'string'
      ? plain(item, item)
      : {
          name: item.name,
          source: item.source,
          nameFormat: item.name_format,
          ...(item.source === 'custom_attribute' && { customAttribute: item.custom_attribute }),
        },
  );
}

function plain(name: string, source: MappedAttribute['source']): MappedAttribute {
  return { name, source, nameFormat: /^(https?:|urn:)/.test(name) ? 'uri' : 'basic' };
}

/** The definition of an attribute. Source: RFC 7643 §7. */
export interface ScimAttribute {
  readonly name: string;
  readonly type:
    | 'string'
    | 'boolean'
    | 'decimal'
    | 'integer'
    | 'dateTime'
    | 'reference'
    | 'binary'
    | 'complex';
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readOnly' | 'readWrite' | 'immutable' | 'writeOnly';
  readonly returned: 'always' | 'never' | 'default' | 'request';
  readonly uniqueness: 'none' | 'server' | 'global';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly ScimAttribute[];
}

export interface ScimSchema {
  /** The URN. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ScimAttribute[];
}

/** A kind of resource: its own schema and those that extend it. Source: RFC 7643 §6. */
export interface ScimResourceType {
  readonly name: 'User' | 'Group';
  readonly endpoint: '/Users' | '/Groups';
  readonly schema: ScimSchema;
  readonly extensions: readonly ScimSchema[];
}

type Given = Partial<Omit<ScimAttribute, 'name' | 'description'>>;

/** An attribute with the default characteristics of RFC 7643 §2.2 where nothing else is given. */
export function attribute(name: string, description: string, given: Given = {}): ScimAttribute {
  return {
    name,
    type: given.subAttributes ? 'complex' : 'string',
    multiValued: false,
    description,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...given,
  };
}

/** A list of values with the sub-attributes of RFC 7643 §2.4. */
export function values(
  name: string,
  description: string,
  types: readonly string[] = [],
  value: Given = {},
): ScimAttribute {
  return attribute(name, description, {
    multiValued: true,
    subAttributes: [
      attribute('value', 'The value.', value),
      attribute('display', 'A name of the value for people.'),
      attribute('type', 'The function of the value.', types.length > 0 ? { canonicalValues: types } : {}),
      attribute('primary', 'Whether this is the preferred value. At most one value is.', { type: 'boolean' }),
    ],
  });
}

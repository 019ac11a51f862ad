/** The checks of an incoming message, approximately in the order in which they run. */
export type SamlCheck =
  | 'too_large'
  | 'encoding'
  | 'forbidden_construct'
  | 'not_well_formed'
  | 'too_deep'
  | 'too_many'
  | 'schema'
  | 'version'
  | 'duplicate_id'
  | 'assertion_count'
  | 'signature_missing'
  | 'signature_position'
  | 'signature_structure'
  | 'signature_reference'
  | 'signature_transform'
  | 'algorithm'
  | 'digest'
  | 'signature_value'
  | 'encryption_algorithm'
  | 'decryption'
  | 'destination'
  | 'issuer'
  | 'issue_instant'
  | 'status'
  | 'subject'
  | 'recipient'
  | 'in_response_to'
  | 'unsolicited'
  | 'expired'
  | 'not_yet_valid'
  | 'audience'
  | 'conditions'
  | 'authn_statement'
  | 'replayed'
  | 'second_opinion'
  | 'unknown_partner'
  | 'assertion_consumer_service'
  | 'not_supported';

/** The value that a check found in a message, and the expected one. No value identifies a user. */
export type CheckValues = {
  readonly found?: CheckValue;
  readonly expected?: CheckValue;
};
export type CheckValue = string | number | readonly string[] | null;

/** Longer values of a stranger are cut. */
const LONGEST = 300;
const MOST = 20;

/**
 * An incoming message that is rejected.
 *
 * `check`, `values` and the message are for the log and the admin's trace. The user sees a general message and a
 * reference.
 */
export class SamlRefused extends Error {
  override readonly name = 'SamlRefused';
  readonly values: CheckValues;

  constructor(
    readonly check: SamlCheck,
    detail: string,
    { found, expected, ...options }: ErrorOptions & CheckValues = {},
  ) {
    super(detail, options);
    this.values = {
      ...(found === undefined ? {} : { found: cut(found) }),
      ...(expected === undefined ? {} : { expected: cut(expected) }),
    };
  }
}

function cut(value: CheckValue): CheckValue {
  if (typeof value === 'string') return value.slice(0, LONGEST);
  return Array.isArray(value) ? value.slice(0, MOST).map((each: string) => each.slice(0, LONGEST)) : value;
}

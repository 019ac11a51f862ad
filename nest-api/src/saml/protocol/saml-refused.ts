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

/**
 * An incoming message that is rejected.
 *
 * `check` and the message are for the log and the admin's trace. The user sees a general message and a reference.
 */
export class SamlRefused extends Error {
  override readonly name = 'SamlRefused';

  constructor(
    readonly check: SamlCheck,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  [
    '"tlsClientCertificateBoundAccessTokens" boolean',
    '"tlsClientCertificateBoundAccessTokens" boolean, "requestObjectSigningAlg" character varying, "requireSignedRequestObject" boolean, "messageSigning" boolean, "authorizationSignedResponseAlg" character varying',
  ],
  [
    ', c.tls_client_certificate_bound_access_tokens',
    ', c.tls_client_certificate_bound_access_tokens, c.request_object_signing_alg, c.require_signed_request_object, c.message_signing, c.authorization_signed_response_alg',
  ],
];

/**
 * Applications sign their authorization requests (RFC 9101), and get signed responses (JARM).
 *
 * - `message_signing`: with the security profile `fapi2`, FAPI 2.0 Message Signing.
 */
export class Migration20261128T1422_message_signing extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients add column request_object_signing_alg varchar(10) null,
        add column require_signed_request_object boolean not null default false,
        add column message_signing boolean not null default false,
        add column authorization_signed_response_alg varchar(10) null`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
  }

  override down(): void {
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql(`
      alter table oauth_clients drop column request_object_signing_alg, drop column require_signed_request_object, drop column message_signing,
        drop column authorization_signed_response_alg`);
  }
}

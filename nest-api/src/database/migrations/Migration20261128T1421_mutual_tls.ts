import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  [
    '"documentExpiresAt" double precision',
    '"documentExpiresAt" double precision, "tlsClientAuth" jsonb, "tlsClientCertificateBoundAccessTokens" boolean',
  ],
  [
    ', extract(epoch from c.document_expires_at)::float8',
    ', extract(epoch from c.document_expires_at)::float8, c.tls_client_auth, c.tls_client_certificate_bound_access_tokens',
  ],
];

/**
 * Applications authenticate with certificates (RFC 8705).
 *
 * - `tls_client_auth`: the subject of an application's certificate, and the authorities that issue it.
 * - `tls_client_certificate_bound_access_tokens`: whether its tokens are bound to the certificate.
 */
export class Migration20261128T1421_mutual_tls extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients add column tls_client_auth jsonb null,
        add column tls_client_certificate_bound_access_tokens boolean not null default false`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
  }

  override down(): void {
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql(`
      alter table oauth_clients drop column tls_client_auth,
        drop column tls_client_certificate_bound_access_tokens`);
  }
}

/** What identifies the subject of a client certificate. Source: RFC 8705 §2.1.2, without the prefix `tls_client_auth_`. */
export const TLS_CLIENT_AUTH_SUBJECTS = ['subject_dn', 'san_dns', 'san_uri', 'san_ip', 'san_email'] as const;

/** Methods with a certificate. Source: RFC 8705 §2. */
export const CERTIFICATE_METHODS: readonly string[] = ['tls_client_auth', 'self_signed_tls_client_auth'];

/** Methods for which the client registers public keys; the keys of RFC 8705 §2.2.2 contain certificates. */
export const KEY_METHODS: readonly string[] = ['private_key_jwt', 'self_signed_tls_client_auth'];

/** Whether the client can only be used where certificates arrive. */
export function needsCertificate(client: {
  readonly token_endpoint_auth_method: string;
  readonly tls_client_certificate_bound_access_tokens: boolean;
}): boolean {
  return (
    CERTIFICATE_METHODS.includes(client.token_endpoint_auth_method) ||
    client.tls_client_certificate_bound_access_tokens
  );
}

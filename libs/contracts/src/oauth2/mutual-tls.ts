import { z } from 'zod';
import { TLS_CLIENT_AUTH_SUBJECTS } from './mutual-tls-rules.ts';

/** The certificate of a client that uses `tls_client_auth`. Source: RFC 8705 §2.1. */
export const TlsClientAuthSchema = /* @__PURE__ */ z
  .object({
    subject: z.enum(TLS_CLIENT_AUTH_SUBJECTS).meta({
      description:
        'What identifies the certificate: its subject (RFC 4514), or a DNS name, URI, IP address or email address in its subject alternative name. The same as the parameter `tls_client_auth_<subject>`',
    }),
    value: z.string().trim().min(1, 'Enter the value').max(1000, 'At most 1000 characters'),
    certificate_authorities: z
      .string()
      .trim()
      .min(1, 'Enter at least one certificate')
      .max(65_536, 'At most 64 KB')
      .meta({
        description:
          'PEM certificates of the authorities that issue certificates of this client, intermediate ones included. Gatehouse verifies the chain itself',
      }),
  })
  .meta({ id: 'TlsClientAuth' });
export type TlsClientAuth = z.infer<typeof TlsClientAuthSchema>;

/** Mutual TLS settings of a client. Source: RFC 8705. */
export const MUTUAL_TLS = {
  tls_client_auth: TlsClientAuthSchema.nullable().meta({
    description: 'For `tls_client_auth`: the certificate of the client (RFC 8705 §2.1)',
  }),
  tls_client_certificate_bound_access_tokens: z.boolean().meta({
    description:
      'Its access tokens are bound to the certificate that they were requested with (RFC 8705 §3). Not together with DPoP',
  }),
};

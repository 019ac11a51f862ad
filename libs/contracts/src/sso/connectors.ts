import { z } from 'zod';

/** In place of the server address of an LDAP connection: connectors know the server. */
export const CONNECTOR_ADDRESS = 'connector:';
/** An enrollment code is valid for so long. */
export const CONNECTOR_CODE_MINUTES = 15;
/** Connectors of a connection. */
export const MOST_CONNECTORS = 10;
/** A connector that has not asked for work for so long is silent. It asks at least every 25 seconds. */
export const CONNECTOR_SILENT_SECONDS = 60;

/** Why a request of a connector was rejected. */
export const CONNECTOR_REJECTIONS = [
  'connector_revoked',
  'signature_missing',
  'signature_invalid',
  'signature_expired',
  'signature_replayed',
  'body_altered',
  'organization_inactive',
] as const;
export const ConnectorRejectionSchema = /* @__PURE__ */ z.enum(CONNECTOR_REJECTIONS).meta({
  id: 'ConnectorRejection',
  description:
    '`connector_revoked`: an administrator revoked the connector. `signature_missing`: the request has no signature. `signature_invalid`: the signature is not by the key of the connector, or for another request. `signature_expired`: the clock of the connector differs by more than a minute, or the request was delayed. `signature_replayed`: the same signature was used before. `body_altered`: the body is not the signed one. `organization_inactive`: the organization is not active',
});
export type ConnectorRejection = z.infer<typeof ConnectorRejectionSchema>;

export const ConnectorSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'Host name of the connector, or what its operator called it' }),
    version: z.string().meta({ example: '0.1.0' }),
    fingerprint: z.string().meta({
      description: 'JWK thumbprint of its signing key (RFC 7638). The connector shows the same',
    }),
    state: z.enum(['never_connected', 'connected', 'silent', 'revoked']).meta({
      description:
        '`never_connected`: enrolled, and has not asked for work yet. `connected`: asked for work within the last minute. `silent`: has not asked for work since',
    }),
    enrolledAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    rejected: z.object({
      count: z
        .int()
        .min(0)
        .max(2_147_483_647)
        .meta({ description: 'Rejected requests since the enrollment' }),
      last: z.object({ code: ConnectorRejectionSchema, at: z.iso.datetime() }).nullable(),
    }),
  })
  .meta({ id: 'Connector' });
export type ConnectorDto = z.infer<typeof ConnectorSchema>;

/** The command of the connector, one file that needs nothing but Node. */
export const ConnectorDownloadSchema = /* @__PURE__ */ z
  .object({
    url: z.string().meta({ description: 'Needs no sign-in' }),
    sha256: z.string().meta({ description: 'SHA-256 of the file, in hexadecimal' }),
  })
  .meta({ id: 'ConnectorDownload' });
export type ConnectorDownload = z.infer<typeof ConnectorDownloadSchema>;

export const ConnectorsSchema = /* @__PURE__ */ z
  .object({
    isUsed: z.boolean().meta({
      description:
        'Whether the server address of the connection is `connector:`, so that connectors are asked',
    }),
    items: z.array(ConnectorSchema),
    download: ConnectorDownloadSchema.nullable().meta({
      description: 'Null if connectors are not used, or the installation has no build of the command',
    }),
    code: z
      .object({ expiresAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'The enrollment code that is open. Null if there is none' }),
  })
  .meta({ id: 'Connectors' });
export type ConnectorsDto = z.infer<typeof ConnectorsSchema>;

export const ConnectorCodeSchema = /* @__PURE__ */ z
  .object({
    code: z.string().meta({ description: 'Returned only once. Only its hash is stored' }),
    expiresAt: z.iso.datetime(),
    url: z.string().meta({ description: 'Where the connector sends its requests' }),
  })
  .meta({ id: 'ConnectorCode' });
export type ConnectorCode = z.infer<typeof ConnectorCodeSchema>;

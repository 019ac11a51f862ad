import { z } from 'zod';
import { FEDERATION_RULES, FEDERATION_WEIGHTS, type FederationRuleId } from './federation-rules.ts';

export const FEDERATION_KINDS = ['oidc_provider', 'saml_idp', 'saml_sp', 'oidc_client'] as const;
export type FederationKind = (typeof FEDERATION_KINDS)[number];

export const FEDERATION_GRADES = ['A', 'B', 'C', 'D', 'F'] as const;
export type FederationGrade = (typeof FEDERATION_GRADES)[number];

export const CheckFederationSchema = /* @__PURE__ */ z
  .object({
    subject: z
      .string()
      .trim()
      .min(1, 'Enter an address or paste metadata')
      .max(200_000, 'At most 200,000 characters')
      .meta({
        description:
          'An issuer, the address of a metadata document, or the document itself: SAML metadata, an OpenID discovery document or the registration of an OAuth client',
      }),
    entityId: z.string().trim().max(1_024, 'At most 1,024 characters').optional().meta({
      description: 'The entity to check, if SAML metadata describes several',
    }),
  })
  .strict()
  .meta({ id: 'CheckFederation', example: { subject: 'https://login.acme.example' } });
export type CheckFederation = z.infer<typeof CheckFederationSchema>;

const RuleIdSchema = /* @__PURE__ */ z
  .enum(Object.keys(FEDERATION_RULES) as [FederationRuleId, ...FederationRuleId[]])
  .meta({ id: 'FederationRule' });

export const FederationFindingSchema = /* @__PURE__ */ z
  .object({
    rule: RuleIdSchema,
    severity: z.enum(Object.keys(FEDERATION_WEIGHTS) as [keyof typeof FEDERATION_WEIGHTS]),
    values: z.record(z.string(), z.string()).meta({ description: 'The values in the sentences' }),
    found: z.string().meta({ example: 'The metadata is not signed.' }),
    why: z.string(),
    fix: z.string(),
    source: z.string().meta({ example: 'SAML Metadata §3' }),
  })
  .meta({ id: 'FederationFinding' });
export type FederationFinding = z.infer<typeof FederationFindingSchema>;

export const FederationReportSchema = /* @__PURE__ */ z
  .object({
    kind: z.enum(FEDERATION_KINDS),
    name: z.string().nullable().meta({ description: 'Issuer, entity ID or client name' }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Where the document was read. Null if it was pasted' }),
    grade: z.enum(FEDERATION_GRADES).meta({
      description:
        'A from 90, B from 80, C from 70, D from 60. A critical finding gives F, a high one at most C',
    }),
    score: z.int().min(0).max(100).meta({
      description: 'Each rule with findings takes 45 (critical), 20, 8, 3 or 0 (info) from 100',
    }),
    checkedAt: z.iso.datetime(),
    rulesChecked: z.int().min(0).max(1_000),
    findings: z.array(FederationFindingSchema).meta({ description: 'The most severe first' }),
    keys: z.array(
      z.object({
        use: z.string().meta({ example: 'signing' }),
        name: z.string().meta({ description: 'Key ID or subject' }),
        key: z.string().meta({ example: 'RSA 2048' }),
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
    connections: z.array(
      z.object({
        host: z.string(),
        protocol: z.string().nullable().meta({ example: 'TLSv1.3' }),
        cipher: z.string().nullable().meta({ example: 'TLS_AES_256_GCM_SHA384' }),
        issuer: z.string().nullable().meta({ description: 'Issuer of the certificate' }),
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'FederationReport' });
export type FederationReport = z.infer<typeof FederationReportSchema>;

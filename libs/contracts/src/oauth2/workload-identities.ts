import { z } from 'zod';
import { ClientJwksSchema } from './client-values.ts';

/** The issuer of a workload's tokens. Source: OpenID Connect Discovery 1.0 §3. */
const WorkloadIssuerSchema = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine(
    isIssuer,
    'Enter an https URL without a query, such as https://token.actions.githubusercontent.com',
  );

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

const CLAIM_VALUE = z.string().min(1, 'Enter a value').max(500, 'At most 500 characters');

/** A workload outside of the platform that is trusted to act as an application. Source: RFC 8693 §2.1. */
export const WorkloadIdentitySchema = z
  .object({
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
    issuer: WorkloadIssuerSchema.meta({
      description: 'The exact `iss` of the tokens. Its keys are discovered, unless `jwks` lists them',
    }),
    subject: z.string().trim().min(1, 'Enter a subject').max(500, 'At most 500 characters').meta({
      description:
        'The `sub` of the tokens. `*` at the end stands for any continuation. For GitHub and GitLab it has to name the repository',
    }),
    audience: z.string().trim().min(1).max(500, 'At most 500 characters').nullable().default(null).meta({
      description:
        'The `aud` of the tokens. Null: the issuer of this organization, as the request addressed it',
    }),
    claims: z.record(z.string().min(1).max(100), CLAIM_VALUE).default({}).meta({
      description: 'Claims that must have exactly this value, such as `environment`',
    }),
    jwks: ClientJwksSchema.nullable()
      .default(null)
      .meta({ description: 'Public keys of an issuer that cannot be reached, such as a private cluster' }),
  })
  .strict()
  .refine(({ claims }) => Object.keys(claims).length <= 20, {
    path: ['claims'],
    message: 'At most 20 claims',
  })
  .meta({
    id: 'WorkloadIdentity',
    example: {
      name: 'Deployment of the website',
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/website:ref:refs/heads/main',
      claims: { environment: 'production' },
    },
  });
export type WorkloadIdentity = z.infer<typeof WorkloadIdentitySchema>;

export const WorkloadIdentitiesSchema = z.array(WorkloadIdentitySchema).max(20, 'At most 20');

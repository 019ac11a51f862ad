import { z } from 'zod';

export const ClientIdSchema = z
  .string()
  .min(3, 'Use at least 3 characters')
  .max(100, 'At most 100 characters')
  .regex(/^[A-Za-z0-9._~-]+$/, 'Use letters, digits and . _ ~ -');

const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** A public key. Source: RFC 7517 §4. */
const PublicJwkSchema = z
  .looseObject({ kty: z.enum(['RSA', 'EC', 'OKP']), kid: z.string().max(200).optional() })
  .refine((jwk) => !PRIVATE_MEMBERS.some((member) => member in jwk), 'Register only the public key');

export const ClientJwksSchema = z.object({
  keys: z.array(PublicJwkSchema).min(1, 'Register at least one key').max(10),
});
export type ClientJwks = z.infer<typeof ClientJwksSchema>;

import { z } from 'zod';
import { SSO_TYPES } from '../sso/sso-providers.ts';

/** Maximum number of sign-ins in the picture, the newest first. */
export const MOST_SIGN_INS = 20_000;

const count = z.int().min(1).max(9_007_199_254_740_991);
const NodeSchema = z.object({ id: z.string(), name: z.string(), count });

export const SIGN_IN_WAYS = ['password', 'passkey', ...SSO_TYPES, 'other'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export const SignInFlowsQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(30).default(7),
});

/** Columns and flows are named in the order of a sign-in. */
export const SignInPictureSchema = z
  .object({
    asOf: z.iso.datetime(),
    days: z.int().min(1).max(30),
    signIns: z.int().min(0).max(9_007_199_254_740_991),
    isCapped: z.boolean().meta({ description: `There were more than the latest ${MOST_SIGN_INS}` }),
    tenants: z.array(NodeSchema).meta({ description: 'The busiest. `others` contains the rest' }),
    ways: z.array(z.object({ id: z.enum(SIGN_IN_WAYS), count })),
    applications: z.array(NodeSchema).meta({ description: '`none`: sign-ins that opened no application' }),
    entered: z
      .array(z.object({ from: z.string(), to: z.string(), count }))
      .meta({ description: 'From tenants to authentication methods' }),
    opened: z.array(z.object({ from: z.string(), to: z.string(), count })).meta({
      description: 'From authentication methods to applications. A sign-in that opened two counts for both',
    }),
  })
  .meta({ id: 'SignInPicture' });
export type SignInPicture = z.infer<typeof SignInPictureSchema>;

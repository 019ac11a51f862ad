import { z } from 'zod';
import { AccessLifetimeSchema } from './oauth2-grants.ts';

/** As a user types it: case, spaces and hyphens are ignored. */
export const UserCodeSchema = z
  .string()
  .trim()
  .max(40, { error: 'Enter the 8 letters of the code', abort: true })
  .regex(/^[\s-]*([A-Za-z][\s-]*){8}$/, 'Enter the 8 letters of the code, such as BCDF-GHJK')
  .transform((code) => code.toUpperCase().replaceAll(/[\s-]/g, ''))
  .meta({
    description: 'The code that the device shows. Case, spaces and hyphens are ignored',
    example: 'BCDF-GHJK',
  });

export const FindDeviceRequestSchema = z
  .object({ user_code: UserCodeSchema })
  .strict()
  .meta({ id: 'FindDeviceRequest', example: { user_code: 'BCDF-GHJK' } });
export type FindDeviceRequest = z.infer<typeof FindDeviceRequestSchema>;

/** A device's request, for the user who entered its code. */
export const DeviceRequestSchema = z
  .object({
    user_code: z
      .string()
      .meta({ description: 'As the device shows it, for comparison', example: 'BCDF-GHJK' }),
    client: z.object({ client_id: z.string(), name: z.string() }),
    scopes: z.array(z.object({ scope: z.string(), description: z.string() })),
    lifetime: AccessLifetimeSchema,
    expires_at: z.iso.datetime().meta({ description: 'When the code expires' }),
  })
  .meta({ id: 'DeviceRequest' });
export type DeviceRequestDto = z.infer<typeof DeviceRequestSchema>;

export const AnswerDeviceRequestSchema = z
  .object({ user_code: UserCodeSchema, answer: z.enum(['allow', 'deny']) })
  .strict()
  .meta({ id: 'AnswerDeviceRequest', example: { user_code: 'BCDF-GHJK', answer: 'allow' } });
export type AnswerDeviceRequest = z.infer<typeof AnswerDeviceRequestSchema>;

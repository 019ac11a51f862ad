import { z } from 'zod';
import { WorkChallengeSchema } from '../account/proof-of-work.ts';
import { PlanLimitSchema } from '../tenants/plan-usage.ts';

export const FieldErrorSchema = z
  .object({
    field: z.string().meta({ description: 'Dotted path of the field in the request', example: 'email' }),
    code: z.string().meta({ description: 'Stable code', example: 'invalid_format' }),
    message: z.string().meta({ description: 'Message for the user', example: 'Enter an email address' }),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldErrorSchema>;

/** The support contact that an organization configured for sign-in problems. */
export const SupportContactSchema = z
  .object({
    name: z.string().nullable(),
    address: z.string().meta({ description: 'Email address or web page', example: 'it@acme.example' }),
  })
  .meta({ id: 'SupportContact' });
export type SupportContact = z.infer<typeof SupportContactSchema>;

/** Problem document. Source: RFC 9457 §3. */
export const ProblemSchema = z
  .object({
    type: z.string().meta({ example: 'about:blank' }),
    title: z.string().meta({ example: 'Not found' }),
    status: z.int().min(400).max(599).meta({ example: 404 }),
    detail: z.string().meta({ description: 'Message for users', example: 'There is no such tenant.' }),
    code: z.string().meta({ description: 'Stable code for programs', example: 'not_found' }),
    requestId: z.string().meta({ description: 'Reference that the log contains too' }),
    errors: z.array(FieldErrorSchema).optional(),
    planLimit: PlanLimitSchema.optional().meta({
      description: "The limit of the tenant's plan that was reached",
    }),
    contact: SupportContactSchema.optional().meta({
      description: 'Technical contact of the organization, if the sign-in identifies it and it has one',
    }),
    challenge: WorkChallengeSchema.optional().meta({
      description:
        'With the code `proof_of_work_required`: solve it, and send the request again with `proofOfWork`',
    }),
    retryAfter: z.int().min(0).max(86_400).optional().meta({ description: 'Seconds to wait' }),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof ProblemSchema>;

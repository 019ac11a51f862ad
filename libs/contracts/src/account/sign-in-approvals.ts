import { z } from 'zod';
import { NetworkOriginSchema } from '../common/network-origin.ts';
import { ATTEMPT_METHODS } from '../sign-in-log/attempt-methods.ts';
import { SignInRiskSchema } from '../sign-in-log/risk.ts';

/** What became of a sign-in that an admin must approve. */
const APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'expired'] as const;

/** The state of a sign-in, for the browser that waits. */
export const ApprovalStateSchema = /* @__PURE__ */ z
  .object({
    state: z.enum(APPROVAL_STATES),
    number: z.string().meta({ description: 'The admin sees the same number', example: '482913' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignInApprovalState' });
export type ApprovalState = z.infer<typeof ApprovalStateSchema>;

/** A sign-in that waits, for admins. */
export const SignInApprovalSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    number: z.string().meta({ description: 'The page of the user shows the same number', example: '482913' }),
    method: z.enum(ATTEMPT_METHODS),
    application: z
      .string()
      .nullable()
      .meta({ description: 'Name of the application that the user signs in to' }),
    device: z
      .string()
      .nullable()
      .meta({ description: 'Null: the works-council mode hides it', example: 'Firefox on Linux' }),
    address: z.string().nullable().meta({ description: 'Null: the works-council mode hides it' }),
    origin: NetworkOriginSchema,
    risk: SignInRiskSchema,
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    isOwn: z.boolean().meta({ description: 'The sign-in of the caller, which another admin must approve' }),
  })
  .meta({ id: 'SignInApproval' });
export type SignInApproval = z.infer<typeof SignInApprovalSchema>;

export const SignInApprovalListSchema = /* @__PURE__ */ z
  .object({ items: z.array(SignInApprovalSchema) })
  .meta({ id: 'SignInApprovalList' });
export type SignInApprovalList = z.infer<typeof SignInApprovalListSchema>;

import { FACTORS, type SecondFactorRequired } from '@gatehouse/contracts';
import { z } from 'zod';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';
import { seal, unseal } from './seal.server';

const COOKIE = cookieName('gatehouse_second_step');
const PURPOSE = 'the second step of a sign-in';
const SECONDS = 600;
/** Longer than the wait, so that the page can say that it is over. */
const APPROVAL_SECONDS = FACTORS.approvalSeconds + 300;

const StepSchema = z.object({
  ticket: z.string(),
  factors: z.array(z.enum(['totp', 'passkey', 'recovery_code', 'emergency_code'])),
  mustEnrol: z.boolean(),
  mustChangePassword: z.boolean().default(false),
  mustAwaitApproval: z.boolean().default(false),
  /** The user's original target, from a URL. */
  returnTo: z.string().nullable(),
  /** The target of our own page, which has precedence. */
  onward: z.string().nullable(),
  /** Targets of the form besides this origin. */
  targets: z.array(z.string()),
});
export type SecondStep = z.infer<typeof StepSchema>;

export const SECOND_STEP = '/login/second-factor';

/** `Set-Cookie` for the page of the second factor, which keeps the ticket out of URLs and scripts. */
export function rememberSecondStep(
  required: SecondFactorRequired,
  {
    returnTo = null,
    onward = null,
    targets = [],
  }: Partial<Pick<SecondStep, 'returnTo' | 'onward' | 'targets'>> = {},
): string {
  const { ticket, factors, mustEnrol, mustChangePassword, mustAwaitApproval } = required;
  const needs = { factors, mustEnrol, mustChangePassword, mustAwaitApproval };
  const step: SecondStep = { ticket, ...needs, returnTo, onward, targets };
  return setCookie(COOKIE, seal(PURPOSE, step), mustAwaitApproval ? APPROVAL_SECONDS : SECONDS);
}

export function readSecondStep(request: Request): SecondStep | null {
  const sealed = readCookie(request, COOKIE);
  return StepSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

export function forgetSecondStep(): string {
  return dropCookie(COOKIE);
}

import type { InteractionDto } from '@gatehouse/contracts';

export type InteractionStep = 'consent' | 'choose' | 'factor' | 'sign-in';

/** @param wantsOther the user wants to use another account */
export function interactionStep(interaction: InteractionDto, wantsOther: boolean): InteractionStep {
  const { prompt, user } = interaction;
  if (!user || wantsOther) return 'sign-in';
  if (prompt === 'consent') return 'consent';
  if (prompt === 'select_account') return 'choose';
  return asksForFactor(interaction) ? 'factor' : 'sign-in';
}

const FACTOR_REASONS: ReadonlySet<string> = new Set(['acr', 'risk_factor', 'risk_passkey']);

/** The user is signed in, and the application only lacks the second factor. */
function asksForFactor({ prompt, reasons }: InteractionDto): boolean {
  return prompt === 'login' && reasons.every((reason) => FACTOR_REASONS.has(reason));
}

const AGAIN = ['max_age', 'login_prompt', 'risk_sign_in'] as const;

/** The user is signed in, and the application requires a new authentication. */
export function asksAgain({ user, reasons }: InteractionDto): boolean {
  return user !== null && AGAIN.some((reason) => reasons.includes(reason));
}

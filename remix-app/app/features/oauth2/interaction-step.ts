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

/** The user is signed in, and the application only lacks the second factor. */
function asksForFactor({ prompt, reasons }: InteractionDto): boolean {
  return prompt === 'login' && reasons.every((reason) => reason === 'acr');
}

/** The user is signed in, and the application requires a new authentication. */
export function asksAgain({ user, reasons }: InteractionDto): boolean {
  return user !== null && (reasons.includes('max_age') || reasons.includes('login_prompt'));
}

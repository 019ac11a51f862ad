import type { InteractionDto } from '@gatehouse/contracts';

export type InteractionStep = 'consent' | 'choose' | 'factor' | 'sign-in';

/** @param wantsOther the person asked to use another account */
export function interactionStep(interaction: InteractionDto, wantsOther: boolean): InteractionStep {
  const { prompt, user } = interaction;
  if (!user || wantsOther) return 'sign-in';
  if (prompt === 'consent') return 'consent';
  if (prompt === 'select_account') return 'choose';
  return asksForFactor(interaction) ? 'factor' : 'sign-in';
}

/** The person is signed in, and the second factor is all that the application lacks. */
function asksForFactor({ prompt, reasons }: InteractionDto): boolean {
  return prompt === 'login' && reasons.every((reason) => reason === 'acr');
}

/** The person is signed in, and the application wants to be sure that it is still them. */
export function asksAgain({ user, reasons }: InteractionDto): boolean {
  return user !== null && (reasons.includes('max_age') || reasons.includes('login_prompt'));
}

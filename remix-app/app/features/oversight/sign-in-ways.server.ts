import type { SignInPicture } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

/** How far back the picture can look, in days. */
const CHOICES: readonly string[] = ['1', '7', '30'];

export async function readSignInPicture(request: Request, session: SignedIn): Promise<SignInPicture> {
  const wanted = new URL(request.url).searchParams.get('days') ?? '';
  const query = { days: CHOICES.includes(wanted) ? Number(wanted) : 7 };
  return orRefuse(
    await answerOf(request, api(request, session).GET('/api/v1/figures/sign-in-ways', { params: { query } })),
  );
}

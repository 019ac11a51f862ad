import type { SignInPicture } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

/** How far back the picture can look, in days. */
const CHOICES: readonly string[] = ['1', '7', '30'];

export async function readSignInPicture(visit: Visit): Promise<SignInPicture> {
  const wanted = visit.url.searchParams.get('days') ?? '';
  const query = { days: CHOICES.includes(wanted) ? Number(wanted) : 7 };
  return orRefuse(await visit.api.GET('/api/v1/statistics/sign-in-flows', { params: { query } }));
}

import { api } from './api.server';
import { siteOf } from './site.server';

const LONGEST_STATE = 200;

/**
 * The origin of the custom domain where what an identity provider answers began; null: here, or nowhere. The API names only
 * verified hosts, so nobody leads a browser elsewhere with a state of their own.
 */
export async function customOriginOf(request: Request, state: string): Promise<string | null> {
  if (siteOf(request) || state.length > LONGEST_STATE) return null;
  const answer = await api(request).POST('/api/v1/sso/sign-ins/host', { body: { state } });
  return answer.ok ? answer.value.origin : null;
}

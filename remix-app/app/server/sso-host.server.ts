import { api } from './api.server';
import { siteOf } from './site.server';

const LONGEST_STATE = 200;

/**
 * The origin of the custom domain where this sign-in began; null: here, or unknown. The API returns only verified
 * hosts, so an attacker's state cannot redirect a browser elsewhere.
 */
export async function customOriginOf(request: Request, state: string): Promise<string | null> {
  if (siteOf(request) || state.length > LONGEST_STATE) return null;
  const answer = await api(request).POST('/api/v1/sso/sign-ins/host', { body: { state } });
  return answer.ok ? answer.value.origin : null;
}

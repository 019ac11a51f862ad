import { type SsoConfigurationDto, TEXTS } from '@gatehouse/contracts';
import { keepFlow } from '~/features/auth/sso-flows.server';
import { answerOf, api } from '~/server/api.server';
import { formActionSource } from '~/server/security-headers.server';
import type { SignedIn } from '~/server/session.server';
import { type ConfigurationState, configurationsBase } from './sso-configurations.server';

export type BegunTest =
  | { ok: true; to: string; cookies: string[] }
  | { ok: false; state: ConfigurationState; status: number };

/** Begins a sign-in that makes no session; the callback comes back to the connection's page with its trace. */
export async function beginTest(request: Request, session: SignedIn, id: string): Promise<BegunTest> {
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/sso-configurations/{id}/tests', { params: { path: { id } } }),
  );
  if (!answer.ok) {
    const { problem } = answer;
    const message = problem.detail || TEXTS.signIn.failedToStart;
    return {
      ok: false,
      status: problem.status,
      state: { id, errors: {}, message, values: {}, reference: problem.requestId },
    };
  }
  const { authorizationUrl, state, browserSecret } = answer.value;
  const back = `${configurationsBase(request)}/${id}`;
  const flow = { state, browserSecret, way: 'page' as const, mode: 'signin' as const, back };
  return { ok: true, to: authorizationUrl, cookies: keepFlow(request, flow) };
}

/** Where the button of a test leads a browser without script. */
export function formTargetsOf({
  authorizationEndpoint,
  ssoUrl,
}: Pick<SsoConfigurationDto, 'authorizationEndpoint' | 'ssoUrl'>): string[] {
  const address = authorizationEndpoint ?? ssoUrl;
  return address && URL.canParse(address) ? [formActionSource(address)] : [];
}

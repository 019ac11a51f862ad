import type { SsoConfigurationDto, SsoStarted } from '@gatehouse/contracts';
import { keepFlow } from '~/features/auth/sso-flows.server';
import type { Answer } from '~/server/api.server';
import { type Outcome, refused } from '~/server/outcome.server';
import { formActionSource } from '~/server/security-headers.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type ConfigurationState, configurationsBase } from './sso-configurations.server';
import { connectionAnswers } from './texts/answers';

/** Begins a sign-in that makes no session; the callback comes back to the connection's page with its trace. */
export async function beginTest(visit: Visit, id: string): Promise<Outcome<ConfigurationState>> {
  const answer = await visit.api.POST('/api/v1/sso-configurations/{id}/tests', { params: { path: { id } } });
  return followTest(visit, id, answer, `${configurationsBase(visit)}/${id}`);
}

/** @param back the page that the callback comes back to, with the trace */
export function followTest(
  visit: Visit,
  id: string,
  answer: Answer<SsoStarted>,
  back: string,
): Outcome<ConfigurationState> {
  if (!answer.ok) {
    const { problem } = answer;
    const message = problem.detail || textsOf(visit.request, connectionAnswers)('failedToStart');
    return refused({ id, errors: {}, message, values: {}, reference: problem.requestId }, problem.status);
  }
  const { authorizationUrl, state, browserSecret } = answer.value;
  const flow = { state, browserSecret, way: 'page' as const, mode: 'signin' as const, back };
  const headers = new Headers();
  for (const cookie of keepFlow(visit.request, flow)) headers.append('set-cookie', cookie);
  // Another origin: the browser goes there itself.
  return { to: authorizationUrl, headers, leaves: true };
}

/** Where the button of a test leads a browser without script. */
export function formTargetsOf({
  authorizationEndpoint,
  ssoUrl,
}: Pick<SsoConfigurationDto, 'authorizationEndpoint' | 'ssoUrl'>): string[] {
  const address = authorizationEndpoint ?? ssoUrl;
  return address && URL.canParse(address) ? [formActionSource(address)] : [];
}

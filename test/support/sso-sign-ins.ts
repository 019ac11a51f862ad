import type { Problem, SsoResult, SsoStarted, SsoTraceDto } from '@gatehouse/contracts';
import { expect } from 'vitest';
import type { ServedApi, TestApi } from './api.ts';
import { type ApiCaller, post } from './data.ts';
import { type Choice, signInAtSandbox } from './sandbox-browser.ts';

/** Starts a sign-in through a connection. */
export async function start(api: ServedApi, configurationId: string, more: object = {}): Promise<SsoStarted> {
  const response = await post(api, '/api/v1/sso/sign-ins', { configurationId, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as SsoStarted;
}

/** What the web app's callback passes to the API. */
export function answerOf(callback: URL, { browserSecret }: SsoStarted): Record<string, unknown> {
  const { error_description: errorDescription, ...parameters } = Object.fromEntries(callback.searchParams);
  const configurationId = callback.pathname.split('/sso/callback/')[1];
  return {
    ...parameters,
    browserSecret,
    ...(errorDescription ? { errorDescription } : {}),
    ...(configurationId ? { configurationId } : {}),
  };
}

export const complete = (api: ServedApi, answer: object) =>
  post(api, '/api/v1/sso/sign-ins/complete', answer);

/** A complete sign-in with a choice at the sandbox. `visit` returns from the sandbox to our callback. */
export async function through(
  api: TestApi,
  configurationId: string,
  choice: Choice = {},
  more: object = {},
  visit: typeof signInAtSandbox = signInAtSandbox,
): Promise<Response> {
  const started = await start(api, configurationId, more);
  return complete(api, answerOf(await visit(started.authorizationUrl, choice), started));
}

/** A complete test of the connection by one of its admins. */
export async function tested(
  api: TestApi,
  as: ApiCaller,
  configurationId: string,
  choice: Choice = {},
): Promise<Extract<SsoResult, { status: 'tested' }>> {
  const begun = await as.post(`/api/v1/sso-configurations/${configurationId}/tests`);
  const started = (await begun.json()) as SsoStarted;
  const answer = answerOf(await signInAtSandbox(started.authorizationUrl, choice), started);
  return (await (await complete(api, answer)).json()) as Extract<SsoResult, { status: 'tested' }>;
}

export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as Problem).code;
}

/** The newest sign-in through a connection, as the caller sees it. */
export async function lastTrace(as: ApiCaller, configurationId: string): Promise<SsoTraceDto> {
  const path = `/api/v1/sso-configurations/${configurationId}/traces`;
  const page = (await (await as.get(`${path}?limit=1`)).json()) as { items: { id: string }[] };
  return (await (await as.get(`${path}/${page.items[0]?.id}`)).json()) as SsoTraceDto;
}

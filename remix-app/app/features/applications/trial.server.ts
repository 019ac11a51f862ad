import type { OAuthClientDto } from '@gatehouse/contracts';
import { z } from 'zod';
import { textOf } from '~/form-state';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import {
  askUserinfo,
  beginSignIn,
  checkAnswer,
  discoverProvider,
  type Party,
  type Provider,
  redeem,
  revoke,
} from '~/server/relying-party.server';
import { explainFailure } from '~/server/relying-party-failure.server';
import { seal, unseal } from '~/server/seal.server';
import { settings } from '~/server/settings.server';
import { textsOf } from '~/server/texts.server';
import { trialSteps } from './texts/trial-steps';
import type { TrialReport, TrialStep } from './trial';

const COOKIE = cookieName('gatehouse_trial');
const PURPOSE = 'trial of an application';
const SECONDS = 900;

/** The callback page of a test sign-in. */
export const trialAddress = `${settings.publicUrl}/oauth/try`;

const TrialSchema = z.object({
  name: z.string(),
  back: z.string(),
  party: z.object({ clientId: z.string(), authMethod: z.string(), secret: z.string() }),
  sent: z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), redirectUri: z.string() }),
  scope: z.string(),
});
type Trial = z.infer<typeof TrialSchema>;

/** Starts a real sign-in. A sealed cookie keeps the expected values for a quarter of an hour. */
export async function beginTrial(
  request: Request,
  application: OAuthClientDto,
  back: string,
  form: FormData,
): Promise<{ to: string; cookie: string }> {
  const scope = application.scopes.join(' ') || 'openid';
  const provider = await discoverProvider(request);
  const { sent, url } = await beginSignIn(provider, application.client_id, trialAddress, {
    scope,
    ...(textOf(form, 'prompt') && { prompt: textOf(form, 'prompt') }),
  });
  const party: Party = {
    clientId: application.client_id,
    authMethod: application.token_endpoint_auth_method,
    secret: textOf(form, 'client_secret').trim(),
  };
  const trial: Trial = { name: application.name, back, party, sent, scope };
  return { to: url, cookie: setCookie(COOKIE, seal(PURPOSE, trial), SECONDS) };
}

/** `Set-Cookie` that deletes the test, including its secret. */
export function forgetTrial(): string {
  return dropCookie(COOKIE);
}

/** Checks the response step by step, like the application itself; null if this browser started no test. */
export async function finishTrial(request: Request): Promise<TrialReport | null> {
  const sealed = readCookie(request, COOKIE);
  const trial = TrialSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data;
  if (!trial) return null;
  const steps: TrialStep[] = [];
  await run(request, trial, steps);
  return { name: trial.name, back: trial.back, steps, hasPassed: steps.every(({ ok }) => ok) };
}

async function run(request: Request, { party, sent, scope }: Trial, steps: TrialStep[]): Promise<void> {
  const t = textsOf(request, trialSteps);
  const mask = (token: string) => t('masked', { end: endOf(token), count: token.length });
  const url = new URL(request.url);
  const attempt = async <T>(title: string, work: () => Promise<[facts: TrialStep['facts'], value: T]>) => {
    try {
      const [facts, value] = await work();
      steps.push({ title, ok: true, facts });
      return value;
    } catch (error) {
      steps.push({ title, ok: false, facts: [], failure: explainFailure(error, request) });
      return undefined;
    }
  };

  const provider = await attempt<Provider>(t('requested'), async () => {
    const found = await discoverProvider(request);
    const facts: TrialStep['facts'] = [
      [t('issuer'), found.issuer],
      ['client_id', party.clientId],
      ['redirect_uri', sent.redirectUri],
      ['scope', scope],
      ['code_challenge_method', 'S256'],
    ];
    return [facts, found];
  });
  if (!provider) return;

  const parameters = await attempt(t('returned'), async () => {
    const answer = checkAnswer(provider, party, url, sent);
    const facts: TrialStep['facts'] = [
      ['code', mask(answer.get('code') ?? '')],
      ['state', t('stateMatches')],
      ['iss', answer.get('iss') ?? t('notSent')],
    ];
    return [facts, answer];
  });
  if (!parameters) return;

  const tokens = await attempt(t('redeemed'), async () => {
    const found = await redeem(request, provider, party, parameters, sent);
    const facts: TrialStep['facts'] = [
      ['token_type', found.token_type],
      ['access_token', mask(found.access_token)],
      [
        'expires_in',
        found.expires_in === undefined ? t('notSent') : t('seconds', { count: found.expires_in }),
      ],
      ['refresh_token', found.refresh_token ? mask(found.refresh_token) : t('noRefreshToken')],
      ['id_token', mask(found.id_token ?? '')],
      ['scope', found.scope ?? scope],
    ];
    return [facts, found];
  });
  if (!tokens?.id_token) return;

  const { header, claims } = decode(tokens.id_token);
  steps.push({
    title: t('validated'),
    ok: true,
    facts: factsOf({ ...header, ...claims }),
  });

  await attempt(t('userinfo'), async () => {
    const userinfo = await askUserinfo(request, provider, party, tokens.access_token, String(claims.sub));
    return [factsOf(userinfo), undefined];
  });
  await attempt(t('revoked'), async () => {
    await revoke(request, provider, party, tokens.refresh_token ?? tokens.access_token);
    return [[[t('result'), t('allRevoked')]], undefined];
  });
}

/** Enough to see that it exists, too little to use it. */
function endOf(token: string): string {
  return `${'•'.repeat(8)}${token.slice(-4)}`;
}

function decode(jwt: string): { header: Record<string, unknown>; claims: Record<string, unknown> } {
  const [header = '', claims = ''] = jwt.split('.');
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return { header: parse(header), claims: parse(claims) };
}

const TIMES = new Set(['iat', 'exp', 'auth_time', 'nbf', 'updated_at']);

function factsOf(values: Record<string, unknown>): TrialStep['facts'] {
  return Object.entries(values).map(([name, value]) => [name, told(name, value)]);
}

function told(name: string, value: unknown): string {
  if (TIMES.has(name) && typeof value === 'number') return new Date(value * 1_000).toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

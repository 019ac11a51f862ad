import * as oidc from 'openid-client';
import { afterEach, expect, test } from 'vitest';
import { explainOidcError } from '../../../sso-config/sign-in/explain-oidc-error.js';
import { type Result, runChecks } from '../run-checks.js';
import type { Surroundings } from '../surroundings.js';
import type { CanaryClient, Started } from './canary-client.js';
import { tokenAttacks } from './token-attacks.js';
import { TokenTarget } from './token-target.js';

interface Connection {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An installation with the library and settings of Gatehouse, optionally without the signature check. */
class Installation {
  private connection: Connection | undefined;
  private last = 'nothing';
  private readonly started = new Map<string, Started & { nonce: string }>();

  constructor(private readonly checksSignatures: boolean) {}

  async createConnection(given: Record<string, unknown>): Promise<string> {
    this.connection = given as unknown as Connection;
    return 'connection';
  }

  async start(): Promise<Started> {
    const place = this.started.size;
    const [state, nonce, browserSecret] = [`state-${place}`, `nonce-${place}`, `browser-${place}`];
    const authorizationUrl = `https://login.test/authorize?nonce=${nonce}`;
    this.started.set(state, { state, nonce, browserSecret, authorizationUrl });
    return { state, browserSecret, authorizationUrl };
  }

  async outcomeOf(_connection: string, work: () => Promise<void>): Promise<string> {
    await work();
    return this.last;
  }

  async complete(callback: Record<string, string>): Promise<void> {
    this.last = await this.outcome(callback);
  }

  private async outcome({ code = '', state = '', iss = '', browserSecret }: Record<string, string>) {
    const { issuer, clientId, clientSecret } = this.connection as Connection;
    const begun = this.started.get(state);
    if (begun?.browserSecret !== browserSecret) return 'state_of_another_browser';
    if (iss !== issuer) return 'mix_up';
    const execute = [
      oidc.allowInsecureRequests,
      ...(this.checksSignatures ? [oidc.enableNonRepudiationChecks] : []),
    ];
    try {
      const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
      await oidc.authorizationCodeGrant(
        config,
        new URL(`https://login.test/callback?${new URLSearchParams({ code, state, iss })}`),
        { expectedState: state, expectedNonce: begun?.nonce ?? '', idTokenExpected: true },
      );
      return 'domain_unverified';
    } catch (error) {
      return explainOidcError(error, 'login.test').code;
    }
  }
}

let target: TokenTarget;
afterEach(() => target.close());

function attacked(checksSignatures: boolean): Promise<Result[]> {
  target = new TokenTarget(new Installation(checksSignatures) as unknown as CanaryClient);
  return runChecks(tokenAttacks(target), {} as Surroundings);
}

test('an installation with all checks rejects every forged ID token', async () => {
  const results = await attacked(true);
  expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(results.length).toBeGreaterThan(20);
});

test('an installation that ignores signatures fails every attack on the signature', async () => {
  const accepted = (await attacked(false)).filter(({ status }) => status === 'failed');
  expect(accepted.map(({ name }) => name)).toEqual([
    'openid: signed with a key of nobody',
    'openid: with a key of nobody in the header (jwk)',
    'openid: with the address of a key of nobody (jku)',
    'openid: with an unknown key ID',
    'openid: with a changed subject',
  ]);
  for (const { found, fix } of accepted) {
    expect(found).toBe('The outcome is domain_unverified instead of signature_invalid.');
    expect(fix).toContain('Stop the API');
  }
});

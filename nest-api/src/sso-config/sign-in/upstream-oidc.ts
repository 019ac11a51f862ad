import { Inject, Injectable } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import * as oidc from 'openid-client';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ConfigurationStates } from '../configurations/configuration-states.repository.js';
import { PlatformClients, type UpstreamCredentials } from '../configurations/platform-clients.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { signInScopeOf } from '../connection-scope.js';
import { mappingOf } from '../mapping-of.js';
import { OidcProbe } from '../probe/oidc-probe.js';
import { UPSTREAM_TIMEOUT_MS, UpstreamClient } from '../probe/upstream-client.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import { openIdProviderOf, providerOf } from '../providers/providers.js';
import type { OpenIdProvider } from '../providers/upstream-provider.js';
import type { OpenIdReceived } from '../responses/received.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { KnownKey } from '../sso-configuration-state.entity.js';
import type { SsoFlow } from '../sso-flow.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { requireIssuerOfAnswer } from './answer-issuer.js';
import { identityOf } from './claims-to-identity.js';
import { decodeJwtPayload } from './decode-jwt.js';
import { explainOidcError } from './explain-oidc-error.js';
import type { Begun } from './flows.js';
import { keepingFetch } from './keeping-fetch.js';
import { wrongOrganization } from './organization-check.js';
import type { ProviderMetadata } from './provider-metadata.js';
import { claimKinds, claimNames } from './sent-claims.js';
import { SsoRefused } from './sso-refused.js';
import { storedFetch, storedMetadata } from './stored-fetch.js';
import { tracedFetch } from './traced-fetch.js';
import type { UpstreamIdentity } from './upstream-identity.js';
import type { Callback, Exchanged, UpstreamProtocol } from './upstream-protocol.js';

/** Expected values of a response. */
export interface RoundTrip {
  readonly nonce: string;
  /** PKCE. */
  readonly verifier: string;
}

/** What an admin's consent brought: who gave it, and a token that asks their directory. */
export interface Consented {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
  /** Null unless the consent lasts. */
  readonly refreshToken: string | null;
  /** What was allowed, where the identity provider says so. */
  readonly scope: string | null;
}

/** Tokens for a refresh token. */
export interface Refreshed {
  readonly accessToken: string;
  /** Replaces the one that was used. Null: that one stays valid. */
  readonly refreshToken: string | null;
}

/** Where requests to the identity provider go, and the time that its tokens are compared with. */
interface Outward {
  readonly fetch: oidc.CustomFetch;
  /** Null: now. */
  readonly receivedAt: Date | null;
}

/** Place-holder of Microsoft's document for all directories. */
const ANY_DIRECTORY = '{tenantid}';

/** The OpenID Connect client for identity providers. */
@Injectable()
export class UpstreamOidc implements UpstreamProtocol {
  constructor(
    private readonly client: UpstreamClient,
    private readonly probe: OidcProbe,
    private readonly clients: PlatformClients,
    private readonly states: ConfigurationStates,
    private readonly addresses: UpstreamAddresses,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Where the browser goes. */
  authorizationUrl(configuration: SsoConfiguration, begun: Begun, loginHint?: string): Promise<string> {
    const { state, verifier, flow } = begun;
    return this.addressFor(
      configuration,
      { state, verifier, nonce: flow.nonce },
      {
        scope: scopesOf(configuration),
        ...openIdProviderOf(configuration).parameters,
        ...(loginHint ? { login_hint: loginHint } : {}),
      },
    );
  }

  /** Where an admin consents to what `scope` names. */
  consentUrl(
    configuration: SsoConfiguration,
    round: RoundTrip & { state: string },
    scope: string,
    parameters: Readonly<Record<string, string>> = { prompt: 'select_account' },
  ): Promise<string> {
    return this.addressFor(configuration, round, { scope, ...parameters });
  }

  /** Exchanges the code of a consent and asks the userinfo, with every check of a sign-in. @throws SsoRefused */
  async consent(
    configuration: SsoConfiguration,
    round: RoundTrip,
    callback: Callback,
    trace: TraceRecorder,
  ): Promise<Consented> {
    const metadata = await this.metadataOf(configuration);
    const outward = { fetch: tracedFetch(this.client, trace), receivedAt: null };
    return this.explained(configuration, metadata, callback, trace, async () => {
      const { config, tokens, claims } = await this.redeemed(
        configuration,
        metadata,
        round,
        callback,
        trace,
        outward,
      );
      const person = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      return {
        claims: { ...person, ...claims },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        scope: tokens.scope ?? null,
      };
    });
  }

  /** An access token for the refresh token of a consent. Source: RFC 6749 §6. @throws SsoRefused */
  async refresh(
    configuration: SsoConfiguration,
    refreshToken: string,
    trace: TraceRecorder,
  ): Promise<Refreshed> {
    const { document, keys } = await this.metadataOf(configuration);
    const outward = { fetch: tracedFetch(this.client, trace), receivedAt: null };
    const config = this.configure(await this.credentialsOf(configuration), document, keys, outward);
    const { host } = new URL(String(document.token_endpoint));
    try {
      const tokens = await oidc.refreshTokenGrant(config, refreshToken);
      return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
    } catch (error) {
      throw explainOidcError(error, host);
    }
  }

  /**
   * The checks in the order of OpenID Connect Core 1.0 §3.1.3: the answer's issuer, the code, the token's signature,
   * issuer, audience, times and nonce, then what it says of the person.
   *
   * @throws SsoRefused
   */
  async exchange(
    configuration: SsoConfiguration,
    { flow, verifier }: { flow: SsoFlow; verifier: string },
    callback: Callback,
    trace: TraceRecorder,
  ): Promise<Exchanged> {
    const round = { nonce: flow.nonce, verifier };
    const metadata = await this.metadataOf(configuration);
    const fetch = keepingFetch(tracedFetch(this.client, trace), trace, metadata, flow.nonce, callback);
    const outward = { fetch, receivedAt: null };
    return this.verify(configuration, metadata, round, callback, trace, outward);
  }

  /**
   * Runs the checks of a stored response at the time of its reception. Sends no request and changes nothing.
   *
   * @param found what the issuer of edited settings publishes now; without it, what was published then
   * @throws SsoRefused
   */
  async replay(
    configuration: SsoConfiguration,
    received: OpenIdReceived,
    receivedAt: Date,
    trace: TraceRecorder,
    found: ProviderMetadata | null,
  ): Promise<UpstreamIdentity> {
    const { nonce, iss, user } = received;
    const metadata = storedMetadata(received, found);
    const outward = { fetch: storedFetch(received, metadata), receivedAt };
    const callback = { state: 'replayed', code: 'replayed', user, ...(iss === null ? {} : { iss }) };
    const round = { nonce, verifier: 'replayed' };
    return (await this.verify(configuration, metadata, round, callback, trace, outward)).identity;
  }

  private verify(
    configuration: SsoConfiguration,
    metadata: ProviderMetadata,
    round: RoundTrip,
    callback: Callback,
    trace: TraceRecorder,
    outward: Outward,
  ): Promise<Exchanged> {
    return this.explained(configuration, metadata, callback, trace, async () => {
      const { config, tokens, claims } = await this.redeemed(
        configuration,
        metadata,
        round,
        callback,
        trace,
        outward,
      );
      const asked = await this.withUserInfo(config, configuration, tokens.access_token, claims);
      const whole = { ...namesOf(openIdProviderOf(configuration), callback), ...asked };
      trace.setClaims(whole);
      return {
        identity: {
          ...identityOf(openIdProviderOf(configuration), mappingOf(configuration), whole, trace),
          ...sessionEndOf(claims, outward.receivedAt ?? this.clock.now()),
          sent: sentOf(asked, tokens.id_token, metadata.keys),
        },
        logoutUrl: this.logoutUrl(config, metadata.document, tokens.id_token),
      };
    });
  }

  private async addressFor(
    configuration: SsoConfiguration,
    { state, nonce, verifier }: RoundTrip & { state: string },
    asked: Record<string, string>,
  ): Promise<string> {
    const { document, keys } = await this.metadataOf(configuration);
    const config = this.configure(await this.credentialsOf(configuration), document, keys);
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.addresses.redirectUriOf(configuration),
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...asked,
    });
    return url.href;
  }

  /** Every failure becomes a rejection and is traced. */
  private async explained<T>(
    configuration: SsoConfiguration,
    { document }: ProviderMetadata,
    callback: Callback,
    trace: TraceRecorder,
    work: () => Promise<T>,
  ): Promise<T> {
    requireIssuerOfAnswer(document, callback, trace);
    const { host } = new URL(String(document.token_endpoint));
    try {
      return await work();
    } catch (error) {
      const refusal = asDirectory(configuration, explainOidcError(error, host));
      trace.fail(refusal.code, refusal.message, { ...refusal.found });
      throw refusal;
    }
  }

  private async redeemed(
    configuration: SsoConfiguration,
    { document, keys }: ProviderMetadata,
    round: RoundTrip,
    callback: Callback,
    trace: TraceRecorder,
    outward: Outward,
  ) {
    const client = await this.credentialsOf(configuration);
    const config = this.configure(client, document, keys, outward);
    const tokens = await this.redeem(config, configuration, client, document, keys, round, callback, outward);
    const claims = tokens.claims();
    if (!claims) throw new SsoRefused('token_missing');
    tellChecks(claims, trace);
    return { config, tokens, claims };
  }

  private async credentialsOf(configuration: SsoConfiguration): Promise<UpstreamCredentials> {
    const client = await this.clients.credentialsOf(configuration);
    if (!client) throw new SsoRefused('platform_client_missing');
    return client;
  }

  /** The document and keys as the clock renews them; a connection that has none yet asks now. */
  private async metadataOf(configuration: SsoConfiguration): Promise<ProviderMetadata> {
    const { draft } = configuration;
    if (draft?.document) return { document: draft.document, keys: draft.keys };
    const state = await signInScopeOf(this.unit, configuration, () => this.states.of(configuration));
    if (state.document) return { document: state.document, keys: state.keys as KnownKey[] };
    return this.ask(configuration);
  }

  private async ask(configuration: SsoConfiguration) {
    try {
      const forAnyDirectory = openIdProviderOf(configuration).isForAnyDirectory(configuration);
      const issuer = this.addresses.issuerOf(configuration) ?? '';
      const found = await this.probe.look({ issuer, forAnyDirectory });
      await signInScopeOf(this.unit, configuration, () =>
        this.states.note(configuration, { oidc: found, fields: {}, certificateExpiresAt: null }),
      );
      const lastSeenAt = this.clock.now().toISOString();
      return { document: { ...found.document }, keys: found.keys.map((jwk) => ({ jwk, lastSeenAt })) };
    } catch (error) {
      if (error instanceof UpstreamRefused) throw new SsoRefused('idp_down', { found: error.message });
      throw error;
    }
  }

  private configure(
    { clientId, clientSecret }: UpstreamCredentials,
    document: Record<string, unknown>,
    keys: readonly KnownKey[],
    outward?: Outward,
  ): oidc.Configuration {
    const auth = clientSecret ? authenticationOf(document, clientSecret) : oidc.None();
    const config = new oidc.Configuration(
      { ...document } as unknown as oidc.ServerMetadata,
      clientId,
      outward?.receivedAt ? { [oidc.clockSkew]: secondsTo(outward.receivedAt) } : {},
      auth,
    );
    config.timeout = UPSTREAM_TIMEOUT_MS / 1000 + 1;
    if (outward) config[oidc.customFetch] = outward.fetch;
    // The address rules are the guarded client's; what may be plain http was decided when it was saved.
    if (this.settings.demoData) oidc.allowInsecureRequests(config);
    // Without it a token that came from the token endpoint would not have its signature looked at.
    oidc.enableNonRepudiationChecks(config);
    const uat = Math.floor(this.clock.now().getTime() / 1000);
    oidc.setJwksCache(config, { jwks: { keys: keys.map(({ jwk }) => jwk as never) }, uat: uat - CACHE_AGE });
    return config;
  }

  private async redeem(
    config: oidc.Configuration,
    configuration: SsoConfiguration,
    client: UpstreamCredentials,
    document: Record<string, unknown>,
    keys: readonly KnownKey[],
    { nonce, verifier }: RoundTrip,
    callback: Callback,
    outward: Outward,
  ) {
    const url = new URL(this.addresses.redirectUriOf(configuration));
    const { code, state, iss } = callback;
    url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: callback.state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    if (!String(document.issuer).includes(ANY_DIRECTORY))
      return oidc.authorizationCodeGrant(config, url, checks);
    return this.redeemAtAnyDirectory(client, document, keys, url, checks, outward);
  }

  /**
   * Every directory of Microsoft is an issuer, and which one is only told by the token. So the answer is read for its
   * `tid` first, and then checked as the answer of exactly that issuer; the keys are Microsoft's all the same.
   */
  private async redeemAtAnyDirectory(
    client: UpstreamCredentials,
    document: Record<string, unknown>,
    keys: readonly KnownKey[],
    url: URL,
    checks: oidc.AuthorizationCodeGrantChecks,
    outward: Outward,
  ) {
    let issuer = String(document.issuer);
    let answer: Response | null = null;
    const keep: oidc.CustomFetch = async (target, options) => {
      answer = await outward.fetch(target, options);
      issuer = issuerFor(issuer, await answer.clone().text());
      return answer.clone();
    };
    const first = this.configure(client, document, keys, { ...outward, fetch: keep });
    // Its own check fails at the place-holder, which is the point: nothing is believed before the second one.
    const early = await oidc.authorizationCodeGrant(first, url, checks).catch((error: unknown) => error);
    if (!answer || issuer.includes(ANY_DIRECTORY)) throw early;
    const held: Response = answer;
    const again: oidc.CustomFetch = (target, options) =>
      target === document.token_endpoint ? Promise.resolve(held.clone()) : outward.fetch(target, options);
    const second = this.configure(client, { ...document, issuer }, keys, { ...outward, fetch: again });
    return oidc.authorizationCodeGrant(second, url, checks);
  }

  private async withUserInfo(
    config: oidc.Configuration,
    configuration: SsoConfiguration,
    accessToken: string,
    claims: oidc.IDToken,
  ): Promise<Record<string, unknown>> {
    const wanted = mappingOf(configuration).email;
    const isAsked = openIdProviderOf(configuration).asksUserInfo && !claims[wanted];
    if (!isAsked || !config.serverMetadata().userinfo_endpoint) return { ...claims };
    return { ...(await oidc.fetchUserInfo(config, accessToken, claims.sub)), ...claims };
  }

  private logoutUrl(
    config: oidc.Configuration,
    document: Record<string, unknown>,
    idToken: string | undefined,
  ): string | null {
    if (typeof document.end_session_endpoint !== 'string' || !idToken) return null;
    return oidc.buildEndSessionUrl(config, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${this.settings.PUBLIC_URL}/login`,
    }).href;
  }
}

/** Old enough that an unknown `kid` makes the library look for new keys at once. Its own limit is five minutes. */
const CACHE_AGE = 301;

/** From this machine's clock, by which the library checks times. */
function secondsTo(time: Date): number {
  return Math.round((time.getTime() - Date.now()) / 1000);
}

function authenticationOf(document: Record<string, unknown>, secret: string): oidc.ClientAuth {
  const methods = document.token_endpoint_auth_methods_supported;
  const onlyPost = Array.isArray(methods) && !methods.includes('client_secret_basic');
  return onlyPost ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
}

/** A value other than an object contains no user data: the user may have modified it. */
function namesOf(provider: OpenIdProvider, { user }: Callback): Record<string, unknown> {
  if (!user || !provider.namesOf) return {};
  try {
    const posted: unknown = JSON.parse(user);
    return typeof posted === 'object' && posted !== null ? { ...provider.namesOf(posted) } : {};
  } catch {
    return {};
  }
}

function scopesOf(configuration: SsoConfiguration): string {
  const { scopes } = configuration;
  return openIdProviderOf(configuration).scope ?? [...new Set(['openid', ...scopes])].join(' ');
}

/**
 * When the provider ends its own session, seconds since the epoch. Source: OpenID Connect Enterprise Extensions 1.0,
 * `session_expiry`.
 *
 * @throws SsoRefused token_expired the session is over
 */
export function sessionEndOf(
  { session_expiry: end }: Readonly<Record<string, unknown>>,
  now: Date,
): { endsAt?: string } {
  if (typeof end !== 'number' || !Number.isFinite(end) || Math.abs(end) > 8.64e12) return {};
  const endsAt = new Date(end * 1000);
  if (endsAt <= now) throw new SsoRefused('token_expired', { session_expiry: end });
  return { endsAt: endsAt.toISOString() };
}

function tellChecks({ iss, aud, exp }: oidc.IDToken, trace: TraceRecorder): void {
  trace.pass('signature', 'A published key of the provider verifies the signature');
  trace.pass('issuer', `The token is of ${iss}, which was asked`);
  trace.pass('audience', `The token is meant for ${[aud].flat().join(', ')}, which is us`);
  trace.pass('times', `The token is valid until ${new Date(exp * 1000).toISOString()}`);
  trace.pass('nonce', 'The token belongs to this sign-in');
}

/** Not what a browser posted: everybody may send that. */
function sentOf(
  claims: Readonly<Record<string, unknown>>,
  idToken: string | undefined,
  keys: readonly KnownKey[],
): string[] {
  const { alg, kid } = idToken ? decodeProtectedHeader(idToken) : {};
  const isPublished = !kid || keys.length === 0 || keys.some(({ jwk }) => jwk.kid === kid);
  const { acr, amr } = claims;
  return [
    ...claimKinds({ alg, acr, amr, key: isPublished ? null : 'unpublished' }),
    ...claimNames(Object.keys(claims)),
  ];
}

function issuerFor(template: string, body: string): string {
  const tid = decodeJwtPayload(body)?.tid;
  return typeof tid === 'string' && /^[0-9a-f-]{36}$/.test(tid)
    ? template.replace(ANY_DIRECTORY, tid)
    : template;
}

/** Where each organization is an issuer of its own, another issuer is another organization, and is reported as that. */
function asDirectory(configuration: SsoConfiguration, refusal: SsoRefused): SsoRefused {
  if (refusal.code !== 'wrong_issuer') return refusal;
  const found = providerOf(configuration).organization?.ofIssuer?.(String(refusal.found.found));
  const wrong = found ? wrongOrganization(configuration, found, null) : null;
  return wrong ? new SsoRefused(wrong.code, { ...wrong.found }) : refusal;
}

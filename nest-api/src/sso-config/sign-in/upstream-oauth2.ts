import { namedAddress } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { PlatformClients } from '../configurations/platform-clients.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { mappingOf } from '../mapping-of.js';
import { UPSTREAM_TIMEOUT_MS, UpstreamClient } from '../probe/upstream-client.js';
import { explainFailure } from '../probe/upstream-refused.js';
import { oauth2ProviderOf } from '../providers/providers.js';
import type { AskApi, AskedPerson, OAuth2Provider } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { requireIssuerOfAnswer } from './answer-issuer.js';
import { explainOidcError } from './explain-oidc-error.js';
import type { Begun } from './flows.js';
import { profileOf } from './profile-of.js';
import { SsoRefused } from './sso-refused.js';
import { tracedFetch } from './traced-fetch.js';
import type { UpstreamIdentity } from './upstream-identity.js';
import type { Callback, Exchanged, UpstreamProtocol } from './upstream-protocol.js';

/** Plain OAuth 2.0 without an ID token: the provider's API returns the owner of an access token. */
@Injectable()
export class UpstreamOauth2 implements UpstreamProtocol {
  constructor(
    private readonly client: UpstreamClient,
    private readonly clients: PlatformClients,
    private readonly addresses: UpstreamAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async authorizationUrl(configuration: SsoConfiguration, { state, verifier }: Begun): Promise<string> {
    const provider = oauth2ProviderOf(configuration);
    const url = oidc.buildAuthorizationUrl(await this.configure(configuration, provider), {
      redirect_uri: this.addresses.redirectUriOf(configuration),
      scope: provider.scope,
      state,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...provider.parameters,
    });
    return url.href;
  }

  /** The code is bound to this sign-in by `state` and PKCE. Source: RFC 9700 §2.1.1. */
  async exchange(
    configuration: SsoConfiguration,
    { verifier }: { verifier: string },
    callback: Callback,
    trace: TraceRecorder,
  ): Promise<Exchanged> {
    const provider = oauth2ProviderOf(configuration);
    const issuer = String(provider.issuerOf(configuration, this.settings));
    requireIssuerOfAnswer({ issuer }, callback, trace);
    try {
      const token = await this.redeem(configuration, provider, verifier, callback, trace);
      const ask = this.asking(token, trace);
      const person = await provider.personOf(ask, this.settings, configuration.domains);
      return { identity: toIdentity(configuration, issuer, person, trace), logoutUrl: null };
    } catch (error) {
      const refusal = explainOidcError(error, new URL(provider.endpointsOf(this.settings).token).host);
      trace.fail(refusal.code, refusal.message, { ...refusal.found });
      throw refusal;
    }
  }

  private async configure(
    configuration: SsoConfiguration,
    provider: OAuth2Provider,
    trace?: TraceRecorder,
  ): Promise<oidc.Configuration> {
    const credentials = await this.clients.credentialsOf(configuration);
    if (!credentials?.clientSecret) throw new SsoRefused('platform_client_missing');
    const { authorization, token } = provider.endpointsOf(this.settings);
    const config = new oidc.Configuration(
      {
        issuer: String(provider.issuerOf(configuration, this.settings)),
        authorization_endpoint: authorization,
        token_endpoint: token,
      },
      credentials.clientId,
      {},
      oidc.ClientSecretPost(credentials.clientSecret),
    );
    config.timeout = UPSTREAM_TIMEOUT_MS / 1000 + 1;
    if (this.settings.demoData) oidc.allowInsecureRequests(config);
    if (trace)
      config[oidc.customFetch] = withStandardErrors(tracedFetch(this.client, trace), provider.errors);
    return config;
  }

  private async redeem(
    configuration: SsoConfiguration,
    provider: OAuth2Provider,
    verifier: string,
    { state, code }: Callback,
    trace: TraceRecorder,
  ): Promise<string> {
    const config = await this.configure(configuration, provider, trace);
    const url = new URL(this.addresses.redirectUriOf(configuration));
    url.search = new URLSearchParams({ state, code }).toString();
    const checks = { pkceCodeVerifier: verifier, expectedState: state };
    return (await oidc.authorizationCodeGrant(config, url, checks)).access_token;
  }

  /** Bodies are not traced, because admins must not see all addresses of a user. */
  private asking(accessToken: string, trace: TraceRecorder): AskApi {
    return async (url, headers) => {
      const { host, pathname } = new URL(url);
      try {
        const answer = await this.client.fetch(url, {
          headers: { ...headers, authorization: `Bearer ${accessToken}`, 'user-agent': 'Gatehouse' },
        });
        trace.request(pathname, answer.ok, `GET ${host} → ${answer.status}`, { status: answer.status });
        const text = await answer.text();
        if (!answer.ok) throw new SsoRefused('idp_error', { url, status: answer.status });
        return readJson(text, url);
      } catch (error) {
        const failure = explainFailure(error, host);
        if (failure) trace.request(pathname, false, failure.message, {});
        throw error;
      }
    };
  }
}

function readJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SsoRefused('idp_not_json', { url });
  }
}

/** An error that came as a success becomes the one of RFC 6749 §5.2. */
function withStandardErrors(
  outward: oidc.CustomFetch,
  errors: Readonly<Record<string, string>>,
): oidc.CustomFetch {
  return async (url, options) => {
    const answer = await outward(url, options);
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    const { error, error_description } = (body ?? {}) as Record<string, unknown>;
    if (typeof error !== 'string') return answer;
    return Response.json({ error: errors[error] ?? error, error_description }, { status: 400 });
  };
}

function toIdentity(
  configuration: SsoConfiguration,
  issuer: string,
  { subject, email, emailVerified, givenName, familyName, picture }: AskedPerson,
  trace: TraceRecorder,
): UpstreamIdentity {
  if (!subject) throw new SsoRefused('token_invalid', { found: 'The provider names no account' });
  trace.setClaims({ id: subject, email, email_verified: emailVerified, givenName, familyName, picture });
  trace.map('subject', `Known as ${subject} at ${issuer}`, { claim: 'id' });
  trace.map('email', email ? `Address ${email}` : 'No email address', { verified: emailVerified });
  const mapping = mappingOf(configuration);
  return {
    issuer,
    subject,
    email: namedAddress(email),
    emailVerified,
    givenName,
    familyName,
    ...profileOf(mapping, { picture, locale: undefined, zoneinfo: undefined }),
    groups: [],
    organization: null,
  };
}

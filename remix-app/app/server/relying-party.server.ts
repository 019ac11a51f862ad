import * as oauth from 'oauth4webapi';
import { providerFetch } from './api.server';
import { settings } from './settings.server';

/** What an authorization request leaves with the browser, to be held against its answer. */
export interface Sent {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

/** A client that this server speaks for. */
export interface Party {
  clientId: string;
  authMethod: string;
  /** Empty for a public client. */
  secret: string;
}

export type Provider = oauth.AuthorizationServer;

/** The provider as it describes itself at this moment. @throws where it does not answer */
export async function discoverProvider(request: Request, at: string = settings.publicUrl): Promise<Provider> {
  const issuer = new URL(at);
  const response = await oauth.discoveryRequest(issuer, optionsOf(request));
  return oauth.processDiscoveryResponse(issuer, response);
}

/** A request of this client, and where the browser is sent with it. */
export async function beginSignIn(
  provider: Provider,
  clientId: string,
  redirectUri: string,
  parameters: Record<string, string>,
): Promise<{ sent: Sent; url: string }> {
  const sent = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    redirectUri,
  };
  const url = new URL(provider.authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    ...parameters,
    state: sent.state,
    nonce: sent.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(sent.verifier),
    code_challenge_method: 'S256',
  }).toString();
  return { sent, url: url.href };
}

/**
 * The parameters of an answer that belongs to what was sent. Source: RFC 9207, RFC 9700 §4.7.
 *
 * @throws oauth.AuthorizationResponseError the provider refused
 * @throws oauth.OperationProcessingError state or issuer are not the expected ones
 */
export function checkAnswer(provider: Provider, party: Party, url: URL, sent: Sent): URLSearchParams {
  return oauth.validateAuthResponse(provider, { client_id: party.clientId }, url, sent.state);
}

/**
 * Tokens for a code. The ID token is checked: signature, issuer, audience, nonce, time.
 *
 * @throws oauth.ResponseBodyError the provider refused
 * @throws oauth.OperationProcessingError a check failed
 */
export async function redeem(
  request: Request,
  provider: Provider,
  party: Party,
  parameters: URLSearchParams,
  sent: Sent,
): Promise<oauth.TokenEndpointResponse> {
  const client = { client_id: party.clientId };
  const response = await oauth.authorizationCodeGrantRequest(
    provider,
    client,
    proofOf(party),
    parameters,
    sent.redirectUri,
    sent.verifier,
    optionsOf(request),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(provider, client, response, {
    expectedNonce: sent.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(provider, response, optionsOf(request));
  return tokens;
}

/** What the provider tells about the person of an access token. */
export async function askUserinfo(
  request: Request,
  provider: Provider,
  party: Party,
  accessToken: string,
  subject: string,
): Promise<oauth.UserInfoResponse> {
  const client = { client_id: party.clientId };
  const response = await oauth.userInfoRequest(provider, client, accessToken, optionsOf(request));
  return oauth.processUserInfoResponse(provider, client, subject, response);
}

/** Ends tokens that nobody needs any more. */
export async function revoke(
  request: Request,
  provider: Provider,
  party: Party,
  token: string,
): Promise<void> {
  const response = await oauth.revocationRequest(
    provider,
    { client_id: party.clientId },
    proofOf(party),
    token,
    optionsOf(request),
  );
  await oauth.processRevocationResponse(response);
}

function proofOf({ authMethod, secret }: Party): oauth.ClientAuth {
  if (authMethod === 'none') return oauth.None();
  return authMethod === 'client_secret_post'
    ? oauth.ClientSecretPost(secret)
    : oauth.ClientSecretBasic(secret);
}

function optionsOf(request: Request) {
  return {
    [oauth.customFetch]: providerFetch(request),
    [oauth.allowInsecureRequests]: settings.publicUrl.startsWith('http:'),
  };
}

import * as oauth from 'oauth4webapi';
import { providerFetch } from './api.server';
import { settings } from './settings.server';

/** The values of an authorization request that the browser keeps, to check the response. */
export interface Sent {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

/** A client that this server implements. */
export interface Party {
  clientId: string;
  authMethod: string;
  /** Empty for a public client. */
  secret: string;
}

export type Provider = oauth.AuthorizationServer;

/** The provider's current metadata. @throws Error it does not respond */
export async function discoverProvider(request: Request, at: string = settings.publicUrl): Promise<Provider> {
  const issuer = new URL(at);
  const response = await oauth.discoveryRequest(issuer, optionsOf(request));
  return oauth.processDiscoveryResponse(issuer, response);
}

/** An authorization request of this client, and its URL. */
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
 * The parameters of a response that matches the request. Source: RFC 9207, RFC 9700 §4.7.
 *
 * @throws oauth.AuthorizationResponseError the provider returned an error
 * @throws oauth.OperationProcessingError state or issuer do not match
 */
export function checkAnswer(provider: Provider, party: Party, url: URL, sent: Sent): URLSearchParams {
  return oauth.validateAuthResponse(provider, { client_id: party.clientId }, url, sent.state);
}

/**
 * Redeems a code for tokens and validates the ID token: signature, issuer, audience, nonce, time.
 *
 * @throws oauth.ResponseBodyError the provider returned an error
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

/** The userinfo response for an access token. */
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

/** Revokes tokens that are no longer needed. */
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

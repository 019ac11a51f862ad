/// <reference path="./library-helpers.d.ts" />
import { createHash, type X509Certificate } from 'node:crypto';
import { TOKEN_EXCHANGE_GRANT } from '@gatehouse/contracts';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { checkDpopRequired, checkMtlsCert } from 'oidc-provider/lib/helpers/sender_constraints.js';
import validateDpop, { checkDpopReplay } from 'oidc-provider/lib/helpers/validate_dpop.js';
import type { Authorization, Authorizations } from '../artifacts/authorizations.repository.js';
import { certificatesOf } from '../certificates/client-certificate.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import type { Accounts } from '../provider/accounts.js';
import { policyOf } from '../provider/client-policy.js';
import { toResourceServer } from '../provider/resource-servers.js';
import { type Exchanged, noteExchange } from './exchange-of.js';
import { ExchangeRefused } from './exchange-refused.js';
import { EXCHANGE_PARAMETERS, type ExchangeRequest, readExchange, TOKEN_TYPE } from './exchange-request.js';
import { actorsOf, narrowedScopes, requireEligible } from './exchange-rules.js';
import { type PresentedToken, readPresented } from './presented-tokens.js';
import type { Workload, WorkloadTokens } from './workload-tokens.js';

export interface ExchangeParts {
  readonly keys: readonly Jwk[];
  readonly accounts: Accounts;
  readonly authorizations: Authorizations;
  readonly workloads: WorkloadTokens;
}

type Client = InstanceType<Provider['Client']>;

/** A token of the library, as the grant writes it. */
interface Issued {
  scope?: string | undefined;
  resourceServer: unknown;
  expiresIn: number;
  readonly expiration: number;
  readonly tokenType: string;
  setThumbprint(kind: 'jkt' | 'x5t', value: string | X509Certificate): void;
  save(): Promise<string>;
}

/** What the new token is about. */
interface Subject {
  readonly api: string;
  readonly scopes: readonly string[];
  /** Seconds that the token it is exchanged for has left; null for a workload. */
  readonly secondsLeft: number | null;
  /** Null for a machine. */
  readonly user: { readonly id: string; readonly grantId: string } | null;
  readonly exchanged: Exchanged;
}

/**
 * Exchanges access tokens of this issuer for narrower ones, and tokens of workloads for access tokens of the client that trusts
 * them. Never issues a refresh token: the new token does not outlive the one that it was exchanged for, and it ends with the
 * same authorization. Source: RFC 8693.
 */
export function installTokenExchange(provider: Provider, parts: ExchangeParts): void {
  const handler = async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { client } = ctx.oidc;
    if (!client) throw new Error('the library authenticates the client first');
    const request = readExchange(ctx);
    const subject = await subjectOf(ctx, client, request, parts);
    noteExchange(ctx, subject.exchanged);
    await issue(ctx, client, subject, request);
  };
  provider.registerGrantType(
    TOKEN_EXCHANGE_GRANT,
    handler as Parameters<Provider['registerGrantType']>[1],
    [...EXCHANGE_PARAMETERS],
    ['resource', 'audience'],
  );
}

async function subjectOf(
  ctx: KoaContextWithOIDC,
  client: Client,
  request: ExchangeRequest,
  parts: ExchangeParts,
): Promise<Subject> {
  const { workloadIdentities } = policyOf(client);
  const verify = (token: string) => parts.workloads.verify(token, workloadIdentities, ctx.oidc.issuer);
  if (request.subject.type === TOKEN_TYPE.jwt) {
    if (request.actor)
      throw refused(
        'the token of a workload is about the client itself, so it has no actor',
        'request_invalid',
      );
    return forWorkload(client, request, await verify(request.subject.value));
  }
  const workload = request.actor?.type === TOKEN_TYPE.jwt ? await verify(request.actor.value) : null;
  if (client.clientAuthMethod === 'none' && !workload)
    throw new ExchangeRefused(
      'invalid_client',
      'a client without a secret or a key has to present the token of its workload as actor_token',
      'workload_not_trusted',
    );
  const subject = await present(ctx, request.subject.value, 'subject_token', parts);
  const actor =
    request.actor && !workload ? await present(ctx, request.actor.value, 'actor_token', parts) : null;
  return forToken(ctx, client, request, { subject, actor, workload }, parts);
}

/** The client gets a token of its own, as with its secret. */
function forWorkload(client: Client, { target, scopes }: ExchangeRequest, workload: Workload): Subject {
  const { resources } = policyOf(client);
  const api = target ?? (resources.length === 1 ? resources[0]?.resource : undefined);
  if (api === undefined)
    throw new ExchangeRefused('invalid_target', 'name the resource', 'resource_not_allowed', { found: null });
  const found = resources.find(({ resource }) => resource === api);
  // A token for all that the client may do, narrowed as any other.
  const own = { clientId: client.clientId, audience: api, scopes: found?.scopes ?? [], act: null };
  return {
    api,
    scopes: narrowedScopes(own, { mayAct: [], api: found ?? null }, api, found, scopes),
    secondsLeft: null,
    user: null,
    exchanged: { act: null, machine: null, subjectClient: null, impersonates: false, workload },
  };
}

async function forToken(
  ctx: KoaContextWithOIDC,
  client: Client,
  { actor: named, target, scopes }: ExchangeRequest,
  {
    subject,
    actor,
    workload,
  }: { subject: PresentedToken; actor: PresentedToken | null; workload: Workload | null },
  { accounts, authorizations }: ExchangeParts,
): Promise<Subject> {
  const { clientId } = client;
  const { impersonation, resources } = policyOf(client);
  // The actor is the client. A token of somebody else would let the client act under another name.
  if (actor && (actor.clientId !== clientId || actor.authorization !== null || actor.machine !== clientId))
    throw refused('actor_token must be a token of the client itself', 'exchange_not_allowed', {
      found: actor.clientId,
      expected: clientId,
    });
  requireEligible(clientId, subject, subject.settings);
  await requireSameKey(ctx, clientId, subject);
  const api = target ?? subject.audience;
  const found = resources.find(({ resource }) => resource === api);
  const impersonates = impersonation && named === null && clientId !== subject.clientId;
  const exchanged = {
    act: actorsOf(impersonates ? null : clientId, subject),
    machine: subject.machine,
    subjectClient: subject.clientId,
    impersonates,
    workload,
  };
  const narrowed = narrowedScopes(subject, subject.settings, api, found, scopes);
  const secondsLeft = subject.exp - Math.floor(Date.now() / 1000);
  const of = { api, scopes: narrowed, secondsLeft, exchanged };
  if (subject.authorization === null) return { ...of, user: null };
  return { ...of, user: await userOf(ctx, client, subject.authorization, { accounts, authorizations }) };
}

/** The user, who must be allowed to use this client too. The authorization of the client ends with that of the subject token. */
async function userOf(
  ctx: KoaContextWithOIDC,
  client: Client,
  { id: subjectId, payload }: Authorization,
  { accounts, authorizations }: Pick<ExchangeParts, 'accounts' | 'authorizations'>,
): Promise<{ id: string; grantId: string }> {
  const { accountId: id } = payload;
  const grantId =
    payload.clientId === client.clientId
      ? subjectId
      : await authorizations.delegate(delegatedId(subjectId, client.clientId), subjectId, client.clientId);
  const account = id && grantId ? await accounts.find(ctx, id, { grantId } as never) : undefined;
  if (!id || !grantId || !account)
    throw refused('the user of the subject token may not use this application', 'exchange_subject_invalid');
  ctx.oidc.entity('Account', account);
  return { id, grantId };
}

/** The same for each exchange of one authorization by one client. No secret: it is a claim of tokens. */
function delegatedId(subjectId: string, clientId: string): string {
  return createHash('sha256').update(`${subjectId} ${clientId}`).digest('base64url');
}

/** @throws ExchangeRefused a client that exchanges its own bound token must still have the key, or it would unbind it */
async function requireSameKey(
  ctx: KoaContextWithOIDC,
  clientId: string,
  { jkt, x5t, clientId: owner }: PresentedToken,
): Promise<void> {
  if (owner !== clientId) return;
  if (jkt !== null && (await validateDpop(ctx.oidc.provider, ctx))?.thumbprint !== jkt)
    throw refused('the subject token is bound to another key: send a DPoP proof of that key', 'dpop_invalid');
  if (x5t !== null && thumbprintOf(ctx) !== x5t)
    throw refused(
      'the subject token is bound to another certificate: send the request with that certificate',
      'client_certificate_mismatch',
    );
}

/** Of the certificate of the connection. Source: RFC 8705 §3.1. */
function thumbprintOf({ req }: KoaContextWithOIDC): string | null {
  const leaf = certificatesOf(req)?.leaf;
  return leaf ? createHash('sha256').update(leaf.raw).digest('base64url') : null;
}

async function present(
  ctx: KoaContextWithOIDC,
  value: string,
  name: 'subject_token' | 'actor_token',
  parts: ExchangeParts,
): Promise<PresentedToken> {
  const token = await readPresented(ctx, value, parts);
  if (token) return token;
  throw refused(
    `${name} is not an active access token of this issuer for an API`,
    'exchange_subject_invalid',
    { found: name },
  );
}

async function issue(
  ctx: KoaContextWithOIDC,
  client: Client,
  { api, scopes, secondsLeft, user }: Subject,
  { requested }: ExchangeRequest,
): Promise<void> {
  const { provider } = ctx.oidc;
  const proof = await validateDpop(provider, ctx);
  checkDpopRequired(provider, ctx, proof);
  const found = policyOf(client).resources.find(({ resource }) => resource === api);
  if (!found) throw new Error('the scopes were narrowed to those of this API');
  if (requested === TOKEN_TYPE.jwt && found.format !== 'jwt')
    throw refused('tokens of this API are opaque: request an access token', 'request_invalid');
  const server = toResourceServer(found);
  const token = newToken(provider, client, user);
  token.resourceServer = new provider.ResourceServer(api, server);
  token.scope = scopes.join(' ') || undefined;
  token.expiresIn = Math.min(
    server.accessTokenTTL ?? Number.POSITIVE_INFINITY,
    secondsLeft ?? Number.POSITIVE_INFINITY,
  );
  const certificate = checkMtlsCert(provider, ctx);
  if (certificate) token.setThumbprint('x5t', certificate);
  if (proof) {
    await checkDpopReplay(provider, ctx, proof, client.clientId);
    token.setThumbprint('jkt', proof.thumbprint);
  }
  ctx.oidc.entity(user ? 'AccessToken' : 'ClientCredentials', token as never);
  ctx.body = {
    access_token: await token.save(),
    issued_token_type: requested,
    token_type: token.tokenType,
    expires_in: token.expiration,
    ...(token.scope ? { scope: token.scope } : {}),
  };
}

function newToken(provider: Provider, client: Client, user: Subject['user']): Issued {
  const token = user
    ? new provider.AccessToken({
        accountId: user.id,
        client,
        grantId: user.grantId,
        gty: 'token_exchange',
      } as never)
    : new provider.ClientCredentials({ client } as never);
  return token as unknown as Issued;
}

function refused(
  description: string,
  cause: ConstructorParameters<typeof ExchangeRefused>[2],
  compared?: ConstructorParameters<typeof ExchangeRefused>[3],
): ExchangeRefused {
  return new ExchangeRefused('invalid_request', description, cause, compared);
}

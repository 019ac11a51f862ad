import type { AuditActor } from '@gatehouse/contracts';
import { Logger } from '@nestjs/common';
import type { Request } from 'express';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AuditDetail, AuditRecord } from '../../audit/audit.js';
import type { AuditQueue } from '../../audit/audit-queue.js';
import type { SessionMoves } from '../../auth/moves/session-moves.js';
import { clientOf } from '../../common/client-address.js';
import { currentWork } from '../../common/request-id.js';
import type { SignInAttempt } from '../../sign-in-log/sign-in-attempt.js';
import type { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import type { CostMeter } from '../../telemetry/cost-meter.js';
import type { ClientLookup } from '../clients/client-lookup.repository.js';
import type { ClientRecord } from '../clients/client-metadata.js';
import { exchangeOf } from '../exchange/exchange-of.js';
import type { Actor } from '../exchange/exchange-rules.js';
import type { RegistrationUse } from '../registration/registration-use.js';
import { causeOfError, clientIdIn, isOrdinary, type LibraryError } from './cause-of-error.js';
import { policyOf } from './client-policy.js';
import type { Exchanges } from './exchanges.js';

type Context = Omit<KoaContextWithOIDC, 'oidc'> & { readonly oidc?: KoaContextWithOIDC['oidc'] };
type Listen = (event: string, listener: (ctx: Context, refusal: LibraryError) => void) => void;

const logger = new Logger('OAuth2');

/** Kinds of issued tokens; never their values. */
const TOKENS = ['access_token', 'id_token', 'refresh_token'] as const;
export type IssuedToken = (typeof TOKENS)[number];

/** The library's messages about a reused code or refresh token, which ends the authorization. */
const REUSED = /already (used|consumed)$/;

/** Records in the audit log and the sign-in log which tokens were issued or rejected, for which application and user. */
export function recordTokens(
  provider: Provider,
  clients: ClientLookup,
  {
    trail,
    log,
    moves,
    exchanges,
    costs,
    use,
  }: { trail: AuditQueue; log: SignInLog; costs: CostMeter; use: RegistrationUse } & Reassessing,
): void {
  const on = provider.on.bind(provider) as unknown as Listen;
  on('grant.success', (ctx) => {
    trail.add(issued(ctx));
    const attempt = granted(ctx);
    log.addCounted(attempt);
    countTokens(costs, attempt, issuedIn(ctx));
    if (ctx.oidc?.client) use.note(policyOf(ctx.oidc.client));
  });
  on('grant.error', (ctx, refusal) => {
    const record = refused(ctx, refusal);
    const { tenantId, actor, address, action } = record;
    const kind = [action, refusal.error, grantTypeOf(ctx), record.detail?.cause];
    trail.addRepeated(JSON.stringify([tenantId, actor.id, address, ...kind]), record);
    log.addRepeated(failed('token', ctx, refusal, clients));
    if (action === 'token.reuse_detected') reassess(ctx, { moves, exchanges });
  });
  on('authorization.success', (ctx) =>
    log.addCounted({ ...attemptOf(ctx), method: 'authorization', outcome: 'success' }),
  );
  for (const [event, method] of REQUESTS)
    on(event, (ctx, refusal) => {
      const attempt = failed(method, ctx, refusal, clients);
      // An application that asks without a page may ask all day.
      if (isOrdinary(refusal)) log.addCounted(attempt);
      else log.addRepeated(attempt);
    });
}

/** Learns after the library's answer whose client or user the request is about. */
export async function noteOwner(ctx: Context, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } finally {
    currentWork()?.belongsTo(attemptOf(ctx).tenantId);
  }
}

/** @param attempt that got them */
export function countTokens(
  costs: CostMeter,
  { tenantId }: SignInAttempt,
  kinds: readonly IssuedToken[],
): void {
  const work = currentWork();
  work?.belongsTo(tenantId);
  // The library signs ID tokens, and access tokens for APIs.
  if (work) work.signatures += kinds.filter((kind) => kind !== 'refresh_token').length;
  costs.tokens(tenantId, kinds);
}

/** After the response, which does not depend on it. Only the first use of an authorization that ended comes here. */
function reassess(ctx: Context, { moves, exchanges }: Reassessing): void {
  const authorization = exchanges.authorizationOf(ctx);
  const client = ctx.oidc?.client;
  const { sessionUid, accountId, tenantId = null } = authorization?.payload ?? {};
  if (!authorization || !sessionUid || !accountId || !client) return;
  const { address, userAgent } = clientOf(ctx.req as Request);
  moves
    .reassess({
      sessionId: sessionUid,
      tenantId,
      userId: accountId,
      authorizationId: authorization.id,
      application: { id: policyOf(client).id, name: client.clientName ?? client.clientId },
      client: { address, userAgent },
    })
    .catch((error: unknown) => logger.error('A session was not assessed after the reuse of a token', error));
}

interface Reassessing {
  readonly moves: SessionMoves;
  readonly exchanges: Exchanges;
}

const REQUESTS = [
  ['authorization.error', 'authorization'],
  ['pushed_authorization_request.error', 'authorization'],
  ['device_authorization.error', 'authorization'],
  ['end_session.error', 'logout'],
  ['end_session_confirm.error', 'logout'],
] as const;

/** The sign-in log entry of a token response. */
export function granted(ctx: Context): SignInAttempt {
  return { ...attemptOf(ctx), method: 'token', outcome: 'success' };
}

function failed(
  method: SignInAttempt['method'],
  ctx: Context,
  refusal: LibraryError,
  clients: ClientLookup,
): SignInAttempt {
  const { error = 'server_error', error_description: description, error_detail: reason } = refusal;
  const asked = clientIdIn(ctx);
  const inactive = ctx.oidc?.client ? null : inactiveClient(clients, asked);
  const { code, found, expected, tenantId } = causeOfError(ctx, refusal, inactive !== null);
  const detail = reason ?? description ?? error;
  return {
    ...attemptOf(ctx),
    ...(inactive && {
      tenantId: inactive.tenantId,
      application: { type: 'oauth_client' as const, id: inactive.id },
    }),
    ...(tenantId !== undefined && { tenantId }),
    method,
    outcome: code,
    steps: [step('request', 'fail', detail.slice(0, 1_000))],
    found: {
      ...(found !== undefined && { value: found }),
      ...(method === 'token' && { grantType: grantTypeOf(ctx) }),
      // A stranger may name any.
      ...(!ctx.oidc?.client && typeof asked === 'string' && { clientId: asked.slice(0, 200) }),
    },
    expected: expected === undefined ? null : { value: expected },
  };
}

/** The library is given none that is disabled; its owner reads that it is. */
function inactiveClient(clients: ClientLookup, asked: unknown): ClientRecord | null {
  const known = typeof asked === 'string' ? clients.known(asked) : null;
  return known && clients.held(known.clientId) === null ? known : null;
}

/** The log is that of the application's owner, else of the organizations of the user. */
function attemptOf(ctx: Context): Omit<SignInAttempt, 'method' | 'outcome'> {
  const client = ctx.oidc?.client;
  const policy = client && policyOf(client);
  const grant = ctx.oidc?.entities.Grant as { tenantId?: string | null } | undefined;
  const userId = ctx.oidc?.entities.Account?.accountId ?? ctx.oidc?.session?.accountId ?? null;
  const tenantId = policy?.tenantId ?? grant?.tenantId ?? (userId ? undefined : null);
  const application = policy ? ({ type: 'oauth_client', id: policy.id } as const) : null;
  return { tenantId, userId, application, client: clientOf(ctx.req as Request) };
}

/** The kinds of tokens in a token response. */
export function issuedIn(ctx: Context): IssuedToken[] {
  const body = ctx.body as Record<string, unknown>;
  return TOKENS.filter((name) => body[name] !== undefined);
}

/** Audit details of a token response. */
export function issued(ctx: Context): AuditRecord {
  const body = ctx.body as Record<string, unknown>;
  return {
    ...common(ctx),
    action: 'token.issued',
    outcome: 'success',
    detail: {
      ...described(ctx),
      issued: issuedIn(ctx),
      ...(typeof body.scope === 'string' ? { scope: body.scope } : {}),
    },
  };
}

function refused(ctx: Context, refusal: LibraryError): AuditRecord {
  const { error = 'server_error', error_detail = '' } = refusal;
  const { code: cause, tenantId: _, ...compared } = causeOfError(ctx, refusal);
  return {
    ...common(ctx),
    action: REUSED.test(error_detail) ? 'token.reuse_detected' : 'token.refused',
    outcome: 'failure',
    detail: { ...described(ctx), error, cause, ...compared },
  };
}

/** The audit log of the application's or the user's tenant. */
function common(ctx: Context): Pick<AuditRecord, 'tenantId' | 'actor' | 'target' | 'address'> {
  const client = ctx.oidc?.client;
  const policy = client && policyOf(client);
  const grant = ctx.oidc?.entities.Grant as { tenantId?: string | null } | undefined;
  return {
    tenantId: policy?.tenantId ?? grant?.tenantId ?? null,
    actor: actorOf(ctx),
    target: policy ? { type: 'oauth_client', id: policy.id } : null,
    address: ctx.ip,
  };
}

/** The user, or the application if it used its own credentials. */
function actorOf(ctx: Context): AuditActor {
  const { client, entities } = ctx.oidc ?? {};
  if (entities?.Account) return { type: 'user', id: entities.Account.accountId };
  return client ? { type: 'client', id: policyOf(client).id } : { type: 'anonymous', id: null };
}

function described(ctx: Context) {
  const client_id = ctx.oidc?.client?.clientId;
  return {
    grant_type: grantTypeOf(ctx),
    ...(client_id ? { client_id } : {}),
    ...exchangeIn(ctx),
  };
}

/** The subject and the actors of an exchange, also those that the token itself does not name. */
function exchangeIn(ctx: Context): AuditDetail {
  const exchanged = exchangeOf(ctx);
  if (!exchanged) return {};
  const { act, machine, subjectClient, impersonates, workload } = exchanged;
  return {
    ...(subjectClient && { subject_client_id: subjectClient }),
    ...(machine && { subject: machine }),
    ...(act && { actors: actorsIn(act) }),
    ...(impersonates && { impersonation: true }),
    ...(workload && {
      workload: workload.name,
      workload_issuer: workload.issuer,
      workload_subject: workload.subject.slice(0, 300),
    }),
  };
}

/** Client IDs, the current actor first. */
function actorsIn({ sub, act }: Actor): string[] {
  return [sub, ...(act ? actorsIn(act) : [])];
}

/** Input of strangers is truncated. */
function grantTypeOf(ctx: Context): string {
  return String(ctx.oidc?.params?.grant_type ?? '').slice(0, 100);
}

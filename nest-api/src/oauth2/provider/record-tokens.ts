import type { AuditActor } from '@gatehouse/contracts';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AuditRecord } from '../../audit/audit.js';
import type { AuditQueue } from '../../audit/audit-queue.js';
import { policyOf } from './client-policy.js';

type Context = Omit<KoaContextWithOIDC, 'oidc'> & { readonly oidc?: KoaContextWithOIDC['oidc'] };
interface Refusal {
  readonly error?: string;
  /** The library's internal message. */
  readonly error_detail?: string;
}
type Listen = (event: string, listener: (ctx: Context, refusal: Refusal) => void) => void;

/** Kinds of issued tokens; never their values. */
const TOKENS = ['access_token', 'id_token', 'refresh_token'] as const;

/** The library's messages about a reused code or refresh token, which ends the authorization. */
const REUSED = /already (used|consumed)$/;

/** Records in the audit log which tokens were issued or rejected, for which application and user. */
export function recordTokens(provider: Provider, trail: AuditQueue): void {
  const on = provider.on.bind(provider) as unknown as Listen;
  on('grant.success', (ctx) => trail.add(issued(ctx)));
  on('grant.error', (ctx, refusal) => {
    const record = refused(ctx, refusal);
    const { tenantId, actor, address, action } = record;
    const kind = [action, refusal.error, grantTypeOf(ctx)];
    trail.addRepeated(JSON.stringify([tenantId, actor.id, address, ...kind]), record);
  });
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
      issued: TOKENS.filter((name) => body[name] !== undefined),
      ...(typeof body.scope === 'string' ? { scope: body.scope } : {}),
    },
  };
}

function refused(ctx: Context, { error = 'server_error', error_detail = '' }: Refusal): AuditRecord {
  return {
    ...common(ctx),
    action: REUSED.test(error_detail) ? 'token.reuse_detected' : 'token.refused',
    outcome: 'failure',
    detail: { ...described(ctx), error },
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
  return { grant_type: grantTypeOf(ctx), ...(client_id ? { client_id } : {}) };
}

/** Input of strangers is truncated. */
function grantTypeOf(ctx: Context): string {
  return String(ctx.oidc?.params?.grant_type ?? '').slice(0, 100);
}

import type { AuditActor } from '@gatehouse/contracts';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AuditRecord } from '../../audit/audit.js';
import type { AuditQueue } from '../../audit/audit-queue.js';
import { policyOf } from './client-policy.js';

type Context = Omit<KoaContextWithOIDC, 'oidc'> & { readonly oidc?: KoaContextWithOIDC['oidc'] };
interface Refusal {
  readonly error?: string;
  /** The library's own words, for us alone. */
  readonly error_detail?: string;
}
type Listen = (event: string, listener: (ctx: Context, refusal: Refusal) => void) => void;

/** What a token endpoint may answer with, by name and never by value. */
const TOKENS = ['access_token', 'id_token', 'refresh_token'] as const;

/** What the library says of a code or a refresh token that comes a second time, and takes all that it led to with it. */
const REUSED = /already (used|consumed)$/;

/** Tells the trail which tokens were given to which application for whom, and which were refused. */
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

/** What the trail is told of an answer with tokens. */
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

/** The trail is the tenant's whose application or person it is. */
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

/** The person for whom it is, else the application that asked by its own credentials. */
function actorOf(ctx: Context): AuditActor {
  const { client, entities } = ctx.oidc ?? {};
  if (entities?.Account) return { type: 'user', id: entities.Account.accountId };
  return client ? { type: 'client', id: policyOf(client).id } : { type: 'anonymous', id: null };
}

function described(ctx: Context) {
  const client_id = ctx.oidc?.client?.clientId;
  return { grant_type: grantTypeOf(ctx), ...(client_id ? { client_id } : {}) };
}

/** What a stranger writes is cut. */
function grantTypeOf(ctx: Context): string {
  return String(ctx.oidc?.params?.grant_type ?? '').slice(0, 100);
}

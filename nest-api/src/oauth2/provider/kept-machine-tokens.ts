import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AuditRecord } from '../../audit/audit.js';
import { AuditQueue } from '../../audit/audit-queue.js';
import { clientOf } from '../../common/client-address.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import type { SignInAttempt } from '../../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { CostMeter } from '../../telemetry/cost-meter.js';
import { ClientLookup, dependenciesOfClient } from '../clients/client-lookup.repository.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import { type AccessTokenClaims, readAccessToken, repeatAccessToken } from './access-token-jwt.js';
import { headersOf, isDocument, type KeptHeaders, send } from './kept-response.js';
import type { PlainRequest } from './plain-requests.js';
import { countTokens, granted, issued } from './record-tokens.js';

/** About 2 KB each. */
const MOST_TEMPLATES = 5_000;
const IDLE_MS = 60 * 60_000;

/** What the library gave a machine, from which the next token for the same request is made. */
interface Template {
  /** Those that the issuer had: with others the library writes a new one. */
  readonly keys: readonly Jwk[];
  readonly key: KeyObject;
  /** In base64url. */
  readonly head: string;
  readonly claims: AccessTokenClaims;
  readonly body: object;
  readonly headers: KeptHeaders;
  readonly record: AuditRecord;
  readonly attempt: SignInAttempt;
  readonly dependencies: readonly string[];
}

/**
 * Tokens that machines get by their own credentials. The library judges each request once: which API, scopes and claims a client
 * may have depends on nothing but the client and the issuer's keys. Later tokens for the same request repeat the claims, with an
 * id and times of their own, until the client or the keys change.
 *
 * Only JWTs are made this way: nothing is stored for them. Source: RFC 6749 §4.4, RFC 9068 §2.2.
 */
@Injectable()
export class KeptMachineTokens {
  private readonly templates: ChangeCache<Template>;

  constructor(
    private readonly clients: ClientLookup,
    private readonly trail: AuditQueue,
    private readonly log: SignInLog,
    private readonly costs: CostMeter,
    changes: Changes,
  ) {
    this.templates = changes.cache({
      most: MOST_TEMPLATES,
      idleMs: IDLE_MS,
      dependsOn: ({ dependencies }) => dependencies,
    });
  }

  /**
   * Where the template for a request is.
   *
   * @param owner the tenant whose issuer is asked; null for the shared issuer
   * @returns null for another grant, and for parameters that the grant does not have
   */
  placeOf(owner: string | null, { clientId, parameters }: PlainRequest): string | null {
    const { grant_type, scope, resource, ...more } = parameters;
    if (grant_type !== 'client_credentials' || Object.keys(more).length > 0) return null;
    return JSON.stringify([owner, clientId, scope, resource]);
  }

  /**
   * Responds as the library would, to a client that is authenticated.
   *
   * @param keys that the issuer has now
   * @returns false if the library must respond
   */
  answer(place: string, keys: readonly Jwk[], request: IncomingMessage, response: ServerResponse): boolean {
    const template = this.templates.peek(place);
    if (template?.keys !== keys) return false;
    const { body, head, claims, key, headers, record, attempt } = template;
    const access_token = repeatAccessToken(head, claims, key);
    this.trail.add({ ...record, address: clientOf(request as Request).address });
    this.log.addCounted(attempt);
    countTokens(this.costs, attempt, ['access_token']);
    send(response, headers, JSON.stringify({ ...body, access_token }));
    return true;
  }

  /** Keeps what the library responds. A change that arrives while it does so keeps the response from being kept. */
  async keep(
    place: string,
    keys: readonly Jwk[],
    ctx: KoaContextWithOIDC,
    next: () => Promise<void>,
  ): Promise<void> {
    await this.templates.renew(place, async () => {
      await next();
      return this.templateOf(keys, ctx).catch(() => null);
    });
  }

  private async templateOf(keys: readonly Jwk[], ctx: KoaContextWithOIDC): Promise<Template | null> {
    const { client: of, provider } = ctx.oidc;
    if (!isDocument(ctx) || !of) return null;
    const body = ctx.body as { access_token: string };
    const claims = readAccessToken(body.access_token, keys, provider.issuer);
    const client = await this.clients.find(of.clientId);
    // The use of an application that registered itself is noted.
    if (!claims || claims.cnf || !client || client.registeredItself) return null;
    const [head = ''] = body.access_token.split('.', 1);
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const jwk = keys.find((key) => key.kid === kid);
    return {
      keys,
      key: createPrivateKey({ key: jwk as unknown as JsonWebKey, format: 'jwk' }),
      head,
      claims,
      body,
      headers: headersOf(ctx),
      record: issued(ctx),
      attempt: granted(ctx),
      dependencies: dependenciesOfClient(client),
    };
  }
}

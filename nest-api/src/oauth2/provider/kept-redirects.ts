import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { SessionRecord } from '../../auth/session-record.js';
import { clientOf } from '../../common/client-address.js';
import { currentWork } from '../../common/request-id.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { newArtifactId } from '../artifacts/artifact-id.js';
import { type ArtifactPayload, Artifacts } from '../artifacts/artifacts.repository.js';
import type { Authorization } from '../artifacts/authorizations.repository.js';
import { HeldTokens } from '../artifacts/held-tokens.js';
import { IssuedArtifacts } from '../artifacts/issued-artifacts.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import type { ClientRecord } from '../clients/client-metadata.js';
import type { Issuer } from '../issuers/issuer.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { LIFETIMES } from './lifetimes.js';
import { type ChosenAnew, type PlainRedirect, readPlainRedirect } from './plain-redirect.js';
import { SessionViews } from './session-views.js';

/** Maximum number of different requests for each session, apart from the values that are new each time. */
const MOST_OF_SESSION = 20;

/** The records that the library's decision depends on, as cached by this process. */
interface Basis {
  readonly session: SessionRecord;
  readonly client: ClientRecord;
}

interface Decision {
  readonly clientId: string;
  readonly client: ClientRecord;
  readonly grantId: string;
  readonly authorization: Authorization;
  readonly redirectUri: string;
  /** The code's payload without the values that are new each time. */
  readonly payload: ArtifactPayload;
}

/** A code that the library issued. */
interface Given {
  readonly payload: ArtifactPayload;
  /** As passed to the library. */
  readonly authorization: Authorization;
}

interface Code {
  readonly id: string;
  readonly chosen: ChosenAnew;
}

/**
 * Redirects that the library has decided: this session gets a code for this application, for a request with these
 * parameters. The same request with another `state`, `nonce` and `code_challenge` gets its code without the library.
 *
 * A decision is valid while this process caches the same records that the library used: the session, the
 * client and the authorization. Whatever changes one of them drops it from memory, so the next request is the
 * library's. Time-dependent conditions are checked each time. Only the simplest requests are answered here.
 */
@Injectable()
export class KeptRedirects {
  private readonly logger = new Logger('OAuth2');
  private readonly decisions = new WeakMap<SessionRecord, Map<string, Decision>>();
  private readonly given = new WeakMap<object, Given>();

  constructor(
    private readonly views: SessionViews,
    private readonly clients: ClientLookup,
    private readonly tokens: HeldTokens,
    private readonly artifacts: Artifacts,
    private readonly issued: IssuedArtifacts,
    private readonly ofRequest: AuthorizationsOfRequest,
    private readonly log: SignInLog,
  ) {}

  /**
   * Responds like the library's authorization endpoint, without its readable note in the body.
   *
   * @param search the query with its question mark
   * @returns false if the library must respond
   */
  async answer(
    issuer: Issuer,
    search: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const plain = readPlainRedirect(request, search);
    const decision = plain && this.find(keyOf(issuer, plain), this.views.held(request));
    if (!decision) return false;
    const id = await this.giveCode(issuer, decision, plain.chosen);
    if (id === null) return false;
    const location = locationOf(issuer, decision.redirectUri, { id, chosen: plain.chosen });
    currentWork()?.belongsTo(decision.client.tenantId ?? this.views.held(request)?.tenantId);
    this.record(decision, request);
    response.writeHead(303, { 'Cache-Control': 'no-store', Location: location, 'Content-Length': '0' }).end();
    return true;
  }

  /** Remembers the payload of the code that the library issues in the current request. */
  note(payload: ArtifactPayload): void {
    const authorization = this.ofRequest.known(String(payload.grantId));
    if (Provider.ctx && authorization) this.given.set(Provider.ctx, { payload, authorization });
  }

  /** Stores the library's decision, unless one of its records has changed in the meantime. */
  keepFor(issuer: Issuer) {
    return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
      const isAsked = ctx.path === PROVIDER_ROUTES.authorization;
      const plain = isAsked ? readPlainRedirect(ctx.req, ctx.search) : null;
      const before = plain && this.basisOf(ctx);
      // Who is assigned, and from which network, is asked each time: no record of this process says it.
      if (before?.client.assignedOnly || before?.session.hasNetworkRules) return next();
      await next();
      const given = this.given.get(ctx);
      if (!plain || !before || !given || ctx.status !== 303) return;
      const decision = this.decided(before, given, ctx);
      const code = { id: String(given.payload.jti), chosen: plain.chosen };
      if (!decision || ctx.response.get('Location') !== locationOf(issuer, decision.redirectUri, code))
        return;
      this.keep(before.session, keyOf(issuer, plain), decision);
    };
  }

  private record({ client, payload }: Decision, request: IncomingMessage): void {
    this.log.addCounted({
      method: 'authorization',
      outcome: 'success',
      tenantId: client.tenantId ?? undefined,
      userId: String(payload.accountId),
      application: { type: 'oauth_client', id: client.id },
      client: clientOf(request as Request),
    });
  }

  private find(key: string, session: SessionRecord | null): Decision | null {
    const decision = session && this.decisions.get(session)?.get(key);
    if (!decision) return null;
    const { clientId, client, grantId, authorization } = decision;
    const isCurrent =
      this.clients.held(clientId) === client && this.tokens.heldAuthorization(grantId) === authorization;
    return isCurrent && !isExpired(authorization) ? decision : null;
  }

  /** @returns null if the database rejected it; the library then creates the error */
  private async giveCode(issuer: Issuer, decision: Decision, chosen: ChosenAnew): Promise<string | null> {
    const iat = Math.floor(Date.now() / 1000);
    const exp = iat + LIFETIMES.authorizationCode;
    const id = newArtifactId('AuthorizationCode', exp);
    const { nonce, code_challenge: codeChallenge } = chosen;
    const payload = {
      ...decision.payload,
      iat,
      exp,
      jti: id,
      ...(nonce === undefined ? {} : { nonce }),
      ...(codeChallenge === undefined ? {} : { codeChallenge }),
    };
    const artifacts = this.artifacts.of(issuer.owner);
    try {
      await artifacts.addCode(id, payload, decision.client.tenantId);
    } catch (err) {
      this.logger.warn({ err }, 'a code could not be written');
      return null;
    }
    this.issued.keep(artifacts.owner, { kind: 'AuthorizationCode', id }, payload);
    return id;
  }

  private basisOf({ req, query }: KoaContextWithOIDC): Basis | null {
    const session = this.views.held(req);
    const client = this.clients.held(String(query.client_id));
    return session && client && { session, client };
  }

  private decided(before: Basis, given: Given, ctx: KoaContextWithOIDC): Decision | null {
    const { payload, authorization } = given;
    const { clientId, grantId, redirectUri } = payload as Record<string, string>;
    if (!clientId || !grantId || !redirectUri) return null;
    const after = this.basisOf(ctx);
    const isSame =
      after?.session === before.session &&
      after.client === before.client &&
      this.views.recordOf(ctx.req) === before.session &&
      this.tokens.heldAuthorization(grantId) === authorization;
    return isSame ? { clientId, client: before.client, grantId, authorization, redirectUri, payload } : null;
  }

  private keep(session: SessionRecord, key: string, decision: Decision): void {
    const known = this.decisions.get(session) ?? new Map<string, Decision>();
    if (known.size >= MOST_OF_SESSION) known.clear();
    this.decisions.set(session, known.set(key, decision));
  }
}

function keyOf({ slug }: Issuer, { fixed }: PlainRedirect): string {
  return `${slug ?? ''} ${fixed}`;
}

/** In the library's form. */
function locationOf({ url }: Issuer, redirectUri: string, { id, chosen: { state } }: Code): string {
  const location = new URL(redirectUri);
  location.searchParams.set('code', id);
  if (state !== undefined) location.searchParams.set('state', state);
  location.searchParams.set('iss', url);
  return location.href;
}

function isExpired({ payload: { exp = 0 } }: Authorization): boolean {
  return exp <= Math.floor(Date.now() / 1000);
}

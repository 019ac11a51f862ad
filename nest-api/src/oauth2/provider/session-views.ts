import type { IncomingMessage } from 'node:http';
import { sessionCookieName } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Adapter, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';
import Provider, { errors } from 'oidc-provider';
import { SessionLookup } from '../../auth/session-lookup.js';
import { idleEnd, type SessionRecord, toCaller } from '../../auth/session-record.js';
import { Sessions } from '../../auth/sessions.js';
import { SessionsRepository } from '../../auth/sessions.repository.js';
import { clientOf } from '../../common/client-address.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { acrOf } from './authentication-context.js';
import { readCookie } from './cookies.js';

type Session = InstanceType<Provider['Session']>;
type SessionClass = {
  new (payload?: AdapterPayload): Session;
  get(ctx: KoaContextWithOIDC): Promise<Session>;
  readonly prototype: Record<string, unknown>;
};

/**
 * Parameters that depend on the authentication methods. The user may have authenticated a moment ago at another
 * process. A pushed request may hold them too.
 */
const NEEDS_CURRENT = ['acr_values', 'claims', 'request_uri'] as const;

/**
 * The provider's session is a view of our own session.
 *
 * It is read from our cookie. The library's own cookie is never read or sent. The library's data
 * about it (its applications, the state of a sign-out) is stored in `sessions.oidc`.
 */
@Injectable()
export class SessionViews {
  private readonly cookie: string;
  private readonly records = new WeakMap<IncomingMessage, SessionRecord>();
  private readonly shown = new WeakMap<IncomingMessage, string>();
  /** Requests whose session came from memory. */
  private readonly fromMemory = new WeakSet<IncomingMessage>();

  constructor(
    private readonly lookup: SessionLookup,
    private readonly notes: SessionsRepository,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.cookie = sessionCookieName(settings.PUBLIC_URL);
  }

  /** The active session of the request's browser, after the library has loaded it. */
  recordOf(request: IncomingMessage): SessionRecord | null {
    return this.records.get(request) ?? null;
  }

  /** The active session of the request's browser if it is in memory. Never reads the database. */
  held(request: IncomingMessage): SessionRecord | null {
    const token = this.tokenOf(request);
    return token === null ? null : proven(this.lookup.peek(token, clientOf(request as Request)));
  }

  /** Replaces the library's session by the view. */
  install(provider: Provider): void {
    const views = this;
    const Session = provider.Session as unknown as SessionClass;

    Session.get = async (ctx) => {
      const record = await views.read(ctx);
      const session = record ? new Session(toView(record)) : new Session();
      ctx.oidc?.entity('Session', session);
      return session;
    };
    // SignIn creates a new token at each sign-in, which prevents session fixation.
    Session.prototype.resetIdentifier = function (this: Session & { touched: boolean }) {
      this.touched = true;
    };
    Session.prototype.loginAccount = function (this: Session, details: { accountId: string }) {
      if (this.accountId !== details.accountId) {
        throw new errors.AccessDenied(
          'the session has ended meanwhile',
          'our cookie is not the one that answered',
        );
      }
    };
    Session.prototype.destroy = async function (this: Session & { destroyed: boolean }) {
      await views.end();
      this.destroyed = true;
    };
  }

  /**
   * The session's current state in the database, before something is written for it.
   *
   * @throws AccessDenied it has ended
   */
  async current({ req, oidc }: KoaContextWithOIDC): Promise<SessionRecord> {
    const shown = this.records.get(req);
    if (shown && !this.fromMemory.has(req)) return shown;
    const token = this.tokenOf(req);
    const record = token ? proven(await this.lookup.findByToken(token, clientOf(req as Request))) : null;
    if (!record || !oidc.session)
      throw new errors.AccessDenied('the session has ended meanwhile', 'it was alive in memory');
    this.fromMemory.delete(req);
    Object.assign(oidc.session, { authorizations: toView(record).authorizations });
    return this.show(req, record);
  }

  adapter(): Adapter {
    return {
      upsert: (id, payload) => this.note(id, payload),
      find: async () => undefined,
      findByUid: async (uid) => {
        const record = await this.lookup.findById(uid);
        return record ? toView(record) : undefined;
      },
      findByUserCode: async () => undefined,
      consume: async () => undefined,
      destroy: async () => undefined,
      revokeByGrantId: async () => undefined,
    };
  }

  /** From memory for a redirect: its code is invalid if the session has ended. */
  private async read(ctx: KoaContextWithOIDC): Promise<SessionRecord | null> {
    const token = this.tokenOf(ctx.req);
    if (!token) return null;
    const client = clientOf(ctx.req as Request);
    if (!mayBeHeld(ctx)) return this.show(ctx.req, proven(await this.lookup.findByToken(token, client)));
    this.fromMemory.add(ctx.req);
    return this.show(ctx.req, proven(await this.lookup.findHeld(token, client)));
  }

  private tokenOf({ headers }: IncomingMessage): string | null {
    return readCookie(headers.cookie, this.cookie);
  }

  private show<Found extends SessionRecord | null>(request: IncomingMessage, record: Found): Found {
    if (record) {
      this.records.set(request, record);
      this.shown.set(request, fingerprint(record.oidc ?? {}));
    }
    return record;
  }

  /** Merges the data of two tabs by application, so that none is lost. */
  private async note(id: string, payload: AdapterPayload): Promise<void> {
    // Without a user, nothing is stored.
    if (!payload.accountId) return;
    const request = Provider.ctx?.req;
    if (request && this.shown.get(request) === fingerprint(payload)) return;
    await this.notes.noteOidc(id, payload.authorizations ?? {}, payload.state ?? null);
    if (request) this.shown.set(request, fingerprint(payload));
  }

  private async end(): Promise<void> {
    const request = Provider.ctx?.req;
    const record = request && this.records.get(request);
    if (request && record) await this.sessions.signOut(toCaller(record), clientOf(request as Request));
  }
}

/** A session that moved opens no application before its user confirms their identity. */
function proven(session: SessionRecord | null): SessionRecord | null {
  return session?.mustProve ? null : session;
}

function mayBeHeld({ method, query, oidc }: KoaContextWithOIDC): boolean {
  return oidc.route === 'authorization' && method === 'GET' && !NEEDS_CURRENT.some((name) => name in query);
}

function toView(record: SessionRecord): AdapterPayload {
  const { authorizations = {}, state } = structuredClone(record.oidc ?? {});
  const loginTs = seconds(record.authenticatedAt);
  return {
    kind: 'Session',
    jti: record.id,
    uid: record.id,
    accountId: record.userId,
    loginTs,
    amr: [...record.amr],
    acr: acrOf(record.amr),
    iat: loginTs,
    exp: Math.min(seconds(record.expiresAt), seconds(idleEnd(record))),
    authorizations,
    ...(state ? { state } : {}),
  } as AdapterPayload;
}

function fingerprint({
  authorizations = {},
  state,
}: Pick<AdapterPayload, 'state'> & { readonly authorizations?: object | undefined }): string {
  return JSON.stringify([authorizations, state ?? null]);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

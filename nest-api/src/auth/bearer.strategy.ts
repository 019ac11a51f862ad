import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-http-bearer';
import type { Caller } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { SessionMoved } from './moves/session-moved.js';
import { SessionLookup } from './session-lookup.js';
import { toCaller } from './session-record.js';

/** `Authorization: Bearer <session token>`. Cookies are not accepted. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly sessions: SessionLookup) {
    super({ passReqToCallback: true });
  }

  async validate(request: Request, token: string): Promise<Caller | false> {
    const session = await this.sessions.findByToken(token, clientOf(request));
    if (session) return toCaller(session);
    if (await this.sessions.hasMoved(token)) throw new SessionMoved();
    return false;
  }
}

import type { Login } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { clientOf } from '../common/client-address.js';
import { type GoodPassword, PasswordProof } from './password-proof.js';

/** Email and password in the body. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly passwords: PasswordProof) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<GoodPassword> {
    const { proofOfWork } = request.body as Login;
    return this.passwords.verify({ email, password, proofOfWork }, clientOf(request));
  }
}

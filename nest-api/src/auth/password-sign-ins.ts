import type { Login, LoginResult } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import { type GoodPassword, PasswordProof } from './password-proof.js';
import { LeakedPasswords } from './passwords/leaked-passwords.js';
import { SignIn, StandingChanged } from './sign-in.js';

const MOST_TRIES = 3;

/** Signs in with email and password. */
@Injectable()
export class PasswordSignIns {
  constructor(
    private readonly passwords: PasswordProof,
    private readonly leaked: LeakedPasswords,
    private readonly signIn: SignIn,
  ) {}

  /**
   * Verifies the password again if it or the user's standing has changed since. A leaked one has to be changed, if an
   * organization of the user has passwords looked up.
   *
   * @param verified the result of verifying `login`
   * @throws StandingChanged it changes repeatedly
   * @throws SignInRefused and all errors of `PasswordProof.verifyAgain`
   */
  async complete(verified: GoodPassword, login: Login, client: ClientContext): Promise<LoginResult> {
    let password = verified;
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.signIn.completeWithPassword(await this.looked(password, login), client);
      } catch (error) {
        if (!(error instanceof StandingChanged) || tries === MOST_TRIES) throw error;
      }
      password = await this.passwords.verifyAgain(login, client);
    }
  }
  /** An organization that the user enters later relies on the same password, so the strictest one counts. */
  private async looked(password: GoodPassword, { password: typed }: Login): Promise<GoodPassword> {
    const isWanted = password.standings.some(
      ({ checksPasswords, membershipStatus }) => checksPasswords && membershipStatus === 'active',
    );
    if (!isWanted || !(await this.leaked.isLeaked(typed))) return password;
    return { ...password, proof: { ...password.proof, hasLeakedPassword: true } };
  }
}

import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import type { PersonStanding } from './person-standing.js';
import type { Proof } from './proof.js';
import type { SessionRecord } from './session-record.js';
import type { SignInRefused } from './sign-in-refused.js';

/** An authenticated user who signs in to one tenant. */
export interface Entering {
  readonly tenantId: string;
  readonly person: PersonStanding;
}

/** A policy of another module. */
export interface SignInRule {
  /** Why this user may not sign in with this authentication, or null. Decides by the user's standing. */
  refuse(entering: Entering, proof: Proof): SignInRefused | null;
  /** Whether this user must confirm with an emergency code. Called once nothing else is required. */
  asksForCode(entering: Entering, proof: Proof): Promise<boolean>;
  /** Called before the session is created, to record or announce the sign-in in separate units of work. */
  entered(entering: Entering, proof: Proof, client: ClientContext): Promise<void>;
}

/** A listener for new sessions and their authentication. */
export interface SessionWatcher {
  opened(session: SessionRecord, proof: Proof): Promise<void>;
}

/** Registry of rules and listeners of modules that `SignIn` cannot import. */
@Injectable()
export class SignInRules {
  private readonly rules: SignInRule[] = [];
  private readonly watchers: SessionWatcher[] = [];

  register(rule: SignInRule): void {
    this.rules.push(rule);
  }

  watch(watcher: SessionWatcher): void {
    this.watchers.push(watcher);
  }

  async opened(session: SessionRecord, proof: Proof): Promise<void> {
    for (const watcher of this.watchers) await watcher.opened(session, proof);
  }

  refuse(entering: Entering, proof: Proof): SignInRefused | null {
    for (const rule of this.rules) {
      const refusal = rule.refuse(entering, proof);
      if (refusal) return refusal;
    }
    return null;
  }

  async asksForCode(entering: Entering, proof: Proof): Promise<boolean> {
    for (const rule of this.rules) if (await rule.asksForCode(entering, proof)) return true;
    return false;
  }

  async entered(entering: Entering, proof: Proof, client: ClientContext): Promise<void> {
    for (const rule of this.rules) await rule.entered(entering, proof, client);
  }
}

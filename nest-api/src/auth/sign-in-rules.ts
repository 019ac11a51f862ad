import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import type { PersonStanding } from './person-standing.js';
import type { Proof } from './proof.js';
import type { SessionRecord } from './session-record.js';
import type { SignInRefused } from './sign-in-refused.js';

/** Somebody at the door of one tenant. */
export interface Entering {
  readonly tenantId: string;
  readonly person: PersonStanding;
}

/** A policy that a module further right keeps. */
export interface SignInRule {
  /** Why this person may not come in by this proof, or null. Decides by what the person's standing tells. */
  refuse(entering: Entering, proof: Proof): SignInRefused | null;
  /** They are about to come in: what must be noted or announced is, in units of work of its own, before the session is made. */
  entered(entering: Entering, proof: Proof, client: ClientContext): Promise<void>;
}

/** Somebody who wants to know of sessions that were made, by the proof that made them. */
export interface SessionWatcher {
  opened(session: SessionRecord, proof: Proof): Promise<void>;
}

/** Where modules register what `SignIn` must ask of them, since it cannot know them. */
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

  async entered(entering: Entering, proof: Proof, client: ClientContext): Promise<void> {
    for (const rule of this.rules) await rule.entered(entering, proof, client);
  }
}

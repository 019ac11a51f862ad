import { isCauseCode } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { SessionRecord } from '../../auth/session-record.js';
import { AppError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import type { SignInAttempt } from '../../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';

/** What is known of a sign-in to an application while it is under way. */
export interface AskedBy {
  clientId?: string;
}

export interface Visit {
  readonly client: ClientContext;
  /** Finds the session, if a user is signed in. */
  readonly session: () => Promise<SessionRecord | null>;
}

/** Not signed in, or asked to prove it again: the next page asks for it, and nothing has failed. */
const QUESTIONS = ['unauthenticated', 'reauthentication_required'];

/** Records the sign-ins to applications, and those of devices, that end on our pages, where the library does not see them. */
@Injectable()
export class FailedInteractions {
  constructor(
    private readonly clients: ClientLookup,
    private readonly log: SignInLog,
  ) {}

  /** Does `work`, which names the application as soon as it knows it. */
  async noted<T>(visit: Visit, work: (asked: AskedBy) => Promise<T>): Promise<T> {
    const asked: AskedBy = {};
    try {
      return await work(asked);
    } catch (error) {
      if (error instanceof AppError && isCauseCode(error.code) && !QUESTIONS.includes(error.code))
        await this.note(error, asked, visit);
      throw error;
    }
  }

  /**
   * For the organization of the user, with the user, and for the owner of the application. Another organization than the
   * user's reads nothing of the user.
   */
  async note({ code, message }: AppError, { clientId }: AskedBy, visit: Visit): Promise<void> {
    // A database that is away changes no answer.
    const session = await visit.session().catch(() => null);
    const known = clientId === undefined ? null : this.clients.known(clientId);
    const owner = known?.tenantId ?? null;
    const attempt: SignInAttempt = {
      method: 'authorization',
      outcome: code,
      application: known && { type: 'oauth_client', id: known.id },
      client: visit.client,
      steps: [step('interaction', 'fail', message)],
    };
    if (session) this.log.addRepeated({ ...attempt, tenantId: session.tenantId, userId: session.userId });
    if (!session || (owner !== null && owner !== session.tenantId))
      this.log.addRepeated({ ...attempt, tenantId: owner });
  }
}

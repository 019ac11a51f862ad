import type { SignalOutcome, SignalReason } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { SessionsRepository } from '../../auth/sessions.repository.js';
import { NotFoundError } from '../../common/app-error.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  type SsoConfiguration,
  SsoConfigurationsRepository,
} from '../../sso-config/configurations/sso-configurations.repository.js';
import { ExternalIdentitiesRepository } from '../../sso-config/sign-in/external-identities.repository.js';
import type { SignalEffect } from './event-types.js';
import { happenedAt, type KnownEvent, type SecurityEvent } from './read-set.js';
import { opaqueIdOf, readSubject } from './read-subject.js';
import { SetRejected } from './set-rejected.js';
import { SignalEventsRepository } from './signal-events.repository.js';
import { type ReceiverRow, SignalReceiversRepository } from './signal-receivers.repository.js';
import { type SignaledIdentity, SignalSubjects } from './signal-subjects.js';

interface Outcome {
  readonly outcome: SignalOutcome;
  readonly reason: SignalReason;
  readonly sessionsEnded: number;
}

/** A verified event on its way to the user. */
interface Arrival {
  readonly connection: SsoConfiguration;
  readonly tenantId: string;
  readonly receiver: ReceiverRow;
  readonly event: SecurityEvent;
  /** Address of the transmitter; null for an event that was fetched. */
  readonly address: string | null;
}

/** Clocks differ. A session that began shortly after the event ends too; its user signs in again. */
const TOLERANCE_SECONDS = 60;

const ignored = (reason: SignalReason): Outcome => ({ outcome: 'ignored', reason, sessionsEnded: 0 });
const applied = (reason: SignalReason, sessionsEnded = 0): Outcome => ({
  outcome: 'applied',
  reason,
  sessionsEnded,
});

/** Applies verified events, each in one transaction and at most once. */
@Injectable()
export class SignalIntake {
  constructor(
    private readonly configurations: SsoConfigurationsRepository,
    private readonly receivers: SignalReceiversRepository,
    private readonly events: SignalEventsRepository,
    private readonly subjects: SignalSubjects,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly sessions: SessionsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * An event that was taken before has no effect.
   *
   * @throws SetRejected the subject is not one, or belongs to another organization
   */
  async take(
    of: { readonly tenantId: string; readonly connectionId: string },
    event: SecurityEvent,
    address: string | null,
  ): Promise<void> {
    await this.unit.inTenant(of.tenantId, async () => {
      const types = event.events.map(({ type }) => type);
      const now = this.clock.now();
      const id = await this.events.take(of, { ...event, types }, now);
      if (id === null) return;
      const [connection, receiver] = [
        await this.configurations.find(of.connectionId),
        await this.receivers.find(of.connectionId),
      ];
      if (!connection || !receiver) throw new NotFoundError('SSO configuration');
      const outcome = await this.applyAll({ connection, tenantId: of.tenantId, receiver, event, address });
      await this.events.noteOutcome(id, outcome);
      await this.receivers.count(of.connectionId, outcome.outcome, now);
    });
  }

  /** Records a rejected event. */
  async noteRejection(
    of: { readonly tenantId: string; readonly connectionId: string },
    { reason, message }: { readonly reason: SignalReason; readonly message: string },
  ): Promise<void> {
    await this.unit.inTenant(of.tenantId, async () => {
      const now = this.clock.now();
      await this.events.addRejected(of, { reason, detail: message }, now);
      await this.receivers.count(of.connectionId, 'rejected', now);
    });
  }

  private async applyAll(arrival: Arrival): Promise<Outcome> {
    const outcomes: Outcome[] = [];
    for (const event of arrival.event.events) outcomes.push(await this.apply(arrival, event));
    const [first] = outcomes as [Outcome];
    const main = outcomes.find(({ outcome }) => outcome === 'applied') ?? first;
    return { ...main, sessionsEnded: outcomes.reduce((sum, { sessionsEnded }) => sum + sessionsEnded, 0) };
  }

  private async apply(arrival: Arrival, known: KnownEvent): Promise<Outcome> {
    if (known.effect === 'verify') return this.verify(arrival, known);
    if (known.effect === 'update_stream') return ignored('stream_updated');
    const subject = readSubject(arrival.event.subject);
    const identity = await this.subjects.find(arrival.connection, subject);
    if (!identity) return ignored(subject.users.length === 0 ? 'unsupported_subject' : 'unknown_subject');
    if (known.effect === 'record') return ignored('recorded');
    const outcome = await this.act(arrival, known, known.effect, identity);
    if (outcome.outcome === 'applied') await this.record(arrival, known, identity, outcome);
    return outcome;
  }

  private async act(
    { connection, receiver, event }: Arrival,
    known: KnownEvent,
    effect: Exclude<SignalEffect, 'verify' | 'update_stream' | 'record'>,
    { id, userId }: SignaledIdentity,
  ): Promise<Outcome> {
    const at = happenedAt(known, event.issuedAt);
    if (effect !== 'end_sessions') {
      // What arrives late does not undo what happened after it.
      const isDisabled = effect === 'disable' && receiver.blocksDisabled;
      if (!(await this.identities.noteAccountSignal(connection.id, id, isDisabled, at)))
        return ignored('out_of_date');
      if (effect === 'enable') return applied('account_enabled');
    }
    const now = this.clock.now();
    // A disabled account has no session, however late the event arrives.
    const until = effect === 'disable' ? now : plusSeconds(at, TOLERANCE_SECONDS);
    const ended = await this.sessions.endThrough(connection.id, userId, until, now);
    return applied(
      effect === 'disable' && receiver.blocksDisabled ? 'account_disabled' : 'sessions_ended',
      ended,
    );
  }

  /** Source: SSF 1.0 §8.1.4.1. @throws SetRejected */
  private async verify({ connection, receiver, event }: Arrival, { payload }: KnownEvent): Promise<Outcome> {
    const { streamId, verificationState } = receiver;
    const named = opaqueIdOf(event.subject);
    if (streamId !== null && named !== streamId)
      throw new SetRejected(
        'invalid_request',
        'verification',
        '"sub_id" does not name the stream of the connection',
      );
    if (payload.state !== undefined && payload.state !== verificationState)
      throw new SetRejected('invalid_request', 'verification', '"state" is not the one that was requested');
    await this.receivers.noteVerified(connection.id, this.clock.now());
    return applied('verified');
  }

  private record(
    { connection, tenantId, event, address }: Arrival,
    { type }: KnownEvent,
    { userId }: SignaledIdentity,
    { reason, sessionsEnded }: Outcome,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'signal.applied',
      target: { type: 'user', id: userId },
      outcome: 'success',
      address,
      detail: {
        configurationId: connection.id,
        event: type,
        jti: event.jti,
        effect: reason,
        sessions: sessionsEnded,
      },
    });
  }
}

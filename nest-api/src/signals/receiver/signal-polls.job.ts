import { SIGNAL_POLL_SECONDS, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Jobs } from '../../jobs/jobs.js';
import { readSet } from './read-set.js';
import { aadOfReceiver } from './receiver-secret.js';
import { SetRejected } from './set-rejected.js';
import { SignalIntake } from './signal-intake.js';
import { claimDuePolls, type DuePoll, notePoll } from './signal-polls.sql.js';
import { type ShownReceiver, SignalReceiversRepository } from './signal-receivers.repository.js';
import { TransmitterClient } from './transmitter-client.js';
import { TransmitterKeys } from './transmitter-keys.js';

const SECOND = 1_000;
const CONNECTIONS = 20;
const SETS = 50;
/** A transmitter with more events has to wait for the next run. */
const ROUNDS = 5;
/** Longer than a poll may take. Until then, no other process polls. */
const CLAIM_SECONDS = 120;
const LONGEST_WAIT_SECONDS = 300;
/** Address of the events in the audit log: they were fetched. */
const NO_ADDRESS = null;

type Errors = Record<string, { err: string; description: string }>;

/** Fetches the events of connections whose transmitter does not send them. Source: RFC 8936 §2. */
@Injectable()
export class SignalPollsJob implements OnModuleInit {
  private readonly logger = new Logger('Signals');

  constructor(
    private readonly jobs: Jobs,
    private readonly receivers: SignalReceiversRepository,
    private readonly transmitters: TransmitterClient,
    private readonly intake: SignalIntake,
    private readonly keys: TransmitterKeys,
    private readonly masterKeys: MasterKeys,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'signal-polls',
      everyMs: SECOND,
      run: async (client, stopping) => {
        while ((await this.pollDue(client)) && !stopping.aborted);
      },
    });
  }

  private async pollDue(client: PoolClient): Promise<boolean> {
    const now = this.clock.now();
    const due = await claimDuePolls(client, now, plusSeconds(now, CLAIM_SECONDS), CONNECTIONS);
    const errors = await Promise.all(due.map((poll) => this.attempt(poll)));
    for (const [index, poll] of due.entries()) await this.note(client, poll, errors[index] ?? null);
    return due.length === CONNECTIONS;
  }

  /** @returns why it failed, or null */
  private async attempt(poll: DuePoll): Promise<string | null> {
    try {
      await this.fetchAll(poll);
      return null;
    } catch (error) {
      this.logger.warn({ err: error, connection: poll.connectionId }, 'events were not fetched');
      return String((error as Error).message ?? error).slice(0, 300);
    }
  }

  private async note(client: PoolClient, poll: DuePoll, error: string | null): Promise<void> {
    const failures = error === null ? 0 : poll.failures + 1;
    const seconds = Math.min(LONGEST_WAIT_SECONDS, SIGNAL_POLL_SECONDS * 2 ** failures);
    const nextPollAt = plusSeconds(this.clock.now(), error === null ? SIGNAL_POLL_SECONDS : seconds);
    await notePoll(client, poll.connectionId, { failures, error, nextPollAt });
  }

  /** Each answer is acknowledged with the next request. Events that are fetched again have no second effect. */
  private async fetchAll({ connectionId, pollEndpoint, managementToken }: DuePoll): Promise<void> {
    const receiver = await this.receivers.lookUp(connectionId);
    if (!receiver || !TENANT_STANDING[receiver.tenantStatus as TenantStatus].read) return;
    const token = this.masterKeys.open(managementToken, aadOfReceiver(connectionId));
    let [ack, setErrs]: [string[], Errors] = [[], {}];
    for (let round = 1; ; round++) {
      const maxEvents = round <= ROUNDS ? SETS : 0;
      const { sets, moreAvailable } = await this.transmitters.poll(pollEndpoint, token, {
        ack,
        setErrs,
        maxEvents,
      });
      if (sets.length === 0) return;
      [ack, setErrs] = [[], {}];
      for (const [jti, set] of sets) {
        const rejected = await this.take(connectionId, receiver, set);
        if (rejected) setErrs[jti] = { err: rejected.err, description: rejected.message };
        else ack.push(jti);
      }
      if (!moreAvailable) round = ROUNDS;
    }
  }

  /** @returns why the event is rejected; null if it was taken  @throws KeysUnavailable */
  private async take(
    connectionId: string,
    receiver: ShownReceiver,
    set: string,
  ): Promise<SetRejected | null> {
    const of = { tenantId: receiver.tenantId, connectionId };
    try {
      const event = await readSet(set, receiver, this.keys.of(receiver.jwksUri), this.clock.now());
      await this.intake.take(of, event, NO_ADDRESS);
      return null;
    } catch (error) {
      if (!(error instanceof SetRejected)) throw error;
      await this.intake.noteRejection(of, error);
      return error;
    }
  }
}

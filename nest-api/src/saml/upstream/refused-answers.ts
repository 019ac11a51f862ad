import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { REFUSALS } from '../../sso-config/sign-in/refusals.js';
import { Traces } from '../../sso-config/traces/traces.js';
import { factsOf } from '../partner-refusals.js';
import { SamlRefused } from '../protocol/saml-refused.js';

const MINUTE_MS = 60_000;
/** Anyone can post to the endpoint of a connection. More than this in a minute are only logged. */
const MOST_A_MINUTE = 60;

/** Records responses that are rejected at the endpoint, before a browser reaches the callback. */
@Injectable()
export class RefusedAnswers {
  private minute = 0;
  private readonly inThisMinute = new Map<string, number>();

  constructor(
    private readonly traces: Traces,
    private readonly clock: Clock,
  ) {}

  /** Runs `work`. A rejection counts as a failed sign-in of the connection. @throws SamlRefused */
  async noted<T>(configuration: SsoConfiguration, client: ClientContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SamlRefused && this.hasRoom(configuration)) {
        await this.record(configuration, client, error);
      }
      throw error;
    }
  }

  private record(
    configuration: SsoConfiguration,
    client: ClientContext,
    refused: SamlRefused,
  ): Promise<void> {
    const recorder = this.traces.recorder();
    recorder.fail(refused.check, refused.message);
    return this.traces.recordFailure(configuration, recorder, {
      code: 'assertion_invalid',
      message: REFUSALS.assertion_invalid.message,
      client,
      method: configuration.type,
      found: { check: refused.check, reason: refused.message, ...factsOf(refused) },
    });
  }

  private hasRoom({ id }: SsoConfiguration): boolean {
    const minute = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.inThisMinute.clear();
    }
    const before = this.inThisMinute.get(id) ?? 0;
    this.inThisMinute.set(id, before + 1);
    return before < MOST_A_MINUTE;
  }
}

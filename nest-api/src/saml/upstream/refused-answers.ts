import { personMessage } from '@gatehouse/contracts/cause-texts';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { Traces } from '../../sso-config/traces/traces.js';
import { maskMessage } from '../protocol/mask-message.js';
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

  /**
   * Runs `work`, which tells as soon as it has read the message. A rejection counts as a failed sign-in of the
   * connection.
   *
   * @throws SamlRefused
   */
  async noted<T>(
    configuration: SsoConfiguration,
    client: ClientContext,
    work: (hasRead: (xml: string) => void) => Promise<T>,
  ): Promise<T> {
    let read: string | null = null;
    try {
      return await work((xml) => {
        read = xml;
      });
    } catch (error) {
      if (error instanceof SamlRefused && this.hasRoom(configuration)) {
        await this.record(configuration, client, error, read);
      }
      throw error;
    }
  }

  private record(
    configuration: SsoConfiguration,
    client: ClientContext,
    { check, message, values }: SamlRefused,
    xml: string | null,
  ): Promise<void> {
    const recorder = this.traces.recorder();
    const code = `saml_${check}` as const;
    recorder.refuse(code, check, message, values);
    if (xml !== null) {
      recorder.message(maskMessage(xml));
      recorder.received = { protocol: 'saml', xml, isRequestKnown: false };
    }
    return this.traces.recordFailure(configuration, recorder, {
      code,
      message: personMessage(code),
      client,
      method: configuration.type,
      found: { check, reason: message, ...values },
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

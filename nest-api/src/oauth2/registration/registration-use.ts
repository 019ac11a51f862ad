import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { ClientPolicy } from '../clients/client-metadata.js';
import { ClientRegistrations } from './client-registrations.repository.js';

const HOUR_MS = 3_600_000;
const MOST_NOTED = 10_000;

/** Notes that an application which registered itself got tokens, so that it is not deleted as unused. */
@Injectable()
export class RegistrationUse {
  private readonly logger = new Logger('OAuth2');
  /** When this process noted it, by the ID of the application. */
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly registrations: ClientRegistrations,
    private readonly clock: Clock,
  ) {}

  /** At most once an hour. The response does not wait for it. */
  note({ id, registeredItself }: ClientPolicy): void {
    if (!registeredItself) return;
    const now = this.clock.now();
    const before = this.noted.get(id);
    if (before !== undefined && now.getTime() - before < HOUR_MS) return;
    if (this.noted.size >= MOST_NOTED) this.noted.clear();
    this.noted.set(id, now.getTime());
    this.registrations.noteUse(id, now).catch((error: unknown) => {
      this.noted.delete(id);
      this.logger.warn({ err: error }, 'the use of an application was not noted');
    });
  }
}

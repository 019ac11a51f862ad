import { createRequire } from 'node:module';
import { Inject, Injectable } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';

/** Loaded at first use, so that it does not delay the start. */
let listed: ReadonlySet<string> | undefined;

/** Mailboxes that anyone opens without an account and that disappear after minutes. */
@Injectable()
export class DisposableMail {
  private readonly isRejected: boolean;
  private readonly more: ReadonlySet<string>;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'DISPOSABLE_MAIL' | 'DISPOSABLE_MAIL_DOMAINS'>) {
    this.isRejected = settings.DISPOSABLE_MAIL === 'rejected';
    this.more = new Set(settings.DISPOSABLE_MAIL_DOMAINS.map((domain) => domain.toLowerCase()));
  }

  /** @throws UnprocessableInput at `field`, the domain or one above it is a service for disposable mailboxes */
  reject(email: string, field: string): void {
    if (!this.isRejected || !this.isDisposable(domainOfEmail(email) ?? '')) return;
    const message = 'This is a disposable email address. Use a permanent one.';
    throw new UnprocessableInput([{ field, code: 'disposable_email', message }]);
  }

  private isDisposable(domain: string): boolean {
    listed ??= load();
    const labels = domain.split('.');
    return labels.some((_, from) => {
      const name = labels.slice(from).join('.');
      return listed?.has(name) || this.more.has(name);
    });
  }
}

/** The list of the package `disposable-email-domains-js`, updated with it. */
function load(): ReadonlySet<string> {
  const file = 'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json';
  return new Set(createRequire(import.meta.url)(file) as string[]);
}

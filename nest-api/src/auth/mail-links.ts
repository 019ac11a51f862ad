import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** A link is used, expired or forged. The response does not reveal which. */
export class LinkExpired extends AppError {
  readonly status = 410;
  readonly code = 'link_expired';

  constructor() {
    super('This link has expired or was already used. Request a new one.');
  }
}

/** The path of each purpose. */
const PATHS = {
  'sign-up': '/verify-email',
  invitation: '/invitation',
  'password-reset': '/reset-password',
  'email-change': '/confirm-email',
  'sign-in-report': '/not-me',
  // Mail programs post to it, so it is no page. A browser is redirected to one.
  'weekly-email': '/api/v1/auth/weekly-email/unsubscribe',
} as const;
export type LinkPurpose = keyof typeof PATHS;

/** Short-lived signed links in emails. The row that a link names makes it work only once. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The URL of the link. `subject` is the ID of a row, `seconds` the lifetime. */
  make(purpose: LinkPurpose, subject: string, seconds: number): string {
    const token = this.jwt.sign(
      { iat: this.seconds() },
      {
        subject,
        audience: purpose,
        issuer: this.settings.PUBLIC_URL,
        expiresIn: seconds,
        algorithm: 'HS256',
        keyid: this.keys.current.id,
        secret: this.keys.subkey('mail-link'),
      },
    );
    return `${this.settings.PUBLIC_URL}${PATHS[purpose]}?token=${token}`;
  }

  /** @returns the subject  @throws LinkExpired */
  open(purpose: LinkPurpose, token: string): string {
    try {
      const claims = this.jwt.verify<{ sub: string }>(token, {
        algorithms: ['HS256'],
        clockTimestamp: this.seconds(),
        audience: purpose,
        issuer: this.settings.PUBLIC_URL,
        secret: this.keys.subkey('mail-link', this.keyIdOf(token)),
      });
      return claims.sub;
    } catch {
      throw new LinkExpired();
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  /** The header selects one of our own keys; the current one by default. */
  private keyIdOf(token: string): string | undefined {
    const kid = this.jwt.decode<{ header?: { kid?: string } } | null>(token, { complete: true })?.header?.kid;
    return this.keys.keyIds.find((id) => id === kid);
  }
}

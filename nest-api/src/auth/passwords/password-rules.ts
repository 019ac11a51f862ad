import { emailKey, LIMITS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../common/app-error.js';
import { Lookups } from '../../database/lookups.js';
import { isCommonPassword } from './common-passwords.js';

/** Whose password it will be: what everybody knows of them makes a bad one. */
export interface PasswordOwner {
  readonly email: string;
  readonly names?: readonly string[];
}

/**
 * What a password must be: long enough, and not what everybody guesses first. Nothing is asked of its characters.
 *
 * Source: NIST SP 800-63B §3.1.1.2.
 *
 * @param minLength what the strictest of their tenants asks for
 * @throws InvalidInput at `field`, in words that say how to choose a better one
 */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
  minLength: number = LIMITS.passwordMinLength,
): void {
  const refuse = (code: string, message: string) => {
    throw new InvalidInput([{ field, code, message }]);
  };
  if ([...password].length < minLength) {
    refuse('too_short', `Password must be at least ${minLength} characters long`);
  }
  if (isCommonPassword(password)) {
    refuse('common_password', 'Many people use this password, so it is guessed first. Choose another one.');
  }
  if (isAbout(password, owner)) {
    refuse('personal_password', 'This is your address or name. Choose something that nobody can look up.');
  }
}

/** The rules for one person, some of which their tenants make. */
@Injectable()
export class PasswordRules {
  constructor(private readonly lookups: Lookups) {}

  /** @throws InvalidInput at `field` */
  async check(userId: string, password: string, owner: PasswordOwner, field: string): Promise<void> {
    checkPassword(password, owner, field, await this.minLengthFor(userId));
  }

  /** What the tenants of a person ask for: the strictest counts. */
  async minLengthFor(userId: string): Promise<number> {
    const [row] = await this.lookups.query<{ least: number | null }>(
      'password-min-length',
      `select max(p.password_min_length) as least from memberships m join sign_in_policies p using (tenant_id)
       where m.user_id = $1 and m.status = 'active'`,
      [userId],
    );
    return Math.max(row?.least ?? 0, LIMITS.passwordMinLength);
  }
}

const PRODUCT = 'gatehouse';

function isAbout(password: string, { email, names = [] }: PasswordOwner): boolean {
  const plain = emailKey(password).replaceAll(/[\s\d\p{P}]+/gu, '');
  const address = emailKey(email);
  const known = [
    PRODUCT,
    address,
    address.split('@')[0] ?? '',
    names.join(' '),
    names.toReversed().join(' '),
  ];
  return known.some((text) => {
    const word = emailKey(text).replaceAll(/[\s\d\p{P}]+/gu, '');
    return word.length >= 4 && plain === word;
  });
}

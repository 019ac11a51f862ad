import { LIMITS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import { DomainsRepository } from '../../domains/domains.repository.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { SignInPoliciesRepository } from '../policy/sign-in-policies.repository.js';
import { isCommonPassword } from './common-passwords.js';
import { isMadeOf } from './context-words.js';
import { LeakedPasswords } from './leaked-passwords.js';

/** The user of the password. Publicly known facts make a weak password. */
export interface PasswordOwner {
  readonly email: string;
  readonly names?: readonly string[];
  /** Names and domains of their organizations. */
  readonly organizations?: readonly string[];
}

/**
 * Requires a minimum length and rejects common guesses. There are no composition rules.
 *
 * Source: NIST SP 800-63B §3.1.1.2.
 *
 * @param minLength the strictest one of the user's tenants
 * @throws UnprocessableInput at `field`, with advice for a better one
 */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
  minLength: number = LIMITS.passwordMinLength,
): void {
  const refuse = (code: string, message: string) => {
    throw new UnprocessableInput([{ field, code, message }]);
  };
  if ([...password].length < minLength) {
    refuse('too_short', `Password must be at least ${minLength} characters long`);
  }
  if (isCommonPassword(password)) {
    refuse('common_password', 'This password is common and easy to guess. Choose another one.');
  }
  if (isMadeOf(password, wordsOf(owner))) {
    refuse(
      'personal_password',
      'This password contains your name, your email address, your organization or the product name. Choose one that nobody can look up.',
    );
  }
}

/** Maximum of each kind: names and domains that are compared with a password. */
const MOST_WORDS = 200;

/** The rules for one user, including those of their tenants. */
@Injectable()
export class PasswordRules {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly tenants: TenantsRepository,
    private readonly domains: DomainsRepository,
    private readonly policies: SignInPoliciesRepository,
    private readonly leaked: LeakedPasswords,
  ) {}

  /** @throws UnprocessableInput at `field` */
  async check(userId: string, password: string, owner: PasswordOwner, field: string): Promise<void> {
    const organizations = [...(owner.organizations ?? []), ...(await this.organizationsOf(userId))];
    checkPassword(password, { ...owner, organizations }, field, await this.minLengthFor(userId));
    await this.leaked.reject(password, field);
  }

  private async organizationsOf(userId: string): Promise<string[]> {
    const tenantIds = await this.memberships.lookUpTenantsOf(userId);
    const [names, domains] = await Promise.all([
      this.tenants.lookUpNamesOf(tenantIds, MOST_WORDS),
      this.domains.lookUpNamesOf(tenantIds, MOST_WORDS),
    ]);
    return [...names, ...domains];
  }

  /** The strictest policy of a user's tenants. */
  async minLengthFor(userId: string): Promise<number> {
    const least = await this.policies.strictestMinLength(
      await this.memberships.lookUpActiveTenantsOf(userId),
    );
    return Math.max(least ?? 0, LIMITS.passwordMinLength);
  }
}

const PRODUCT = 'gatehouse';

function wordsOf({ email, names = [], organizations = [] }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [
    PRODUCT,
    email,
    local,
    ...domainWords(domain),
    ...names,
    ...organizations.flatMap(organizationWords),
  ];
}

/** `mail.demo-company.test` → itself, `mail.demo-company` and `demo-company`: without the public suffix. */
function domainWords(domain: string): string[] {
  const labels = domain.split('.');
  return [domain, labels.slice(0, -1).join('.'), ...labels.slice(0, -1)];
}

function organizationWords(name: string): string[] {
  return [name, ...name.split(/\s+/), ...(name.includes('.') ? domainWords(name) : [])];
}

import { personMessage } from '@gatehouse/contracts/cause-texts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findDecidingDomain } from '../../domains/domains.repository.js';
import { providerOf } from '../providers/providers.js';
import type { Company, Expecting, WrongOrganization } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';

/** The verified domain that decides about the organization of an account, where the provider names it by a domain. */
export async function companyDomain(
  em: EntityManager,
  { type, tenantId }: Pick<SsoConfiguration, 'type' | 'tenantId'>,
  named: string | null,
): Promise<Company> {
  const { organization } = providerOf({ type });
  const domain = tenantId && named ? organization?.domainOf(named) : null;
  return domain ? findDecidingDomain(em, domain) : null;
}

/**
 * Some providers have users of many companies. A connection accepts those of one company, and the platform's buttons
 * those of any company, but no personal accounts.
 *
 * @param company what `companyDomain` found: a domain of the connection may cover that of the account
 */
export function wrongOrganization(
  expecting: Expecting,
  named: string | null,
  company: Company,
): WrongOrganization | null {
  return providerOf(expecting).organization?.wrong(expecting, named, company) ?? null;
}

/** @throws SsoRefused personal_account, wrong_company or wrong_directory */
export function requireOrganization(
  configuration: Expecting,
  { organization }: UpstreamIdentity,
  company: Company,
  trace: TraceRecorder,
): void {
  const wrong = wrongOrganization(configuration, organization, company);
  if (wrong) {
    trace.fail(wrong.found.claim, personMessage(wrong.code), {
      refusal: wrong.code,
      ...wrong.found,
    });
    throw new SsoRefused(wrong.code, { ...wrong.found });
  }
  if (organization) trace.pass('organization', `The account belongs to ${organization}`);
}

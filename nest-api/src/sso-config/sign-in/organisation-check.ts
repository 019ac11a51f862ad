import type { EntityManager } from '@mikro-orm/postgresql';
import { findDecidingDomain } from '../../domains/deciding-domain.js';
import type { Domain } from '../../domains/domain.entity.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { REFUSALS } from './refusals.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';

/** The directory that Microsoft gives to people who have none. */
const PERSONAL_TID = '9188040d-6c67-4c5b-b112-36a304b66dad';

type Expecting = Pick<SsoConfiguration, 'type' | 'tenantId' | 'domains' | 'directoryId'>;

/** What is wrong with the company of an account, and what was found; null where it is the right one. */
export interface WrongOrganisation {
  readonly code: 'personal_account' | 'wrong_company' | 'wrong_directory';
  readonly found: { readonly claim: string; readonly expected?: unknown; readonly found: string | null };
}

/** The verified domain that decides about the company of a Google account, which Google names by a domain. */
export async function companyDomain(
  em: EntityManager,
  { type, tenantId }: Pick<SsoConfiguration, 'type' | 'tenantId'>,
  organisation: string | null,
): Promise<Company> {
  const domain =
    type === 'google' && tenantId && organisation ? domainOfEmail(`anybody@${organisation}`) : null;
  return domain ? findDecidingDomain(em, domain) : null;
}

type Company = Pick<Domain, 'tenantId' | 'domain'> | null;

/**
 * Google and Microsoft sign in the people of every company: a connection is for those of one, and the platform's own
 * buttons for those of any, but for nobody without a company.
 *
 * @param company what `companyDomain` found: a domain of the connection may cover that of the account
 */
export function wrongOrganisation(
  { type, tenantId, domains, directoryId }: Expecting,
  organisation: string | null,
  company: Company,
): WrongOrganisation | null {
  if (type === 'google') {
    if (!organisation) return { code: 'personal_account', found: { claim: 'hd', found: null } };
    if (!tenantId || domains.includes(organisation.toLowerCase())) return null;
    if (company?.tenantId === tenantId && domains.includes(company.domain)) return null;
    return { code: 'wrong_company', found: { claim: 'hd', expected: domains, found: organisation } };
  }
  if (type === 'microsoft') {
    if (!organisation || organisation === PERSONAL_TID) {
      return { code: 'personal_account', found: { claim: 'tid', found: organisation } };
    }
    if (!tenantId || organisation === directoryId) return null;
    return { code: 'wrong_directory', found: { claim: 'tid', expected: directoryId, found: organisation } };
  }
  return null;
}

/** @throws SsoRefused personal_account, wrong_company or wrong_directory */
export function requireOrganisation(
  configuration: Expecting,
  { organisation }: UpstreamIdentity,
  company: Company,
  trace: TraceRecorder,
): void {
  const wrong = wrongOrganisation(configuration, organisation, company);
  if (wrong) {
    trace.fail(wrong.found.claim, REFUSALS[wrong.code].message, { ...wrong.found });
    throw new SsoRefused(wrong.code, { ...wrong.found });
  }
  if (organisation) trace.pass('organization', `The account belongs to ${organisation}`);
}

import { DOMAIN_CHECK_TEXTS, type DomainDto, type SsoType } from '@gatehouse/contracts';
import { recordNameOf, recordValueOf } from './challenge.js';
import type { Domain } from './domain.entity.js';
import { displayNameOf } from './domain-name.js';

/** Additional data for the DTO of a domain. */
export interface DomainContext {
  readonly tenantName: string;
  readonly ssoProvider: SsoType | null;
}

export function toDomainDto(domain: Domain, { tenantName, ssoProvider }: DomainContext): DomainDto {
  const { lastCheckAt, lastOutcome } = domain;
  return {
    id: domain.id,
    tenantId: domain.tenantId,
    tenantName,
    domain: domain.domain,
    displayName: displayNameOf(domain.domain),
    status: domain.status,
    ssoProvider,
    autoJoin: domain.autoJoin,
    coversSubdomains: domain.coversSubdomains,
    proof: domain.proof ?? null,
    verificationDetail: domain.verificationDetail ?? null,
    challenge: {
      recordName: recordNameOf(domain.domain),
      recordType: 'TXT',
      recordValue: recordValueOf(domain.challenge as string),
    },
    verifiedAt: domain.verifiedAt?.toISOString() ?? null,
    lastCheck:
      lastCheckAt && lastOutcome
        ? { at: lastCheckAt.toISOString(), outcome: lastOutcome, message: DOMAIN_CHECK_TEXTS[lastOutcome] }
        : null,
    nextCheckAt: domain.nextCheckAt?.toISOString() ?? null,
    createdAt: domain.createdAt.toISOString(),
    updatedAt: domain.updatedAt.toISOString(),
    version: domain.version,
  };
}

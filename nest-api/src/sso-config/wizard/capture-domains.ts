import { DEFAULT_SSO_DOMAINS } from '@gatehouse/contracts';
import { DomainNameRefused, domainOfEmail, readDomainName } from '../../domains/domain-name.js';
import type { CapturedDomain } from './captured.js';
import type { DirectoryAnswer } from './directory/directory-answer.js';

/** The domains that a directory named: verified by it where an admin of it consented. */
export function domainsOfDirectory({ domains, isByAdmin }: DirectoryAnswer): CapturedDomain[] {
  return domains.map(({ name, unusable }) => {
    const read = readName(name);
    const why = unusable ?? read.unusable;
    return { domain: read.domain, source: 'directory', vouched: isByAdmin && !why, unusable: why };
  });
}

/**
 * Used if the directory returns no domains: the account's own domain and the specified defaults. None counts as
 * verified.
 */
export function domainsWithoutDirectory(adminEmail: string | null): CapturedDomain[] {
  const own = adminEmail ? domainOfEmail(adminEmail) : null;
  const account = own ? readName(own) : null;
  return [
    ...(account && !account.unusable
      ? [{ domain: account.domain, source: 'account' as const, vouched: false, unusable: null }]
      : []),
    ...DEFAULT_SSO_DOMAINS.map((domain) => ({
      domain,
      source: 'default' as const,
      vouched: false,
      unusable: null,
    })),
  ];
}

function readName(name: string): { domain: string; unusable: string | null } {
  try {
    return { domain: readDomainName(name), unusable: null };
  } catch (error) {
    if (!(error instanceof DomainNameRefused)) throw error;
    return { domain: name.slice(0, 253), unusable: error.message };
  }
}

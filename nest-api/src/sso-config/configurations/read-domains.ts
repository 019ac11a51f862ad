import { UnprocessableInput } from '../../common/app-error.js';
import { DomainNameRefused, readDomainName } from '../../domains/domain-name.js';

/** Normalizes domains and removes duplicates. @throws UnprocessableInput naming the first invalid one */
export function readDomains(typed: readonly string[]): string[] {
  const domains = typed.map((text, index) => {
    try {
      return readDomainName(text);
    } catch (error) {
      if (!(error instanceof DomainNameRefused)) throw error;
      throw new UnprocessableInput([{ field: `domains.${index}`, code: error.code, message: error.message }]);
    }
  });
  return [...new Set(domains)];
}

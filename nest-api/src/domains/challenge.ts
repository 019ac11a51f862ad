import { randomBytes } from 'node:crypto';

const LABEL = '_gatehouse-challenge';
const PREFIX = 'gatehouse-verification=';

/** 128 random bits. Only the owner of a domain can publish them in its DNS. */
export function newChallenge(): string {
  return randomBytes(16).toString('hex');
}

/** The name of the TXT record. */
export function recordNameOf(domain: string): string {
  return `${LABEL}.${domain}`;
}

/** The value of the TXT record. */
export function recordValueOf(challenge: string): string {
  return `${PREFIX}${challenge}`;
}

/**
 * Compares the records of a name with a claim.
 *
 * Every claim has its own value, so the records of two claimants can coexist.
 */
export function judgeRecords(
  records: readonly string[],
  challenge: string,
): 'found' | 'mismatch' | 'missing' {
  const values = records.map((record) => record.trim().replace(/^"|"$/g, ''));
  if (values.includes(recordValueOf(challenge))) return 'found';
  return values.some((value) => value.startsWith(PREFIX)) ? 'mismatch' : 'missing';
}

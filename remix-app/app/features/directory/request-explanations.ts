import type { DirectoryRequestDto } from '@gatehouse/contracts';
import type english from './texts/requests/en';

type Key = keyof typeof english;

/** Why a request was rejected, and what to do: keys of the catalogue. */
export interface RequestExplanation {
  why: Key;
  fix: Key;
}

type Asked = Pick<DirectoryRequestDto, 'status' | 'scimType'>;

/** @returns null for a request that succeeded, and for one that only asked for somebody who is not there */
export function explainRequest({ status, scimType }: Asked): RequestExplanation | null {
  if (status > 0 && status < 400) return null;
  return (scimType && BY_TYPE[scimType]) || BY_STATUS[status] || (status >= 500 ? OURS : UNKNOWN);
}

const OURS: RequestExplanation = { why: 'failedHere', fix: 'failedHereFix' };
const UNKNOWN: RequestExplanation = { why: 'unknown', fix: 'unknownFix' };

/** Source: RFC 7644 §3.12, table 9. */
const BY_TYPE: Readonly<Record<string, RequestExplanation>> = {
  invalidFilter: { why: 'invalidFilter', fix: 'invalidFilterFix' },
  tooMany: { why: 'tooMany', fix: 'tooManyFix' },
  uniqueness: { why: 'uniqueness', fix: 'uniquenessFix' },
  mutability: { why: 'mutability', fix: 'mutabilityFix' },
  invalidSyntax: { why: 'invalidSyntax', fix: 'invalidSyntaxFix' },
  invalidPath: { why: 'invalidPath', fix: 'invalidPathFix' },
  noTarget: { why: 'noTarget', fix: 'noTargetFix' },
  invalidValue: { why: 'invalidValue', fix: 'invalidValueFix' },
  invalidVers: { why: 'invalidVers', fix: 'invalidVersFix' },
};

const BY_STATUS: Readonly<Record<number, RequestExplanation>> = {
  400: { why: 'invalidValue', fix: 'invalidValueFix' },
  401: { why: 'unauthorized', fix: 'unauthorizedFix' },
  403: { why: 'forbidden', fix: 'forbiddenFix' },
  404: { why: 'notFound', fix: 'notFoundFix' },
  409: { why: 'uniqueness', fix: 'uniquenessFix' },
  412: { why: 'changedMeanwhile', fix: 'changedMeanwhileFix' },
  413: { why: 'tooLarge', fix: 'tooLargeFix' },
  429: { why: 'rateLimited', fix: 'rateLimitedFix' },
  501: { why: 'notSupported', fix: 'notSupportedFix' },
};

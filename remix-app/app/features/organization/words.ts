import { ORGANIZATION_TEXTS, type OrganizationTextName } from '@gatehouse/contracts';

/** The parts of the settings; each is a separate form. */
export const PARTS = [
  'general',
  'colors',
  'logo',
  'remove-logo',
  'language',
  'texts',
  'reset-texts',
  'limits',
  'custom-domain',
  'check-custom-domain',
  'remove-custom-domain',
] as const;
export type Part = (typeof PARTS)[number];
export type CustomDomainPart = Extract<Part, `${string}custom-domain`>;

export function isOfCustomDomain(part: Part): part is CustomDomainPart {
  return part.endsWith('custom-domain');
}

/** The texts that an organization can replace, in the order of the form. */
export const OWN_TEXTS = Object.keys(ORGANIZATION_TEXTS) as OrganizationTextName[];

/** Fields that are entered in minutes or days and stored in seconds. */
export const UNIT_SECONDS: Record<string, number> = {
  sessionIdleSeconds: 60,
  sessionTotalSeconds: 60,
  offlineIdleSeconds: 86_400,
  offlineTotalSeconds: 86_400,
};

/** Seconds in the form's unit; four decimals represent every whole second of a minute. */
export function inUnit(field: string, seconds: number): string {
  return String(Number((seconds / (UNIT_SECONDS[field] ?? 1)).toFixed(4)));
}

import type { ProviderParameters, WizardDomainSource } from '@gatehouse/contracts';

/** Something that would be saved, and who said it. */
export interface CapturedValue {
  readonly label: string;
  readonly value: string;
  readonly source: string;
}

export interface CapturedDomain {
  readonly domain: string;
  readonly source: WizardDomainSource;
  /** Whether the directory vouched for it over the consent of one of its admins. */
  readonly vouched: boolean;
  /** Why it can't be used at all; null where it can. */
  readonly unusable: string | null;
}

/** Values of the connection without secrets, stored in the run. */
export interface CapturedFields {
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
  readonly directoryId?: string | undefined;
  readonly entityId?: string | undefined;
  readonly ssoUrl?: string | undefined;
  readonly sloUrl?: string | undefined;
  readonly sloResponseUrl?: string | undefined;
  readonly metadataUrl?: string | undefined;
  readonly certificate?: string | undefined;
  readonly parameters?: ProviderParameters | undefined;
}

/** The identity provider's values, as stored between two visits. */
export interface Captured {
  /** ISO 8601. */
  readonly at: string;
  readonly name: string;
  readonly adminEmail: string | null;
  readonly adminName: string | null;
  readonly organization: string | null;
  readonly directory: { readonly answered: boolean; readonly message: string } | null;
  /** The source of a verification, for the audit log. */
  readonly vouchedBy: string | null;
  readonly fields: CapturedFields;
  readonly values: readonly CapturedValue[];
  readonly domains: readonly CapturedDomain[];
}

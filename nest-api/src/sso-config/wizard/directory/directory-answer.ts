/** A domain as the directory names it. */
export interface DirectoryDomain {
  readonly name: string;
  /** Why it can't serve for signing in; null where it can. */
  readonly unusable: string | null;
}

/** What a company's directory said of the company. */
export interface DirectoryAnswer {
  readonly organization: string | null;
  /** At Microsoft. */
  readonly directoryId: string | null;
  readonly domains: readonly DirectoryDomain[];
  /** Whether the one who consented administers it: only then it speaks for the company. */
  readonly isByAdmin: boolean;
}

/** The directory returned no usable response. The message is for the user of the wizard. */
export class DirectorySilent extends Error {}

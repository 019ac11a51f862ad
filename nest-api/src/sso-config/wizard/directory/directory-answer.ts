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

/** The directory said nothing that helps; the message is for whoever goes through the wizard. */
export class DirectorySilent extends Error {}

/** The identity from the identity provider, after all protocol checks. */
export interface UpstreamIdentity {
  readonly issuer: string;
  /** Never changes and is never another's; not an address. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the identity provider has verified the address and does not let users change it themselves. */
  readonly emailVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  /** Further standard claims for a new user; null if missing or invalid. */
  readonly profile?: {
    readonly picture: string | null;
    readonly locale: string | null;
    readonly zoneinfo: string | null;
  };
  /** What of it was sent and is not valid. */
  readonly leftOut?: readonly LeftOutClaim[];
  readonly groups: readonly string[];
  /** Google: the company. Microsoft: the directory. */
  readonly organization: string | null;
  /** Whether it states that the user used more than one factor. */
  readonly claimsMfa?: boolean;
  /** What the identity provider sent, for the habits of the connection: names of claims and `kind=value`. */
  readonly sent?: readonly string[];
  /** SAML: what signing out there or here will name. */
  readonly session?: UpstreamSession;
  /** Expiry of the identity provider's session, ISO 8601. */
  readonly endsAt?: string;
  /** OpenID Connect: where signing out here leads on to. Envelope of `UpstreamLogouts`. */
  readonly logout?: string;
}

/** A claim that does not count, for the trace: never its value, which may be anything. */
export interface LeftOutClaim {
  /** Its name in the mapping of the connection. */
  readonly claim: string;
  readonly reason: string;
}

/** The session at a SAML identity provider, by its identifiers. Source: SAML Core §2.2.2, §2.7.2. */
export interface UpstreamSession {
  readonly nameId: string;
  /** URIs; null if missing. */
  readonly format: string | null;
  readonly nameQualifier: string | null;
  readonly spNameQualifier: string | null;
  readonly sessionIndex: string | null;
}

/** Who the upstream says has signed in, after every check of its protocol. */
export interface UpstreamIdentity {
  readonly issuer: string;
  /** Never changes and is never another's; not an address. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the upstream vouches that the address is theirs, and keeps them from changing it by themselves. */
  readonly emailVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  /** What else of OpenID Connect's standard claims is kept of somebody new; null where it is absent or invalid. */
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
  /** Whether it says that the person showed more than one factor. */
  readonly claimsMfa?: boolean;
  /** SAML: what signing out there or here will name. */
  readonly session?: UpstreamSession;
  /** When the upstream ends its own session, ISO 8601. */
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

/** A session at a SAML upstream, by its own names. Source: SAML Core §2.2.2, §2.7.2. */
export interface UpstreamSession {
  readonly nameId: string;
  /** As URIs; null where the upstream left it out. */
  readonly format: string | null;
  readonly nameQualifier: string | null;
  readonly spNameQualifier: string | null;
  readonly sessionIndex: string | null;
}

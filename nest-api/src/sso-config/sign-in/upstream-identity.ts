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
  readonly groups: readonly string[];
  /** Google: the company. Microsoft: the directory. */
  readonly organisation: string | null;
}

/** What an account at a target can be made of. */
export interface ProvisionedProfile {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture: string | null;
  readonly locale: string | null;
  readonly zoneinfo: string | null;
  /** The tenant's own role if there is one, else `tenant_admin` or `tenant_user`. */
  readonly role: string;
  /** Values of custom attributes by name: a text, a number, a boolean, or a list of them. */
  readonly customAttributes: Readonly<Record<string, unknown>>;
  /** Neither the user nor the membership is suspended. */
  readonly isActive: boolean;
}

import type { ENTERPRISE_USER_SCHEMA } from './schemas/enterprise-user-schema.ts';

/** One of several values. Source: RFC 7643 §2.4. */
export interface ScimMultiValue {
  value?: string;
  display?: string;
  type?: string;
  primary?: boolean;
}

export interface ScimName {
  formatted?: string;
  familyName?: string;
  givenName?: string;
  middleName?: string;
  honorificPrefix?: string;
  honorificSuffix?: string;
}

export interface ScimAddress {
  formatted?: string;
  streetAddress?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  country?: string;
  type?: string;
  primary?: boolean;
}

export interface ScimEnterpriseUser {
  employeeNumber?: string;
  costCenter?: string;
  organization?: string;
  division?: string;
  department?: string;
  manager?: { value?: string; $ref?: string };
}

/** What every resource has. `schemas` has the core schema first, then each extension with values. */
export interface ScimResource {
  schemas: string[];
  externalId?: string;
  /** Values of an extension are an object under its URN. */
  [attribute: string]: unknown;
}

/**
 * A user as a directory says it: without `id`, `meta` and what is read-only. Names of attributes are spelled as in the
 * schemas, and attributes without a value are missing. Source: RFC 7643 §4.1.
 */
export interface ScimUser extends ScimResource {
  userName: string;
  name?: ScimName;
  displayName?: string;
  nickName?: string;
  profileUrl?: string;
  title?: string;
  userType?: string;
  preferredLanguage?: string;
  locale?: string;
  timezone?: string;
  /** Missing where the directory says nothing: a new user is active, a replaced one keeps the state. */
  active?: boolean;
  emails?: ScimMultiValue[];
  phoneNumbers?: ScimMultiValue[];
  ims?: ScimMultiValue[];
  photos?: ScimMultiValue[];
  addresses?: ScimAddress[];
  entitlements?: ScimMultiValue[];
  roles?: ScimMultiValue[];
  x509Certificates?: ScimMultiValue[];
  [ENTERPRISE_USER_SCHEMA]?: ScimEnterpriseUser;
}

export interface ScimMember {
  /** The `id` of the user or group. */
  value: string;
  $ref?: string;
  type?: string;
  display?: string;
}

/** A group as a directory says it, without `id` and `meta`. Source: RFC 7643 §4.2. */
export interface ScimGroup extends ScimResource {
  displayName: string;
  members?: ScimMember[];
}

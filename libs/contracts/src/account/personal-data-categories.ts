/** Who reads a category of personal data. */
export const PERSONAL_DATA_READERS = {
  nobody: 'nobody',
  names: 'nobody; the user sees their names and times',
  self: 'the user',
  selfAdmins: 'the user, admins of the organization',
  selfAdminsSuperadmins: 'the user, admins of the organization, superadmins',
  admins: 'admins of the organization',
  adminsMasked: 'admins of the organization, masked',
  adminsSuperadmins: 'admins of the organization, superadmins',
  selfApplication: 'the user; the application receives its own',
  reasons: 'nobody; admins see the reasons of an attempt',
  numbers: 'nobody; the numbers name no user',
  superadmins: 'superadmins, after re-authentication',
  operator: 'the operator',
} as const;

/** What is stored about a user, why, for how long, and who reads it. */
interface PersonalDataCategory {
  readonly data: string;
  readonly why: string;
  readonly kept: string;
  readonly readers: keyof typeof PERSONAL_DATA_READERS;
}

/**
 * The categories of personal data, in the order of the page "Your data", of its export and of docs/privacy.md, whose table
 * is this one. `logs` is not in the database.
 */
export const PERSONAL_DATA = {
  account: {
    data: 'name, email address, picture, language, time zone',
    why: 'the account',
    kept: 'until the user is erased: on request, or 30 days after the last membership ended',
    readers: 'selfAdminsSuperadmins',
  },
  password: {
    data: 'password',
    why: 'sign-in',
    kept: 'until it is changed; only its Argon2id hash is stored',
    readers: 'nobody',
  },
  factors: {
    data: 'authenticator apps, passkeys, recovery codes',
    why: 'second factors',
    kept: 'until they are removed',
    readers: 'names',
  },
  memberships: {
    data: 'memberships, invitations, roles, groups, assigned applications',
    why: 'access',
    kept: 'until they end; invitations until the user is erased',
    readers: 'selfAdminsSuperadmins',
  },
  attributes: {
    data: 'custom attributes',
    why: 'claims, SAML attributes and provisioning of applications',
    kept: 'until the attribute, the value or the membership is deleted',
    readers: 'selfAdmins',
  },
  applications: {
    data: 'consents to applications, sessions at applications, identifiers for applications',
    why: 'sign-in to applications and sign-out from them',
    kept: 'consents until they are withdrawn, sessions until they expire, identifiers until the user is erased',
    readers: 'selfApplication',
  },
  identities: {
    data: 'linked identities: identity provider, subject, email address there',
    why: 'sign-in through an identity provider',
    kept: 'until the link or the connection is deleted',
    readers: 'selfAdmins',
  },
  sessions: {
    data: 'sessions: device, IP addresses, browsers, method, risk of the sign-in and of its use from other places',
    why: 'access',
    kept: 'at most an hour after they expire',
    readers: 'selfAdmins',
  },
  devices: {
    data: 'devices: name, browser, IP address, first and last use',
    why: 'emails about new devices',
    kept: 'until the user forgets the device',
    readers: 'selfAdmins',
  },
  signIns: {
    data: 'sign-in log: time, method, outcome, IP address, country, device, application, risk',
    why: 'explanations of failures, attacks, statistics',
    kept: 'success 30 days; failure 90 days, or 7 to 365 as the organization sets',
    readers: 'selfAdminsSuperadmins',
  },
  questions: {
    data: 'sign-ins that a user was asked about by email: device, IP address, time',
    why: 'the link "No, this was not me"',
    kept: 'until the user answers, or 7 days',
    readers: 'nobody',
  },
  habits: {
    data: 'habits: countries, regions, operators, networks, devices, hours of successful sign-ins, at most 2 KB',
    why: 'risk of a sign-in',
    kept: 'what was not seen for 90 days drops out; until the membership ends',
    readers: 'reasons',
  },
  activity: {
    data: 'days, weeks and months with a sign-in, by user ID',
    why: 'number of active users',
    kept: '35, 50 and 100 days',
    readers: 'numbers',
  },
  traces: {
    data: 'traces of sign-ins through identity providers: claims, masked',
    why: 'fixing a connection',
    kept: 'failure 90 days, success 30; the steps of the newest 500 and 50',
    readers: 'admins',
  },
  responses: {
    data: 'responses of identity providers, sealed',
    why: 'replay against edited settings',
    kept: '7 days',
    readers: 'adminsMasked',
  },
  directories: {
    data: 'records of directories (SCIM, LDAP, Microsoft, Google)',
    why: 'provisioning',
    kept: 'until the directory deletes the user; changes 90 days',
    readers: 'admins',
  },
  provisioning: {
    data: 'accounts in applications: the values that were sent',
    why: 'provisioning of applications',
    kept: 'until the application has deleted the account',
    readers: 'admins',
  },
  incidents: {
    data: 'incidents: IDs of affected users, networks',
    why: 'response to attacks',
    kept: 'a year after closing',
    readers: 'adminsSuperadmins',
  },
  attempts: {
    data: 'the last hour of attempts, without names of known users',
    why: 'detections of attacks',
    kept: 'an hour',
    readers: 'nobody',
  },
  emails: {
    data: 'emails that Gatehouse sent',
    why: 'delivery',
    kept: 'the text 30 days, the row 400 days',
    readers: 'superadmins',
  },
  views: {
    data: 'saved views of lists',
    why: 'lists as the user arranged them',
    kept: 'until the user deletes them',
    readers: 'self',
  },
  work: {
    data: 'user ID of the author of settings, invitations, comments and requests',
    why: 'evidence of who changed what',
    kept: 'as long as the object',
    readers: 'adminsSuperadmins',
  },
  audit: {
    data: 'audit log: actor and target as IDs, IP address, action',
    why: 'evidence',
    kept: 'as long as the organization',
    readers: 'adminsSuperadmins',
  },
  steps: {
    data: 'steps of a sign-in, sign-up, password reset or import that is under way',
    why: 'finishing it',
    kept: 'minutes to hours; lines of imports and password resets a few days',
    readers: 'nobody',
  },
  logs: {
    data: 'logs of the processes: IP address, ID of the user, path',
    why: 'operation',
    kept: 'files of 20 MiB, the current and the previous one',
    readers: 'operator',
  },
} as const satisfies Readonly<Record<string, PersonalDataCategory>>;

export type PersonalDataKey = keyof typeof PERSONAL_DATA;
export const PERSONAL_DATA_KEYS = Object.keys(PERSONAL_DATA) as PersonalDataKey[];

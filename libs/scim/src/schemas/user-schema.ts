import { attribute, type ScimSchema, values } from './schema.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** Source: RFC 7643 §4.1. Gatehouse takes no passwords from a directory, so `password` is missing. */
export const USER: ScimSchema = {
  id: USER_SCHEMA,
  name: 'User',
  description: 'User account',
  attributes: [
    attribute('userName', 'The name that identifies the user in the directory, often an email address.', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('name', 'The parts of the name of the user.', {
      subAttributes: [
        attribute('formatted', 'The full name as it is displayed.'),
        attribute('familyName', 'The family name.'),
        attribute('givenName', 'The given name.'),
        attribute('middleName', 'The middle name.'),
        attribute('honorificPrefix', 'The title in front of the name.'),
        attribute('honorificSuffix', 'The suffix of the name.'),
      ],
    }),
    attribute('displayName', 'The name that is displayed.'),
    attribute('nickName', 'The casual name.'),
    attribute('profileUrl', 'The address of a page about the user.', {
      type: 'reference',
      referenceTypes: ['external'],
      caseExact: true,
    }),
    attribute('title', 'The job title.'),
    attribute('userType', 'The relationship to the organization, such as "Employee".'),
    attribute('preferredLanguage', 'The preferred language, such as "en-US".'),
    attribute('locale', 'The region for formats of dates and numbers, such as "en-US".'),
    attribute('timezone', 'The time zone, such as "America/Los_Angeles".'),
    attribute('active', 'Whether the user may sign in.', { type: 'boolean' }),
    values('emails', 'Email addresses.', ['work', 'home', 'other']),
    values('phoneNumbers', 'Phone numbers.', ['work', 'home', 'mobile', 'fax', 'pager', 'other']),
    values('ims', 'Addresses for instant messages.', [
      'aim',
      'gtalk',
      'icq',
      'xmpp',
      'msn',
      'skype',
      'qq',
      'yahoo',
    ]),
    values('photos', 'Addresses of photos.', ['photo', 'thumbnail'], {
      type: 'reference',
      referenceTypes: ['external'],
      caseExact: true,
    }),
    attribute('addresses', 'Postal addresses.', {
      multiValued: true,
      subAttributes: [
        attribute('formatted', 'The full address as it is displayed.'),
        attribute('streetAddress', 'The street, with house number.'),
        attribute('locality', 'The city.'),
        attribute('region', 'The state or region.'),
        attribute('postalCode', 'The postal code.'),
        attribute('country', 'The country.'),
        attribute('type', 'The function of the address.', { canonicalValues: ['work', 'home', 'other'] }),
        attribute('primary', 'Whether this is the preferred address. At most one address is.', {
          type: 'boolean',
        }),
      ],
    }),
    attribute('groups', 'The groups of the user, directly or through another group.', {
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: [
        attribute('value', 'The identifier of the group.', { caseExact: true, mutability: 'readOnly' }),
        attribute('$ref', 'The address of the group.', {
          type: 'reference',
          referenceTypes: ['Group'],
          caseExact: true,
          mutability: 'readOnly',
        }),
        attribute('display', 'The name of the group.', { mutability: 'readOnly' }),
        attribute('type', 'Whether the user is a member directly.', {
          canonicalValues: ['direct', 'indirect'],
          mutability: 'readOnly',
        }),
      ],
    }),
    values('entitlements', 'Entitlements of the user.'),
    values('roles', 'Roles of the user in the directory.'),
    values('x509Certificates', 'Certificates of the user, as base64 of DER.', [], {
      type: 'binary',
      caseExact: true,
    }),
  ],
};

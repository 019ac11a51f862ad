import type { SsoType } from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';

const SAML = ['entityId', 'certificate', 'signatureAlgorithm', 'encryptionAlgorithm', 'allowIdpInitiated'];
const JOINING = [
  'createsPeople',
  'mapping.email',
  'mapping.givenName',
  'mapping.familyName',
  'mapping.groups',
  'mapping.picture',
  'mapping.locale',
  'mapping.zoneinfo',
  'mapping.defaultRole',
  'mapping.groupRoles',
];

/** The settings of a connection that decide how a response is verified, and what its user gets. */
export function replayedFields(type: SsoType, hasDomains: boolean): readonly string[] {
  const { fields, client } = SSO_PROVIDERS[type].form;
  return [
    ...fields.map(({ name }) => name),
    ...(client ? ['clientId'] : SAML),
    ...(hasDomains ? ['domains'] : []),
    ...JOINING,
  ];
}

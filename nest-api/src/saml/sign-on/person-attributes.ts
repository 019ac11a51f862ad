import type { SamlAttributeSource } from '@gatehouse/contracts';
import { roleInForce, type SessionRecord } from '../../auth/session-record.js';
import type { OutgoingAttribute } from '../protocol/messages/assertion.js';
import type { MappedAttribute } from '../providers/saml-service-provider.entity.js';

const FORMATS = {
  basic: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  uri: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
  unspecified: 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified',
} as const;

const VALUES: Readonly<Record<SamlAttributeSource, (session: SessionRecord) => string | null>> = {
  email: ({ email }) => email,
  name: ({ givenName, familyName }) => `${givenName} ${familyName}`.trim(),
  given_name: ({ givenName }) => givenName,
  family_name: ({ familyName }) => familyName,
  user_id: ({ userId }) => userId,
  tenant_id: ({ tenantId }) => tenantId,
  tenant_name: ({ tenantName }) => tenantName,
  role: (session) => roleInForce(session),
};

/** The attributes of a user under the service provider's names. Empty ones are omitted. */
export function attributesOf(
  session: SessionRecord,
  mapping: readonly MappedAttribute[],
): OutgoingAttribute[] {
  return mapping.map(({ name, source, nameFormat }) => {
    const value = VALUES[source](session);
    return { name, nameFormat: FORMATS[nameFormat], values: value ? [value] : [] };
  });
}

import { GROUPS, type SamlAttributeSource } from '@gatehouse/contracts';
import { roleInForce, type SessionRecord } from '../../auth/session-record.js';
import type { OutgoingAttribute } from '../protocol/messages/assertion.js';
import type { MappedAttribute } from '../providers/saml-service-provider.entity.js';

const FORMATS = {
  basic: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  uri: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
  unspecified: 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified',
} as const;

type OfTheSession = Exclude<SamlAttributeSource, 'groups'>;

const VALUES: Readonly<Record<OfTheSession, (session: SessionRecord) => string | null>> = {
  email: ({ email }) => email,
  name: ({ givenName, familyName }) => `${givenName} ${familyName}`.trim(),
  given_name: ({ givenName }) => givenName,
  family_name: ({ familyName }) => familyName,
  user_id: ({ userId }) => userId,
  tenant_id: ({ tenantId }) => tenantId,
  tenant_name: ({ tenantName }) => tenantName,
  role: (session) => roleInForce(session),
};

/**
 * The attributes of a user under the service provider's names. Empty ones are omitted. More groups than fit become a link
 * under the attribute's name with `.link`.
 *
 * @param groups those that the service provider receives; one more than fits where there are more
 */
export function attributesOf(
  session: SessionRecord,
  mapping: readonly MappedAttribute[],
  groups: readonly string[],
  linkToGroups: string,
): OutgoingAttribute[] {
  return mapping.map(({ name, source, nameFormat: format }) => {
    const nameFormat = FORMATS[format];
    if (source !== 'groups') {
      const value = VALUES[source](session);
      return { name, nameFormat, values: value ? [value] : [] };
    }
    if (groups.length <= GROUPS.inClaim) return { name, nameFormat, values: [...groups] };
    return { name: `${name}.link`, nameFormat, values: [linkToGroups] };
  });
}

export function asksForGroups(mapping: readonly MappedAttribute[]): boolean {
  return mapping.some(({ source }) => source === 'groups');
}

import { GROUPS, type SamlAttributeSource } from '@gatehouse/contracts';
import { roleInForce, type SessionRecord } from '../../auth/session-record.js';
import type { OutgoingAttribute } from '../protocol/messages/assertion.js';
import { isSayable } from '../protocol/xml/canonical-text.js';
import type { MappedAttribute } from '../providers/saml-service-provider.entity.js';

const FORMATS = {
  basic: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  uri: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
  unspecified: 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified',
} as const;

type OfTheSession = Exclude<SamlAttributeSource, 'groups' | 'custom_attribute'>;

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
 * @param custom values of custom attributes by name
 * @param groups those that the service provider receives; one more than fits where there are more
 */
export function attributesOf(
  session: SessionRecord,
  mapping: readonly MappedAttribute[],
  custom: Readonly<Record<string, unknown>>,
  groups: readonly string[],
  linkToGroups: string,
): OutgoingAttribute[] {
  return mapping.map(({ name, source, nameFormat: format, customAttribute = '' }) => {
    const nameFormat = FORMATS[format];
    if (source === 'custom_attribute') return { name, nameFormat, values: textsOf(custom, customAttribute) };
    if (source !== 'groups') {
      const value = VALUES[source](session);
      return { name, nameFormat, values: value ? [value] : [] };
    }
    if (groups.length <= GROUPS.inClaim) return { name, nameFormat, values: [...groups] };
    return { name: `${name}.link`, nameFormat, values: [linkToGroups] };
  });
}

/** A text that XML cannot carry is omitted, so that it does not prevent the sign-in. */
function textsOf(custom: Readonly<Record<string, unknown>>, name: string): string[] {
  const values = Object.hasOwn(custom, name) ? [custom[name]].flat() : [];
  return values.map(String).filter(isSayable);
}

export function asksForCustomAttributes(mapping: readonly MappedAttribute[]): boolean {
  return mapping.some(({ source }) => source === 'custom_attribute');
}

export function asksForGroups(mapping: readonly MappedAttribute[]): boolean {
  return mapping.some(({ source }) => source === 'groups');
}

import { BINDINGS } from '../protocol/namespaces.js';
import type { AuthnRequestMessage } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import type { ServiceProviderRecord } from '../providers/service-provider-lookup.repository.js';

type Asked = Pick<
  AuthnRequestMessage,
  'assertionConsumerServiceUrl' | 'assertionConsumerServiceIndex' | 'protocolBinding'
>;

/**
 * The address for the response: always a registered one, by exact match.
 *
 * Source: SAML Core §3.4.1, SAML Profiles §4.1.4.1.
 * @throws SamlRefused assertion_consumer_service, not_supported
 */
export function chooseAcs(
  provider: Pick<ServiceProviderRecord, 'assertionConsumerServices'>,
  asked: Asked,
): string {
  const { assertionConsumerServiceUrl: url, assertionConsumerServiceIndex: index, protocolBinding } = asked;
  if (protocolBinding !== null && protocolBinding !== BINDINGS.post) {
    throw new SamlRefused('not_supported', 'The answer is asked for by another binding than HTTP-POST');
  }
  if (url !== null && index !== null) {
    throw new SamlRefused('assertion_consumer_service', 'The request gives an address and an index');
  }
  const services = provider.assertionConsumerServices;
  const byDefault = services.find(({ isDefault }) => isDefault) ?? services[0];
  const chosen =
    url !== null
      ? services.find((service) => service.url === url)
      : index !== null
        ? services.find((service) => service.index === index)
        : byDefault;
  if (!chosen) {
    throw new SamlRefused('assertion_consumer_service', 'The address that is asked for is not registered', {
      found: url ?? index,
      expected: services.map((service) => service.url),
    });
  }
  return chosen.url;
}

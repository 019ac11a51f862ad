import { issueResponse } from '../../../saml/protocol/messages/issue-response.js';
import type { Check } from '../check.js';
import { SAML_FORGERIES, type SamlAim } from './saml-forgeries.js';
import type { SamlTarget } from './saml-target.js';
import { verdict, verdictOnGenuine } from './verdict.js';

const GENUINE = 'saml: genuine response';
const PLAIN = { sign: 'assertion', algorithm: 'rsa-sha256', encryption: null } as const;
const genuine = ({ input, key }: SamlAim) => issueResponse(input, PLAIN, key);

/** Every forged response, after a genuine one: a connection that rejects everything proves nothing. */
export function samlAttacks(target: SamlTarget): Check[] {
  return [
    {
      name: GENUINE,
      run: async () => {
        await target.connect();
        const begun = await target.begin();
        return verdictOnGenuine(await target.deliver(genuine(begun.aim), begun));
      },
    },
    ...SAML_FORGERIES.map(({ name, codes, forge }) => ({
      name: `saml: ${name}`,
      needs: [GENUINE],
      run: async () => {
        const begun = await target.begin();
        return verdict(await target.deliver(forge(begun.aim), begun), codes);
      },
    })),
    {
      name: 'saml: the same response twice',
      needs: [GENUINE],
      run: async () => {
        const begun = await target.begin();
        const xml = genuine(begun.aim);
        await target.deliver(xml, begun);
        return verdict(await target.deliver(xml, begun), ['saml_replayed', 'saml_in_response_to']);
      },
    },
    {
      name: 'saml: the response to another sign-in',
      needs: [GENUINE],
      run: async () => {
        const [first, second] = [await target.begin(), await target.begin()];
        return verdict(await target.deliver(genuine(first.aim), second), ['saml_in_response_to']);
      },
    },
  ];
}

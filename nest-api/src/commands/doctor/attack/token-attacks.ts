import type { Check } from '../check.js';
import { signedToken, TOKEN_FORGERIES } from './token-forgeries.js';
import type { TokenTarget } from './token-target.js';
import { verdict, verdictOnGenuine } from './verdict.js';

const GENUINE = 'openid: genuine ID token';
const ANOTHER_ISSUER = { iss: 'https://evil.invalid' };

/** Every forged ID token, after a genuine one. */
export function tokenAttacks(target: TokenTarget): Check[] {
  return [
    {
      name: GENUINE,
      run: async () => {
        await target.connect();
        const begun = await target.begin();
        return verdictOnGenuine(await target.deliver(signedToken(begun.aim), begun));
      },
    },
    ...TOKEN_FORGERIES.map(({ name, codes, forge }) => ({
      name: `openid: ${name}`,
      needs: [GENUINE],
      run: async () => {
        const begun = await target.begin();
        return verdict(await target.deliver(forge(begun.aim), begun), codes);
      },
    })),
    {
      name: 'openid: response of another issuer (mix-up)',
      needs: [GENUINE],
      run: async () => {
        const begun = await target.begin();
        return verdict(await target.deliver(signedToken(begun.aim), begun, ANOTHER_ISSUER), ['mix_up']);
      },
    },
    {
      name: 'openid: response to another sign-in',
      needs: [GENUINE],
      run: async () => {
        const [first, second] = [await target.begin(), await target.begin()];
        return verdict(await target.deliver(signedToken(first.aim), second), ['nonce_mismatch']);
      },
    },
    {
      name: 'openid: response in another browser',
      needs: [GENUINE],
      run: async () => {
        const [first, second] = [await target.begin(), await target.begin()];
        const { browserSecret } = second.started;
        const outcome = await target.deliver(signedToken(first.aim), first, { browserSecret });
        return verdict(outcome, ['state_of_another_browser', 'cookies_blocked']);
      },
    },
  ];
}

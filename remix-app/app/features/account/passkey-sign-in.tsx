import type { PasskeyChallenge } from '@gatehouse/contracts';
import { useSearchParams } from '@remix-run/react';
import { PasskeyButton } from './passkey-button';
import { askServer } from './passkeys';

/** In by a passkey alone: neither address nor password. */
export function PasskeySignIn() {
  const [query] = useSearchParams();
  return (
    <PasskeyButton
      challenge={() => askServer<PasskeyChallenge>('/session/passkey')}
      onAnswer={async (answer) => {
        const returnTo = query.get('returnTo');
        const body = new URLSearchParams({ passkey: JSON.stringify(answer), ...(returnTo && { returnTo }) });
        const { redirectTo } = await askServer<{ redirectTo: string }>('/session/passkey', body);
        window.location.assign(redirectTo);
        // The button stays busy until the next page is there.
        await new Promise(() => undefined);
      }}
    >
      Sign in with a passkey
    </PasskeyButton>
  );
}

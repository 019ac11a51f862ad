import type { PasskeyChallenge } from '@gatehouse/contracts';
import { Alert } from '@mantine/core';
import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTexts } from '~/texts/texts-context';
import { PasskeyButton } from './passkey-button';
import { askServer, offerPasskeys, type PasskeyAnswer, tellPasskeyFailure } from './passkeys';
import { passkeyTexts } from './texts/passkeys';

/** A question is answered within ten minutes; a page that is open for longer asks anew. */
const RENEWED_MS = 9 * 60_000;

/** In by a passkey alone: neither address nor password. The browser offers it in the address field as well. */
export function PasskeySignIn() {
  const t = useTexts(passkeyTexts);
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  const [offers, setOffers] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another offer
  useEffect(() => {
    const offerAgain = () => setOffers((count) => count + 1);
    const withdraw = offerPasskeys(challenge, (answer) => {
      enter(answer, returnTo).catch((error) => {
        setProblem(tellPasskeyFailure(error, t));
        offerAgain();
      });
    });
    const renewing = setTimeout(offerAgain, RENEWED_MS);
    return () => {
      clearTimeout(renewing);
      withdraw();
    };
  }, [returnTo, offers, t]);

  return (
    <>
      <PasskeyButton
        challenge={challenge}
        onAnswer={async (answer) => {
          await enter(answer, returnTo);
          // The button stays busy until the next page is there.
          await new Promise(() => undefined);
        }}
      >
        {t('signIn')}
      </PasskeyButton>
      {problem && (
        <Alert role="alert" color="red" variant="light" p="xs">
          {problem}
        </Alert>
      )}
    </>
  );
}

const challenge = () => askServer<PasskeyChallenge>('/session/passkey');

async function enter(answer: PasskeyAnswer, returnTo: string | null): Promise<void> {
  const body = new URLSearchParams({ passkey: JSON.stringify(answer), ...(returnTo && { returnTo }) });
  const { redirectTo } = await askServer<{ redirectTo: string }>('/session/passkey', body);
  window.location.assign(redirectTo);
}

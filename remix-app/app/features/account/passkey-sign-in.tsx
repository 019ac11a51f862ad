import { useSite } from '~/components/site';
import { useTexts } from '~/texts/texts-context';
import { PasskeyControl } from './passkey-control';
import { PasskeysElsewhere } from './passkeys-elsewhere';
import { passkeyTexts } from './texts/passkeys';

interface Props {
  /** Path on this origin that it leads to; null for the home of the account. */
  returnTo: string | null;
}

/** In by a passkey alone: neither address nor password. The browser offers it in the address field as well. */
export function PasskeySignIn({ returnTo }: Props) {
  const t = useTexts(passkeyTexts);
  const site = useSite();
  return (
    <>
      <PasskeyControl challenge={null} returnTo={returnTo}>
        {t('signIn')}
      </PasskeyControl>
      {site && <PasskeysElsewhere platformUrl={site.platformUrl} />}
    </>
  );
}

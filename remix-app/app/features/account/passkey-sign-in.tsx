import { useSite } from '~/components/site';
import { useTexts } from '~/texts/texts-context';
import { PasskeyControl } from './passkey-control';
import { PasskeysElsewhere } from './passkeys-elsewhere';
import { passkeyTexts } from './texts/passkeys';

interface Props {
  /** Target path on this origin; null for the home of the account. */
  returnTo: string | null;
}

/** Sign-in with only a passkey, without address and password. The browser also offers it in the address field. */
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

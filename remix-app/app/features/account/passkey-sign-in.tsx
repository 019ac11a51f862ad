import { useTexts } from '~/texts/texts-context';
import { PasskeyControl } from './passkey-control';
import { passkeyTexts } from './texts/passkeys';

/** In by a passkey alone: neither address nor password. The browser offers it in the address field as well. */
export function PasskeySignIn() {
  const t = useTexts(passkeyTexts);
  return <PasskeyControl challenge={null}>{t('signIn')}</PasskeyControl>;
}

import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { CopyField } from '~/components/panel/copy';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import { connectionTexts } from './texts/connection';

/** What the identity provider must know of Gatehouse. */
export function IntegrationUrls({
  configuration: { type, redirectUri, acsUrl },
}: {
  configuration: SsoConfigurationDto;
}) {
  const t = useTexts(connectionTexts);
  if (!redirectUri && !acsUrl) return null;
  // Our metadata stands beside the address that takes assertions, and is our entity ID as well.
  const metadata = acsUrl?.replace(/\/acs$/, '/metadata');
  return (
    <div>
      <h3 className={styles.partTitle}>{t('integration')}</h3>
      <div className={styles.addresses}>
        {redirectUri && <CopyField label={t('redirectUri')} value={redirectUri} />}
        {redirectUri && SSO_PROVIDERS[type].returnsAfterSignOut && (
          <CopyField
            label={t('signOutUri')}
            value={`${new URL(redirectUri).origin}/login`}
            about={t('signOutUriAbout')}
          />
        )}
        {acsUrl && <CopyField label={t('acsUrl')} value={acsUrl} />}
        {metadata && <CopyField label={t('entityId')} value={metadata} />}
      </div>
    </div>
  );
}

import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { CopyField } from '~/components/panel/copy';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import styles from './sso-configuration.module.css';

/** What the other side must be told about us. */
export function IntegrationUrls({
  configuration: { type, redirectUri, acsUrl },
}: {
  configuration: SsoConfigurationDto;
}) {
  // Our metadata stands beside the address that takes assertions, and is our entity ID as well.
  const metadata = acsUrl?.replace(/\/acs$/, '/metadata');
  return (
    <div>
      <h3 className={styles.partTitle}>Tell the provider</h3>
      <div className={styles.addresses}>
        {redirectUri && <CopyField label="Redirect URI" value={redirectUri} />}
        {redirectUri && SSO_PROVIDERS[type].returnsAfterSignOut && (
          <CopyField
            label="Return address after signing out (optional)"
            value={`${new URL(redirectUri).origin}/login`}
            about="Where the provider sends people whom it signs out, too."
          />
        )}
        {acsUrl && <CopyField label="ACS URL" value={acsUrl} />}
        {metadata && <CopyField label="Entity ID and metadata of ours" value={metadata} />}
      </div>
    </div>
  );
}

import type { SsoCertificate, SsoConfigurationDto } from '@gatehouse/contracts';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import styles from './sso-configuration.module.css';

/** What was read of the other side, and when. */
export function RefreshState({ configuration }: { configuration: SsoConfigurationDto }) {
  const { id, type, refresh, certificates, metadataUrl } = configuration;
  const { reads } = SSO_PROVIDERS[type];
  if (!reads) return null;
  const hasCertificates = reads === 'certificates';
  const isRead = !hasCertificates || metadataUrl !== null;
  return (
    <div>
      <h3 className={styles.partTitle}>{hasCertificates ? 'Certificates' : 'Keys of the provider'}</h3>
      {certificates.map((certificate) => (
        <Certificate key={certificate.fingerprint} certificate={certificate} />
      ))}
      {!hasCertificates && (
        <p className={styles.line}>
          {refresh.keys.length > 0 ? (
            <>
              Believed:{' '}
              {refresh.keys.map((kid) => (
                <code key={kid} className={styles.key}>
                  {kid}
                </code>
              ))}
            </>
          ) : (
            'None was read yet.'
          )}
        </p>
      )}
      {isRead && (
        <Form method="post" preventScrollReset className={styles.refresh}>
          <span>
            {refresh.at ? (
              <>
                Read <When at={refresh.at} />.
              </>
            ) : (
              'Not read yet.'
            )}
          </span>
          <SubmitButton intent={`refresh:${id}`} variant="default" size="compact-sm">
            Read again now
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

function Certificate({
  certificate: { subject, key, notAfter, fingerprint },
}: {
  certificate: SsoCertificate;
}) {
  return (
    <p className={styles.line}>
      <strong>{subject}</strong>, {key}, valid until <time dateTime={notAfter}>{notAfter.slice(0, 10)}</time>
      <br />
      <code className={styles.key}>{fingerprint}</code>
    </p>
  );
}

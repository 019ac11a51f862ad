import type { SsoCertificate, SsoConfigurationDto } from '@gatehouse/contracts';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTimeZone } from '~/components/use-time-zone';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import { connectionTexts } from './texts/connection';

/** What was read of the other side, and when. */
export function RefreshState({ configuration }: { configuration: SsoConfigurationDto }) {
  const t = useTexts(connectionTexts);
  const { id, type, refresh, certificates, metadataUrl } = configuration;
  const { reads } = SSO_PROVIDERS[type];
  if (!reads) return null;
  const hasCertificates = reads === 'certificates';
  const isRead = !hasCertificates || metadataUrl !== null;
  return (
    <div>
      <h3 className={styles.partTitle}>{t(hasCertificates ? 'certificates' : 'keys')}</h3>
      {certificates.map((certificate) => (
        <Certificate key={certificate.fingerprint} certificate={certificate} />
      ))}
      {!hasCertificates && (
        <p className={styles.line}>
          {refresh.keys.length > 0
            ? t.rich('trustedKeys', {
                keys: refresh.keys.map((kid) => (
                  <code key={kid} className={styles.key}>
                    {kid}
                  </code>
                )),
              })
            : t('noKeys')}
        </p>
      )}
      {isRead && (
        <Form method="post" preventScrollReset className={styles.refresh}>
          <span>{refresh.at ? t.rich('loadedAt', { at: <When at={refresh.at} /> }) : t('notLoaded')}</span>
          <SubmitButton intent={`refresh:${id}`} variant="default" size="compact-sm">
            {t('reload')}
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
  const t = useTexts(connectionTexts);
  const formats = useFormats(useTimeZone());
  return (
    <p className={styles.line}>
      {t.rich('certificate', {
        subject: <bdi>{subject}</bdi>,
        key,
        date: <time dateTime={notAfter}>{formats.date(notAfter)}</time>,
        b: (inner) => <strong>{inner}</strong>,
      })}
      <br />
      <code className={styles.key}>{fingerprint}</code>
    </p>
  );
}

import type { ReactNode } from 'react';
import { LocalTime } from '~/components/local-time';
import { useTexts } from '~/texts/texts-context';
import type { Expiry } from '../applications/expiry';
import { ExpiryBadge } from '../applications/expiry-badge';
import classes from './saml-providers.module.css';
import { certificateTexts } from './texts/certificates';

interface Props {
  use: 'signing' | 'encryption';
  /** Null if its expiry does not matter. */
  expiry: Expiry | null;
  subject: string;
  /** ISO 8601. */
  notBefore: string;
  notAfter: string;
  /** SHA-256, hexadecimal. */
  fingerprint: string;
  /** Further badges. */
  children?: ReactNode;
}

/** One certificate, by which it can be told from another. */
export function CertificateFacts(props: Props) {
  const t = useTexts(certificateTexts);
  const { use, expiry, subject, notBefore, notAfter, fingerprint, children } = props;
  return (
    <div className={classes.certificate}>
      <div className={classes.certificateHead}>
        {use === 'signing' ? t('useSigning') : t('useEncryption')}
        {expiry && <ExpiryBadge expiry={expiry} />}
        {children}
      </div>
      <dl className={classes.fact}>
        <dt>{t('subject')}</dt>
        <dd>
          <bdi>{subject}</bdi>
        </dd>
        <dt>{t('valid')}</dt>
        <dd>
          {t.rich('validFromTo', {
            from: <LocalTime iso={notBefore} />,
            to: <LocalTime iso={notAfter} />,
          })}
        </dd>
        <dt>{t('sha256')}</dt>
        <dd className={classes.fingerprint}>{fingerprint}</dd>
      </dl>
    </div>
  );
}

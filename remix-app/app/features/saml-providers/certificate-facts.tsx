import type { ReactNode } from 'react';
import { LocalTime } from '~/components/local-time';
import type { Expiry } from './expiry';
import { ExpiryBadge } from './expiry-badge';
import classes from './saml-providers.module.css';

interface Props {
  use: 'signing' | 'encryption';
  /** Null where its end bothers nobody any more. */
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
  const { use, expiry, subject, notBefore, notAfter, fingerprint, children } = props;
  return (
    <div className={classes.certificate}>
      <div className={classes.certificateHead}>
        {use === 'signing' ? 'Signing' : 'Encryption'}
        {expiry && <ExpiryBadge expiry={expiry} />}
        {children}
      </div>
      <dl className={classes.fact}>
        <dt>Subject</dt>
        <dd>
          <bdi>{subject}</bdi>
        </dd>
        <dt>Valid</dt>
        <dd>
          <LocalTime iso={notBefore} /> to <LocalTime iso={notAfter} />
        </dd>
        <dt>SHA-256</dt>
        <dd className={classes.fingerprint}>{fingerprint}</dd>
      </dl>
    </div>
  );
}

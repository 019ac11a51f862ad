import type { DomainDto, DomainVerification } from '@gatehouse/contracts';
import panel from '~/components/panel/panel.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './domains.module.css';
import { domainTexts } from './texts/domain';
import { domainLabels } from './texts/labels';

const MEANINGS = {
  pending: 'pendingMeaning',
  active: 'activeMeaning',
  inactive: 'inactiveMeaning',
} as const;

const METHODS = {
  dns: 'byDns',
  directory: 'byDirectory',
  platform: 'byPlatform',
} as const satisfies Record<DomainVerification, string>;

/** What the state of a domain means for its people, and what it rests on. */
export function Standing({ domain }: { domain: DomainDto }) {
  const { status, proof, verificationDetail: detail, verifiedAt, ssoProvider } = domain;
  const t = useTexts(domainTexts);
  const label = useTexts(domainLabels);
  return (
    <section className={panel.panel} aria-labelledby="standing">
      <h2 id="standing" className={panel.panelTitle}>
        {label(status)}
      </h2>
      <p className={panel.panelAbout} style={{ marginBottom: status === 'active' ? 16 : 0 }}>
        {t(MEANINGS[status])}
      </p>
      {status === 'active' && (
        <dl className={classes.facts}>
          {proof && (
            <div>
              <dt>{t('verification')}</dt>
              <dd>{detail ? t('withDetail', { method: t(METHODS[proof]), detail }) : t(METHODS[proof])}</dd>
            </div>
          )}
          {verifiedAt && (
            <div>
              <dt>{t('verifiedAt')}</dt>
              <dd>
                <When at={verifiedAt} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('signInMethod')}</dt>
            <dd>{ssoProvider ? SSO_PROVIDERS[ssoProvider].name : t('noConnection')}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

import { DEVICE_CODE_GRANT } from '@gatehouse/contracts';
import { Alert } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationView } from './application.server';
import { QuickStartSection } from './quick-start-section';
import { commonTexts } from './texts/common';
import { connectTexts } from './texts/connect';

/** What to put into the application, from the discovery document of the running provider. */
export function ConnectTab({
  view: { application, owner, provider, quickStart },
}: {
  view: ApplicationView;
}) {
  const t = useTexts(connectTexts);
  const common = useTexts(commonTexts);
  const [query] = useSearchParams();
  if (!provider) {
    return (
      <Alert role="alert" color="amber" variant="light" maw={720}>
        {t('unavailable')}
      </Alert>
    );
  }
  const isOwn = query.get('issuer') === 'own';
  return (
    <>
      {quickStart && <QuickStartSection quickStart={quickStart} isOwnIssuer={isOwn} />}
      <section className={classes.panel} style={{ maxWidth: 960 }} aria-labelledby="addresses">
        <h2 id="addresses" className={classes.panelTitle}>
          {t('endpoints')}
        </h2>
        <p className={classes.panelAbout}>{t('endpointsAbout')}</p>
        {owner && <Issuers owner={owner} isOwn={isOwn} />}
        <div className={classes.columns}>
          <CopyField label={t('issuer')} value={provider.issuer} />
          <CopyField label={common('clientId')} value={application.client_id} />
          <CopyField label={t('discovery')} value={`${provider.issuer}/.well-known/openid-configuration`} />
          <CopyField label={t('authorization')} value={provider.authorization_endpoint} />
          <CopyField label={t('token')} value={provider.token_endpoint} />
          <CopyField label={t('userinfo')} value={provider.userinfo_endpoint} />
          <CopyField label={t('jwks')} value={provider.jwks_uri} />
          {provider.device_authorization_endpoint && application.grant_types.includes(DEVICE_CODE_GRANT) && (
            <CopyField label={t('device')} value={provider.device_authorization_endpoint} />
          )}
          {provider.end_session_endpoint && (
            <CopyField label={t('endSession')} value={provider.end_session_endpoint} />
          )}
        </div>
      </section>
    </>
  );
}

/** Two issuers know the application of a tenant; it is configured with one of them. */
function Issuers({ owner, isOwn }: { owner: string; isOwn: boolean }) {
  const t = useTexts(connectTexts);
  const organization = <bdi>{owner}</bdi>;
  return (
    <>
      <nav aria-label={t('issuer')} className={classes.snippetLinks} style={{ marginBottom: 8 }}>
        <Link to="?tab=connect" aria-current={isOwn ? undefined : 'true'} preventScrollReset>
          {t('sharedIssuer')}
        </Link>
        <Link to="?tab=connect&issuer=own" aria-current={isOwn ? 'true' : undefined} preventScrollReset>
          {t.rich('ownIssuer', { organization })}
        </Link>
      </nav>
      <p className={classes.panelAbout}>
        {isOwn ? t.rich('ownIssuerAbout', { organization }) : t('sharedIssuerAbout')}
      </p>
    </>
  );
}

import { DEVICE_CODE_GRANT, type OAuthClientDto } from '@gatehouse/contracts';
import { Alert } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationView } from './application.server';
import { type IssuerChoice, readIssuerChoice } from './issuer-choice';
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
  const chosen = readIssuerChoice(query, application);
  return (
    <>
      {quickStart && <QuickStartSection quickStart={quickStart} issuer={chosen} />}
      <section className={classes.panel} style={{ maxWidth: 960 }} aria-labelledby="addresses">
        <h2 id="addresses" className={classes.panelTitle}>
          {t('endpoints')}
        </h2>
        <p className={classes.panelAbout}>{t('endpointsAbout')}</p>
        {owner && <Issuers application={application} owner={owner} chosen={chosen} />}
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

interface IssuersProps {
  application: OAuthClientDto;
  owner: string;
  chosen: IssuerChoice;
}

/** Several issuers know the application of a tenant; it is configured with one of them. */
function Issuers({ application, owner, chosen }: IssuersProps) {
  const t = useTexts(connectTexts);
  const organization = <bdi>{owner}</bdi>;
  const about = {
    shared: t('sharedIssuerAbout'),
    own: t.rich('ownIssuerAbout', { organization }),
    custom: t.rich('customIssuerAbout', { organization }),
  };
  return (
    <>
      <nav aria-label={t('issuer')} className={classes.snippetLinks} style={{ marginBottom: 8 }}>
        <Choice of="shared" chosen={chosen}>
          {t('sharedIssuer')}
        </Choice>
        <Choice of="own" chosen={chosen}>
          {t.rich('ownIssuer', { organization })}
        </Choice>
        {application.tenant_custom_issuer && (
          <Choice of="custom" chosen={chosen}>
            <bdi>{new URL(application.tenant_custom_issuer).host}</bdi>
          </Choice>
        )}
      </nav>
      <p className={classes.panelAbout}>{about[chosen]}</p>
    </>
  );
}

function Choice({ of, chosen, children }: { of: IssuerChoice; chosen: IssuerChoice; children: ReactNode }) {
  return (
    <Link
      to={`?${new URLSearchParams({ tab: 'connect', ...(of !== 'shared' && { issuer: of }) })}`}
      aria-current={of === chosen ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

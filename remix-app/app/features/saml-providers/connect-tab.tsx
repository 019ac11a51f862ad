import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { Button, Group, Stack } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { IconDownload } from '@tabler/icons-react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { chosenIdentityProvider } from './identity-provider-choice';
import { NoMetadata } from './no-metadata';
import type { OwnCertificate } from './saml-own-certificates.server';
import type { ProviderView } from './saml-provider.server';
import { connectTexts } from './texts/connect';

/** The values to enter in the application: those of its identity provider. */
export function ConnectTab({ view: { provider, owner, own } }: { view: ProviderView }) {
  const t = useTexts(connectTexts);
  const [query] = useSearchParams();
  const idp = chosenIdentityProvider(query, provider);
  const signing = own?.find(({ use }) => use === 'signing');
  return (
    <>
      {provider.custom_identity_provider && <Hosts view={{ provider, owner }} chosen={idp} />}
      <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="metadata">
        <h2 id="metadata" className={panel.panelTitle}>
          {t('byMetadata')}
        </h2>
        <p className={panel.panelAbout}>{t('byMetadataAbout')}</p>
        <CopyField label={t('metadataUrl')} value={idp.metadata_url} />
        <Group mt="md">
          <Button
            component="a"
            href={idp.metadata_url}
            download="gatehouse-metadata.xml"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('downloadMetadata')}
          </Button>
        </Group>
      </section>
      <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="values">
        <h2 id="values" className={panel.panelTitle}>
          {t('values')}
        </h2>
        <p className={panel.panelAbout}>
          {!provider.tenant_id
            ? t('sharedValues')
            : owner === null
              ? t('yourValues')
              : t.rich('ownValues', { organization: <bdi>{owner}</bdi> })}
        </p>
        <div className={panel.columns}>
          <CopyField label={t('entityId')} value={idp.entity_id} />
          <CopyField label={t('ssoUrl')} value={idp.sso_url} about={t('bindings')} />
          <CopyField label={t('sloUrl')} value={idp.slo_url} about={t('bindings')} />
          {provider.allow_idp_initiated && (
            <CopyField label={t('launchUrl')} value={idp.launch_url} about={t('launchUrlAbout')} />
          )}
        </div>
      </section>
      <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="certificate">
        <h2 id="certificate" className={panel.panelTitle}>
          {t('certificate')}
        </h2>
        <p className={panel.panelAbout}>{t('certificateAbout')}</p>
        {signing ? <Certificate certificate={signing} /> : <NoMetadata />}
      </section>
    </>
  );
}

interface HostsProps {
  view: Pick<ProviderView, 'provider' | 'owner'>;
  chosen: SamlServiceProviderDto['identity_provider'];
}

/** The organization has an identity provider on two hosts; the application is configured with one of them. */
function Hosts({ view: { provider, owner }, chosen }: HostsProps) {
  const t = useTexts(connectTexts);
  const { identity_provider: own, custom_identity_provider: custom } = provider;
  const isCustom = chosen === custom;
  return (
    <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="host">
      <h2 id="host" className={panel.panelTitle}>
        {t('signInHost')}
      </h2>
      <nav aria-labelledby="host" className={panel.snippetLinks} style={{ marginBottom: 8 }}>
        {[own, custom].map(
          (idp) =>
            idp && (
              <Link
                key={idp.entity_id}
                to={`?${new URLSearchParams({ tab: 'connect', ...(idp === custom && { issuer: 'custom' }) })}`}
                aria-current={idp === chosen ? 'true' : undefined}
                preventScrollReset
              >
                <bdi>{new URL(idp.entity_id).host}</bdi>
              </Link>
            ),
        )}
      </nav>
      <p className={panel.panelAbout}>
        {!isCustom
          ? t('platformHostAbout')
          : owner === null
            ? t('yourHostAbout')
            : t.rich('ownHostAbout', { organization: <bdi>{owner}</bdi> })}
      </p>
    </section>
  );
}

function Certificate({ certificate: { pem, sha256, sha1 } }: { certificate: OwnCertificate }) {
  const t = useTexts(connectTexts);
  return (
    <Stack gap="lg">
      <CodeBlock code={pem.trim()} label={t('pem')} />
      <div>
        <Button
          component="a"
          href={`data:application/x-pem-file,${encodeURIComponent(pem)}`}
          download="gatehouse-signing.pem"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        >
          {t('downloadCertificate')}
        </Button>
      </div>
      <CopyField label={t('sha256')} value={sha256} />
      <CopyField label={t('sha1')} value={sha1} about={t('sha1About')} />
    </Stack>
  );
}

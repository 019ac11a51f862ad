import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { NoMetadata } from './no-metadata';
import type { OwnCertificate } from './saml-own-certificates.server';
import type { ProviderView } from './saml-provider.server';

/** What to put into the application: all about the identity provider that it gets its assertions from. */
export function ConnectTab({ view: { provider, owner, own } }: { view: ProviderView }) {
  const { identity_provider: idp } = provider;
  const signing = own?.find(({ use }) => use === 'signing');
  return (
    <>
      <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="metadata">
        <h2 id="metadata" className={panel.panelTitle}>
          By metadata
        </h2>
        <p className={panel.panelAbout}>
          If the application reads metadata, this is all it needs. From the address it also learns of new
          certificates in time.
        </p>
        <CopyField label="Metadata address" value={idp.metadata_url} />
        <Group mt="md">
          <Button
            component="a"
            href={idp.metadata_url}
            download="gatehouse-metadata.xml"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          >
            Download metadata
          </Button>
        </Group>
      </section>
      <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="values">
        <h2 id="values" className={panel.panelTitle}>
          By hand
        </h2>
        <p className={panel.panelAbout}>
          {provider.tenant_id
            ? `These belong to ${owner ?? 'your organization'} alone: no other organization's applications trust them.`
            : 'These are shared by every application that serves all organizations.'}
        </p>
        <div className={panel.columns}>
          <CopyField label="Entity ID (issuer)" value={idp.entity_id} />
          <CopyField
            label="Single sign-on address"
            value={idp.sso_url}
            about="For HTTP-Redirect and HTTP-POST."
          />
          <CopyField
            label="Single logout address"
            value={idp.slo_url}
            about="For HTTP-Redirect and HTTP-POST."
          />
          {provider.allow_idp_initiated && (
            <CopyField
              label="Link that starts a sign-on here"
              value={idp.launch_url}
              about="For a bookmark or a portal. Append &RelayState= if the application uses one."
            />
          )}
        </div>
      </section>
      <section className={panel.panel} style={{ maxWidth: 960 }} aria-labelledby="certificate">
        <h2 id="certificate" className={panel.panelTitle}>
          Our certificate
        </h2>
        <p className={panel.panelAbout}>The application checks our signatures with it.</p>
        {signing ? <Certificate certificate={signing} /> : <NoMetadata />}
      </section>
    </>
  );
}

function Certificate({ certificate: { pem, sha256, sha1 } }: { certificate: OwnCertificate }) {
  return (
    <Stack gap="lg">
      <CodeBlock code={pem.trim()} label="Certificate (PEM)" />
      <div>
        <Button
          component="a"
          href={`data:application/x-pem-file,${encodeURIComponent(pem)}`}
          download="gatehouse-signing.pem"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        >
          Download certificate
        </Button>
      </div>
      <CopyField label="Fingerprint (SHA-256)" value={sha256} />
      <CopyField
        label="Fingerprint (SHA-1)"
        value={sha1}
        about="Some applications still identify the certificate by it. Nothing depends on it."
      />
    </Stack>
  );
}

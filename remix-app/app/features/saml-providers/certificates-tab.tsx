import { Badge, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { CertificateFacts } from './certificate-facts';
import { NoMetadata } from './no-metadata';
import type { ProviderState, ProviderView } from './saml-provider.server';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** The application's certificates and ours, with their ends. */
export function CertificatesTab({ view, state }: Props) {
  return (
    <>
      <Theirs view={view} state={state} />
      <Replace view={view} state={state} />
      <Ours view={view} />
    </>
  );
}

function Theirs({ view: { provider, expiries }, state }: Props) {
  return (
    <section className={panel.panel} aria-labelledby="theirs">
      <h2 id="theirs" className={panel.panelTitle}>
        The application's certificates
      </h2>
      <p className={panel.panelAbout}>
        Its signing certificates prove that a request is its own; assertions are encrypted for its encryption
        certificate. Several signing certificates may be valid at once, so it can change over without an
        outage.
      </p>
      {provider.certificates.length === 0 && <Text size="sm">None yet.</Text>}
      {provider.certificates.map((certificate, place) => (
        <CertificateFacts
          key={`${certificate.use} ${certificate.fingerprint}`}
          use={certificate.use}
          expiry={certificate.retired_at === null ? (expiries[place] ?? null) : null}
          subject={certificate.subject}
          notBefore={certificate.not_before}
          notAfter={certificate.not_after}
          fingerprint={certificate.fingerprint}
        >
          {certificate.retired_at && (
            <Badge color="gray" variant="light" tt="none">
              No longer in its metadata
            </Badge>
          )}
        </CertificateFacts>
      ))}
      {provider.metadata_url && <Refresh view={{ provider }} state={state} />}
    </section>
  );
}

function Refresh({
  view: { provider },
  state,
}: {
  view: Pick<ProviderView, 'provider'>;
  state: Props['state'];
}) {
  const isMine = state?.errors.metadata_url !== undefined;
  return (
    <Form method="post">
      <Stack gap="sm" mt="md">
        {isMine && <FormAlert state={state} />}
        <Text size="sm" c="dimmed">
          {provider.metadata_refreshed_at ? (
            <>
              Its metadata was last read <When at={provider.metadata_refreshed_at} />. It is read every day.
            </>
          ) : (
            'Its metadata could not be read yet. We try again within minutes.'
          )}
        </Text>
        <SubmitButton
          intent="refresh"
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
          style={{ alignSelf: 'start' }}
        >
          Read its metadata now
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Replace({ view: { provider }, state }: Props) {
  const form = useFirstError(state);
  const isMine = state?.errors.metadata_url === undefined;
  const has = (use: string) => provider.certificates.some((certificate) => certificate.use === use);
  return (
    <section className={panel.panel} aria-labelledby="replace">
      <h2 id="replace" className={panel.panelTitle}>
        Replace certificates
      </h2>
      <p className={panel.panelAbout}>
        What you enter replaces the certificates above. While the application changes over, paste the old and
        the new one together; remove the old one afterwards.
      </p>
      <Form method="post" noValidate ref={form} key={provider.version}>
        <input type="hidden" name="version" value={state?.version ?? provider.version} />
        <Stack gap="md">
          {state?.conflict ? (
            <Conflict differences={state.conflict} />
          ) : (
            isMine && <FormAlert state={state} />
          )}
          <Textarea
            name="signing_certificates"
            label="Signing certificates"
            description="PEM, one after the other. Left empty, they stay as they are."
            defaultValue={state?.values.signing_certificates ?? ''}
            error={state?.errors.signing_certificates}
            autosize
            minRows={3}
            maxRows={12}
            spellCheck={false}
            classNames={{ input: panel.mono }}
          />
          {has('signing') && (
            <Checkbox radius="sm" name="remove_signing" label="Remove all signing certificates" />
          )}
          <Textarea
            name="encryption_certificate"
            label="Encryption certificate"
            description="PEM, with an RSA key. Left empty, it stays as it is."
            defaultValue={state?.values.encryption_certificate ?? ''}
            error={state?.errors.encryption_certificate}
            autosize
            minRows={3}
            maxRows={12}
            spellCheck={false}
            classNames={{ input: panel.mono }}
          />
          {has('encryption') && (
            <Checkbox radius="sm" name="remove_encryption" label="Remove the encryption certificate" />
          )}
          <SubmitButton intent="save-certificates" style={{ alignSelf: 'start' }}>
            {state?.conflict ? 'Save mine' : 'Save certificates'}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}

function Ours({ view: { own } }: Pick<Props, 'view'>) {
  return (
    <section className={panel.panel} aria-labelledby="ours">
      <h2 id="ours" className={panel.panelTitle}>
        Our certificates
      </h2>
      <p className={panel.panelAbout}>
        As our metadata publishes them. The next one is published before it is used, so an application that
        reads our metadata follows by itself.
      </p>
      {own === null ? (
        <NoMetadata />
      ) : (
        own.map(({ use, expiry, subject, notBefore, notAfter, sha256 }, place) => (
          <CertificateFacts
            key={`${use} ${sha256}`}
            use={use}
            expiry={expiry}
            subject={subject}
            notBefore={notBefore}
            notAfter={notAfter}
            fingerprint={sha256}
          >
            {place === 0 && (
              <Badge color="green" variant="light" tt="none">
                In use
              </Badge>
            )}
          </CertificateFacts>
        ))
      )}
    </section>
  );
}

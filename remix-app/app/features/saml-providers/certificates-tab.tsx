import { Badge, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { CertificateFacts } from './certificate-facts';
import { NoMetadata } from './no-metadata';
import type { ProviderState, ProviderView } from './saml-provider.server';
import { certificateTexts } from './texts/certificates';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** The application's certificates and ours, with their expiry dates. */
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
  const t = useTexts(certificateTexts);
  return (
    <section className={panel.panel} aria-labelledby="theirs">
      <h2 id="theirs" className={panel.panelTitle}>
        {t('theirs')}
      </h2>
      <p className={panel.panelAbout}>{t('theirsAbout')}</p>
      {provider.certificates.length === 0 && <Text size="sm">{t('none')}</Text>}
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
              {t('retired')}
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
  const t = useTexts(certificateTexts);
  const isMine = state?.errors.metadata_url !== undefined;
  return (
    <Form method="post">
      <Stack gap="sm" mt="md">
        {isMine && <FormAlert state={state} />}
        <Text size="sm" c="dimmed">
          {provider.metadata_refreshed_at
            ? t.rich('metadataRead', { time: <When at={provider.metadata_refreshed_at} /> })
            : t('metadataUnread')}
        </Text>
        <SubmitButton
          intent="refresh"
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
          style={{ alignSelf: 'start' }}
        >
          {t('readNow')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Replace({ view: { provider }, state }: Props) {
  const t = useTexts(certificateTexts);
  const form = useFirstError(state);
  const isMine = state?.errors.metadata_url === undefined;
  const has = (use: string) => provider.certificates.some((certificate) => certificate.use === use);
  return (
    <section className={panel.panel} aria-labelledby="replace">
      <h2 id="replace" className={panel.panelTitle}>
        {t('replace')}
      </h2>
      <p className={panel.panelAbout}>{t('replaceAbout')}</p>
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
            label={t('signing')}
            description={t('signingHelp')}
            defaultValue={state?.values.signing_certificates ?? ''}
            error={state?.errors.signing_certificates}
            autosize
            minRows={3}
            rows={3}
            maxRows={12}
            spellCheck={false}
            classNames={{ input: panel.mono }}
          />
          {has('signing') && <Checkbox radius="sm" name="remove_signing" label={t('removeSigning')} />}
          <Textarea
            name="encryption_certificate"
            label={t('encryption')}
            description={t('encryptionHelp')}
            defaultValue={state?.values.encryption_certificate ?? ''}
            error={state?.errors.encryption_certificate}
            autosize
            minRows={3}
            rows={3}
            maxRows={12}
            spellCheck={false}
            classNames={{ input: panel.mono }}
          />
          {has('encryption') && (
            <Checkbox radius="sm" name="remove_encryption" label={t('removeEncryption')} />
          )}
          <SubmitButton intent="save-certificates" style={{ alignSelf: 'start' }}>
            {state?.conflict ? t('saveMine') : t('save')}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}

function Ours({ view: { own } }: Pick<Props, 'view'>) {
  const t = useTexts(certificateTexts);
  return (
    <section className={panel.panel} aria-labelledby="ours">
      <h2 id="ours" className={panel.panelTitle}>
        {t('ours')}
      </h2>
      <p className={panel.panelAbout}>{t('oursAbout')}</p>
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
                {t('inUse')}
              </Badge>
            )}
          </CertificateFacts>
        ))
      )}
    </section>
  );
}

import { type EnteredSsoType, isEnteredSsoType } from '@gatehouse/contracts';
import { Button, Group, PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import fileField from '~/components/forms/file-field.module.css';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import { ConsolePicture } from '../set-up-guides/console-picture';
import { ValuesTable } from '../set-up-guides/values-table';
import { ByConnector, LdapFields } from './ldap-fields';
import { providerName } from './providers';
import type { SharedRun } from './shared-run.server';
import classes from './sso-wizard.module.css';
import { wizardRunTexts } from './texts/run';
import { wizardTexts } from './texts/wizard';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  run: SharedRun;
  here: string;
  state: WizardState | undefined;
}

/** The set-up at the identity provider, and the values that it gives in return. */
export function EnteredStep({ run, here, state }: Props) {
  const type = isEnteredSsoType(run.type) ? run.type : 'oauth2';
  const t = useTexts(wizardRunTexts);
  const shared = useTexts(wizardTexts);
  const isOther = run.provider === 'other';
  const name = providerName(run.provider, shared);
  const { guide, pictures } = run;
  return (
    <>
      <section className={classes.panel} aria-labelledby="guide">
        <div>
          <h2 id="guide" className={classes.panelTitle}>
            {isOther ? t('guideAtOther') : t('guideAt', { name })}
          </h2>
          <p className={classes.about}>{guide.where}</p>
        </div>
        <ol className={classes.guide}>
          {guide.steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        {pictures && <ConsolePicture screen={pictures.enter} />}
        {guide.values.length > 0 && (
          <ValuesTable caption={t('guideValues', { name })} values={guide.values} />
        )}
      </section>
      <section className={classes.panel} aria-labelledby="give">
        <div>
          <h2 id="give" className={classes.panelTitle}>
            {t('give')}
          </h2>
          <p className={classes.about}>{guide.give}</p>
        </div>
        {pictures && <ConsolePicture screen={pictures.give} />}
        <EnteredForm run={run} here={here} state={state} type={type} />
      </section>
    </>
  );
}

interface FieldsProps {
  run: SharedRun;
  state: WizardState | undefined;
}

const USES_CONNECTORS: Partial<Record<EnteredSsoType, true>> = { ldap: true };

const FORMS = {
  oauth2: { Fields: OidcFields, read: 'readProvider', about: 'readProviderAbout' },
  saml: { Fields: SamlFields, read: 'readMetadata', about: 'readMetadataAbout' },
  ldap: { Fields: LdapFields, read: 'readDirectory', about: 'readDirectoryAbout' },
} as const;

function EnteredForm({ run, here, state, type }: Props & { type: EnteredSsoType }) {
  const t = useTexts(wizardRunTexts);
  const form = useFirstError(state);
  const { Fields, read, about } = FORMS[type];
  return (
    <Form method="post" encType="multipart/form-data" noValidate ref={form}>
      <Stack gap="md">
        <WizardAlert
          message={state?.message}
          why={Object.keys(state?.errors ?? {}).length > 0 ? null : state?.why}
          reference={state?.reference}
        />
        <Fields run={run} state={state} />
        <Group justify="space-between">
          <SubmitButton intent="capture">{t(read)}</SubmitButton>
          {run.captured && (
            <Button component={Link} to={here} variant="subtle" color="gray">
              {t('keep')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t(about)}
        </Text>
        {type in USES_CONNECTORS && <ByConnector />}
      </Stack>
    </Form>
  );
}

function OidcFields({ run, state }: FieldsProps) {
  const t = useTexts(wizardRunTexts);
  const kept = (label: string) => run.captured?.values.find((value) => value.label === label)?.value ?? '';
  return (
    <>
      <TextInput
        name="issuer"
        label={t('issuer')}
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={state?.values.issuer ?? kept('Issuer')}
        error={state?.errors.issuer}
        maxLength={2048}
      />
      <TextInput
        name="clientId"
        label={t('clientId')}
        autoComplete="off"
        spellCheck={false}
        defaultValue={state?.values.clientId ?? kept('Client ID')}
        error={state?.errors.clientId}
        maxLength={400}
      />
      <PasswordInput
        name="clientSecret"
        label={t(run.captured ? 'clientSecretKept' : 'clientSecret')}
        description={t('clientSecretAbout')}
        autoComplete="off"
        error={state?.errors.clientSecret}
        maxLength={1000}
      />
    </>
  );
}

function SamlFields({ state }: FieldsProps) {
  const t = useTexts(wizardRunTexts);
  return (
    <>
      <TextInput
        name="metadataUrl"
        label={t('metadataUrl')}
        type="url"
        inputMode="url"
        placeholder="https://"
        description={t('metadataUrlAbout')}
        defaultValue={state?.values.metadataUrl}
        error={state?.errors.metadataUrl}
        maxLength={2048}
      />
      <div>
        <label className={classes.subtitle} htmlFor="metadataFile">
          {t('metadataFile')}
        </label>
        <div>
          <input
            id="metadataFile"
            type="file"
            name="metadataFile"
            accept=".xml,text/xml,application/xml"
            className={fileField.file}
          />
        </div>
      </div>
      <Textarea
        name="metadata"
        label={t('metadata')}
        autosize
        minRows={3}
        rows={3}
        maxRows={10}
        spellCheck={false}
        defaultValue={state?.values.metadata}
        error={state?.errors.metadata ?? state?.errors.entityId}
        maxLength={200_000}
      />
      <Disclosure className={classes.more} summary={t('noMetadata')}>
        <Stack gap="md">
          <TextInput
            name="entityId"
            label={t('entityId')}
            defaultValue={state?.values.entityId}
            maxLength={2048}
          />
          <TextInput
            name="ssoUrl"
            label={t('ssoUrl')}
            type="url"
            defaultValue={state?.values.ssoUrl}
            error={state?.errors.ssoUrl}
            maxLength={2048}
          />
          <Textarea
            name="certificate"
            label={t('certificate')}
            description={t('certificateAbout')}
            autosize
            minRows={3}
            rows={3}
            maxRows={10}
            spellCheck={false}
            defaultValue={state?.values.certificate}
            error={state?.errors.certificate}
            maxLength={50_000}
          />
        </Stack>
      </Disclosure>
    </>
  );
}

import { type EnteredSsoType, isEnteredSsoType } from '@gatehouse/contracts';
import { Button, Group, PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import fileField from '~/components/forms/file-field.module.css';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import { guideOf } from './guides';
import { PROVIDERS, TYPE_NAMES } from './providers';
import type { SharedRun } from './shared-run';
import classes from './sso-wizard.module.css';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  run: SharedRun;
  here: string;
  state: WizardState | undefined;
}

/** What the other side must be told, and what it gives in return. */
export function EnteredStep({ run, here, state }: Props) {
  const type = isEnteredSsoType(run.type) ? run.type : 'oauth2';
  const guide = guideOf(run.provider, type, run.addresses);
  const { name } = PROVIDERS[run.provider];
  const other = run.provider === 'other' ? 'your identity provider' : name;
  return (
    <>
      <section className={classes.panel} aria-labelledby="guide">
        <div>
          <h2 id="guide" className={classes.panelTitle}>
            At {other}
          </h2>
          <p className={classes.about}>{guide.where}</p>
        </div>
        <ol className={classes.guide}>
          {guide.steps.map(({ text, values = [] }) => (
            <li key={text}>
              {text}
              {values.length > 0 && (
                <div className={classes.guideValues}>
                  {values.map(({ label, value }) => (
                    <CopyField key={label} label={label} value={value} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.panel} aria-labelledby="give">
        <div>
          <h2 id="give" className={classes.panelTitle}>
            What it gives you
          </h2>
          <p className={classes.about}>{guide.give}</p>
        </div>
        <EnteredForm run={run} here={here} state={state} type={type} />
      </section>
    </>
  );
}

interface FieldsProps {
  run: SharedRun;
  state: WizardState | undefined;
}

const FORMS: Readonly<
  Record<EnteredSsoType, { Fields: (props: FieldsProps) => ReactNode; what: string; said: string }>
> = {
  oauth2: { Fields: OidcFields, what: 'provider', said: `The ${TYPE_NAMES.oauth2} provider` },
  saml: { Fields: SamlFields, what: 'metadata', said: 'The metadata' },
};

function EnteredForm({ run, here, state, type }: Props & { type: EnteredSsoType }) {
  const form = useFirstError(state);
  const { Fields, what, said } = FORMS[type];
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
          <SubmitButton intent="capture">Read the {what}</SubmitButton>
          {run.captured && (
            <Button component={Link} to={here} variant="subtle" color="gray">
              Keep what was captured
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {said} is read now, and you see what it says before anything is saved.
        </Text>
      </Stack>
    </Form>
  );
}

function OidcFields({ run, state }: FieldsProps) {
  const kept = (label: string) => run.captured?.values.find((value) => value.label === label)?.value ?? '';
  return (
    <>
      <TextInput
        name="issuer"
        label="Issuer"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={state?.values.issuer ?? kept('Issuer')}
        error={state?.errors.issuer}
        maxLength={2048}
      />
      <TextInput
        name="clientId"
        label="Client ID"
        autoComplete="off"
        spellCheck={false}
        defaultValue={state?.values.clientId ?? kept('Client id')}
        error={state?.errors.clientId}
        maxLength={400}
      />
      <PasswordInput
        name="clientSecret"
        label={run.captured ? 'Client secret (optional: the one that is kept)' : 'Client secret'}
        description="Kept encrypted, and not shown again."
        autoComplete="off"
        error={state?.errors.clientSecret}
        maxLength={1000}
      />
    </>
  );
}

function SamlFields({ state }: FieldsProps) {
  return (
    <>
      <TextInput
        name="metadataUrl"
        label="Address of the metadata"
        type="url"
        inputMode="url"
        placeholder="https://"
        description="The best way: new certificates are then taken on by themselves."
        defaultValue={state?.values.metadataUrl}
        error={state?.errors.metadataUrl}
        maxLength={2048}
      />
      <div>
        <label className={classes.subtitle} htmlFor="metadataFile">
          Or its metadata as a file
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
        label="Or pasted"
        autosize
        minRows={3}
        maxRows={10}
        spellCheck={false}
        defaultValue={state?.values.metadata}
        error={state?.errors.metadata ?? state?.errors.entityId}
        maxLength={200_000}
      />
      <details className={classes.more}>
        <summary>There is no metadata</summary>
        <Stack gap="md">
          <TextInput
            name="entityId"
            label="Entity ID of the provider"
            defaultValue={state?.values.entityId}
            maxLength={2048}
          />
          <TextInput
            name="ssoUrl"
            label="Sign-in address of the provider"
            type="url"
            defaultValue={state?.values.ssoUrl}
            error={state?.errors.ssoUrl}
            maxLength={2048}
          />
          <Textarea
            name="certificate"
            label="Its signing certificate"
            description="From BEGIN CERTIFICATE to END CERTIFICATE."
            autosize
            minRows={3}
            maxRows={10}
            spellCheck={false}
            defaultValue={state?.values.certificate}
            error={state?.errors.certificate}
            maxLength={50_000}
          />
        </Stack>
      </details>
    </>
  );
}

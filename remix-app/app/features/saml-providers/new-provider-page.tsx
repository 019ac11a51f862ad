import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import fileField from '~/components/forms/file-field.module.css';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import type { FormState } from '~/form-state';
import { choicesOf, NAME_ID_FORMATS, SOURCES } from './labels';
import { findPreset, PRESETS, type Preset } from './presets';
import classes from './saml-providers.module.css';
import type { NewProviderView } from './saml-providers.server';
import { WAYS, type Way } from './ways';

interface Props {
  view: NewProviderView;
  state: FormState | undefined;
}

/** Registering an application: first which one it is, then what only its administrator knows. */
export function NewProviderPage({ view, state }: Props) {
  const preset = findPreset(view.preset);
  return preset ? <Details preset={preset} view={view} state={state} /> : <Choice />;
}

function Choice() {
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>New SAML application</h1>
          <Text c="dimmed" size="sm" mt={4}>
            Which one is it? We fill in how it identifies people and what it wants to know about them.
          </Text>
        </div>
      </div>
      <div className={panel.presets}>
        {PRESETS.map(({ key, label, about }) => (
          <Link key={key} to={`?preset=${key}`} className={panel.preset}>
            <span className={panel.presetName}>{label}</span>
            <span className={panel.presetAbout}>{about}</span>
          </Link>
        ))}
      </div>
    </>
  );
}

function Details({ preset, view, state }: Props & { preset: Preset }) {
  const form = useFirstError(state);
  const { way } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>
            {preset.key === 'generic' ? 'New SAML application' : `New application: ${preset.label}`}
          </h1>
          <Text c="dimmed" size="sm" mt={4} maw={720}>
            {preset.where}
          </Text>
        </div>
      </div>
      <LinkTabs
        label="How to describe it"
        tabs={WAYS.map(({ key, label }) => ({
          label,
          to: `?preset=${preset.key}&by=${key}`,
          isCurrent: key === way,
        }))}
      />
      <Form
        key={way}
        method="post"
        encType="multipart/form-data"
        noValidate
        ref={form}
        className={panel.panel}
      >
        <input type="hidden" name="preset" value={preset.key} />
        <input type="hidden" name="by" value={way} />
        <Stack gap="lg">
          <FormAlert state={state} />
          <Description way={way} preset={preset} state={state} />
          <Choices way={way} preset={preset} state={state} />
          {view.isPlatform && <Owner state={state} />}
          <Told preset={preset} />
          <Group justify="space-between" mt="xs">
            <Button
              component={Link}
              to="?"
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            >
              Choose another application
            </Button>
            <SubmitButton intent="create">Register application</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

interface PartProps {
  way: Way;
  preset: Preset;
  state: FormState | undefined;
}

function Description({ way, preset, state }: PartProps) {
  switch (way) {
    case 'url':
      return <MetadataAddress state={state} />;
    case 'hand':
      return <ByHand preset={preset} state={state} />;
    default:
      return <Metadata state={state} />;
  }
}

function Metadata({ state }: { state: FormState | undefined }) {
  return (
    <>
      <Textarea
        name="metadata"
        label="Metadata"
        description="The XML document in which the application describes itself."
        placeholder="<md:EntityDescriptor …"
        defaultValue={state?.values.metadata ?? ''}
        error={state?.errors.metadata}
        autosize
        minRows={5}
        maxRows={14}
        spellCheck={false}
        classNames={{ input: panel.mono }}
      />
      <div>
        <label htmlFor="file" className={classes.label}>
          Or its file
        </label>
        <input
          id="file"
          name="file"
          type="file"
          accept=".xml,application/xml,text/xml"
          className={fileField.file}
        />
      </div>
    </>
  );
}

function MetadataAddress({ state }: { state: FormState | undefined }) {
  return (
    <TextInput
      name="metadata_url"
      type="url"
      label="Metadata address"
      description="Read now and then once a day, so that new certificates are applied by themselves."
      placeholder="https://app.example.com/saml/metadata"
      defaultValue={state?.values.metadata_url ?? ''}
      error={state?.errors.metadata_url}
      maxLength={2000}
    />
  );
}

function ByHand({ preset, state }: { preset: Preset; state: FormState | undefined }) {
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? '',
    error: state?.errors[name],
  });
  return (
    <>
      <TextInput
        {...field('entity_id')}
        label="Entity ID"
        description="What the application calls itself. It never changes afterwards."
        placeholder={preset.entityIdExample}
        maxLength={1024}
        required
        withAsterisk={false}
      />
      <TextInput
        {...field('acs_url')}
        type="url"
        label="Address for assertions (ACS URL)"
        placeholder={preset.acsExample}
        maxLength={2000}
        required
        withAsterisk={false}
      />
      <TextInput
        {...field('slo_url')}
        type="url"
        label="Sign-out address (optional)"
        description="Where we tell it that somebody has signed out."
        maxLength={2000}
      />
      <Textarea
        {...field('signing_certificates')}
        label="Its certificate (optional)"
        description="PEM. It proves that requests are the application’s own. Signing out needs it."
        autosize
        minRows={2}
        maxRows={10}
        spellCheck={false}
        classNames={{ input: panel.mono }}
      />
    </>
  );
}

function Choices({ way, preset, state }: PartProps) {
  const fromMetadata = way !== 'hand' && preset.key === 'generic';
  const choices = choicesOf(NAME_ID_FORMATS);
  return (
    <>
      <TextInput
        name="name"
        label={preset.key === 'generic' ? 'Name (optional)' : 'Name'}
        description="Shown where people are asked to sign in."
        defaultValue={state?.values.name ?? (preset.key === 'generic' ? '' : preset.label)}
        error={state?.errors.name}
        maxLength={120}
      />
      <NativeSelect
        name="name_id_format"
        label="How the application identifies people (NameID)"
        data={fromMetadata ? [{ value: '', label: 'As its metadata says' }, ...choices] : choices}
        defaultValue={state?.values.name_id_format ?? (fromMetadata ? '' : preset.nameIdFormat)}
        error={state?.errors.name_id_format}
      />
      <Checkbox
        radius="sm"
        name="allow_idp_initiated"
        label="People may start from here"
        description="With a link, and with “Try it”. Only if the application accepts assertions that it did not ask for."
        defaultChecked={state?.values.allow_idp_initiated === 'on'}
      />
    </>
  );
}

function Owner({ state }: { state: FormState | undefined }) {
  return (
    <TextInput
      name="owner"
      label="Organization (optional)"
      description="Its code, such as TEN-001, or its slug: only its people may sign in, by its own entity ID and certificate. Left empty, people of every organization may."
      defaultValue={state?.values.owner ?? ''}
      error={state?.errors.owner ?? state?.errors.tenant_id}
      maxLength={120}
    />
  );
}

/** What the preset fills in besides. */
function Told({ preset }: { preset: Preset }) {
  return (
    <section aria-labelledby="told">
      <h2 id="told" className={classes.label}>
        What it will learn about people
      </h2>
      <ul className={classes.told}>
        {preset.attributes.map(({ name, source }) => (
          <li key={name}>
            {SOURCES[source]} as <code>{name}</code>
          </li>
        ))}
      </ul>
      <p className={panel.note}>You can change all of it later, under Attributes.</p>
    </section>
  );
}

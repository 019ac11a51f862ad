import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Advanced } from '~/components/forms/advanced';
import fileField from '~/components/forms/file-field.module.css';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { useNamedOwner } from '~/components/forms/use-named-owner';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Mark } from '../applications/mark';
import { choicesOf, NAME_ID_FORMATS, SOURCES } from './labels';
import { exampleOf, findPreset, PRESETS, type Preset, patternOf, variablesOf } from './presets';
import classes from './saml-providers.module.css';
import type { NewProviderView } from './saml-providers.server';
import { createTexts } from './texts/create';
import { fieldTexts } from './texts/fields';
import { labelTexts } from './texts/labels';
import { type Way, waysOf } from './ways';

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
  const t = useTexts(createTexts);
  const { query } = useNamedOwner();
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
          </Text>
        </div>
      </div>
      <div className={classes.products}>
        {PRESETS.map(({ key, label, mark, about }) => (
          <Link key={key} to={`?preset=${key}${query}`} className={`${panel.preset} ${classes.product}`}>
            <Mark mark={mark} name={label ?? '+'} />
            <span>
              <span className={panel.presetName}>{label ?? t('another')}</span>
              <span className={panel.presetAbout}>{t(about)}</span>
            </span>
          </Link>
        ))}
      </div>
    </>
  );
}

/** Always shown; an error in any other field opens the advanced ones. */
const SHOWN = ['name', 'owner', 'tenant_id', 'metadata', 'metadata_url', 'entity_id', 'acs_url'];

function Details({ preset, view, state }: Props & { preset: Preset }) {
  const t = useTexts(createTexts);
  const { query } = useNamedOwner();
  const form = useFirstError(state);
  const { way } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>
            {preset.label === null ? t('title') : t('titleOf', { application: preset.label })}
          </PageTitle>
          <Text c="dimmed" size="sm" mt={4} maw={720}>
            {preset.path && t.rich('where', { path: <bdi>{preset.path}</bdi> })}
            {preset.path && <br />}
            {preset.hint && t(preset.hint)}
          </Text>
        </div>
      </div>
      <LinkTabs
        label={t('methods')}
        tabs={waysOf(preset).map(({ key, label }) => ({
          label: t(label),
          to: `?preset=${preset.key}&by=${key}${query}`,
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
          <Name preset={preset} state={state} />
          {view.isPlatform && <Owner state={state} />}
          <Advanced errors={state?.errors ?? {}} outside={[...SHOWN, ...variablesOf(preset)]}>
            <Stack gap="lg">
              {way === 'hand' && <Optional state={state} />}
              <Choices way={way} preset={preset} state={state} />
              <Told preset={preset} />
            </Stack>
          </Advanced>
          <Group justify="space-between" mt="xs">
            <Button
              component={Link}
              to="?"
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft size={16} aria-hidden="true" className="mirrored" />}
            >
              {t('changeApplication')}
            </Button>
            <SubmitButton intent="create">{t('register')}</SubmitButton>
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
    case 'values':
      return <Known preset={preset} state={state} />;
    case 'url':
      return <MetadataAddress state={state} />;
    case 'hand':
      return <ByHand preset={preset} state={state} />;
    default:
      return <Metadata state={state} />;
  }
}

/** What only its administrator knows; entity ID and ACS URL follow from it. */
function Known({ preset, state }: Omit<PartProps, 'way'>) {
  const t = useTexts(createTexts);
  const { variables, entityId, acsUrl } = preset;
  return (
    <>
      {variablesOf(preset).map((variable) => (
        <TextInput
          key={variable}
          name={variable}
          label={t(variable)}
          description={t.rich('variableHelp', {
            pattern: patternOf(preset, variable),
            code: (inner) => <code className={classes.pattern}>{inner}</code>,
          })}
          placeholder={variables[variable]}
          defaultValue={state?.values[variable] ?? ''}
          error={state?.errors[variable]}
          maxLength={200}
          spellCheck={false}
          required
          withAsterisk={false}
        />
      ))}
      <KnownValues entityId={entityId} acsUrl={acsUrl} />
    </>
  );
}

function KnownValues({ entityId, acsUrl }: { entityId: string; acsUrl: string }) {
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  return (
    <section aria-labelledby="known">
      <h2 id="known" className={classes.label}>
        {t('knownValues')}
      </h2>
      <dl className={classes.known}>
        <dt>{fields('entityId')}</dt>
        <dd>
          <code className={classes.pattern}>{entityId}</code>
        </dd>
        <dt>{fields('acsUrl')}</dt>
        <dd>
          <code className={classes.pattern}>{acsUrl}</code>
        </dd>
      </dl>
    </section>
  );
}

function Metadata({ state }: { state: FormState | undefined }) {
  const t = useTexts(createTexts);
  return (
    <>
      <Textarea
        name="metadata"
        label={t('metadata')}
        description={t('metadataHelp')}
        placeholder="<md:EntityDescriptor …"
        defaultValue={state?.values.metadata ?? ''}
        error={state?.errors.metadata}
        autosize
        minRows={5}
        rows={5}
        maxRows={14}
        spellCheck={false}
        classNames={{ input: panel.mono }}
      />
      <div>
        <label htmlFor="file" className={classes.label}>
          {t('metadataFile')}
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
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  return (
    <TextInput
      name="metadata_url"
      type="url"
      label={fields('metadataUrl')}
      description={t('metadataUrlHelp')}
      placeholder="https://app.example.com/saml/metadata"
      defaultValue={state?.values.metadata_url ?? ''}
      error={state?.errors.metadata_url}
      maxLength={2000}
    />
  );
}

function ByHand({ preset, state }: { preset: Preset; state: FormState | undefined }) {
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? '',
    error: state?.errors[name],
  });
  return (
    <>
      <TextInput
        {...field('entity_id')}
        label={fields('entityId')}
        description={t('entityIdHelp')}
        placeholder={exampleOf(preset.entityId, preset)}
        maxLength={1024}
        required
        withAsterisk={false}
      />
      <TextInput
        {...field('acs_url')}
        type="url"
        label={fields('acsUrl')}
        placeholder={exampleOf(preset.acsUrl, preset)}
        maxLength={2000}
        required
        withAsterisk={false}
      />
    </>
  );
}

function Optional({ state }: { state: FormState | undefined }) {
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? '',
    error: state?.errors[name],
  });
  return (
    <>
      <TextInput
        {...field('slo_url')}
        type="url"
        label={fields('sloUrl')}
        description={t('sloUrlHelp')}
        maxLength={2000}
      />
      <Textarea
        {...field('signing_certificates')}
        label={t('certificate')}
        description={t('certificateHelp')}
        autosize
        minRows={2}
        rows={2}
        maxRows={10}
        spellCheck={false}
        classNames={{ input: panel.mono }}
      />
    </>
  );
}

function Name({ preset, state }: Omit<PartProps, 'way'>) {
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  return (
    <TextInput
      name="name"
      label={preset.label === null ? t('nameOptional') : fields('name')}
      description={fields('nameHelp')}
      defaultValue={state?.values.name ?? preset.label ?? ''}
      error={state?.errors.name}
      maxLength={120}
    />
  );
}

function Choices({ way, preset, state }: PartProps) {
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  const labels = useTexts(labelTexts);
  const fromMetadata = way !== 'hand' && preset.key === 'generic';
  const choices = choicesOf(NAME_ID_FORMATS, labels);
  return (
    <>
      <NativeSelect
        name="name_id_format"
        label={fields('nameId')}
        description={fields('nameIdHelp')}
        data={fromMetadata ? [{ value: '', label: t('nameIdFromMetadata') }, ...choices] : choices}
        defaultValue={state?.values.name_id_format ?? (fromMetadata ? '' : preset.nameIdFormat)}
        error={state?.errors.name_id_format}
      />
      <Checkbox
        radius="sm"
        name="allow_idp_initiated"
        label={fields('idpInitiated')}
        description={t('idpInitiatedHelp')}
        defaultChecked={state?.values.allow_idp_initiated === 'on'}
      />
    </>
  );
}

function Owner({ state }: { state: FormState | undefined }) {
  const t = useTexts(createTexts);
  const { of } = useNamedOwner();
  return (
    <TextInput
      name="owner"
      label={t('owner')}
      description={t('ownerHelp')}
      defaultValue={state?.values.owner ?? of}
      error={state?.errors.owner ?? state?.errors.tenant_id}
      maxLength={120}
    />
  );
}

/** What the preset fills in besides. */
function Told({ preset }: { preset: Preset }) {
  const t = useTexts(createTexts);
  const labels = useTexts(labelTexts);
  return (
    <section aria-labelledby="told">
      <h2 id="told" className={classes.label}>
        {t('attributes')}
      </h2>
      <ul className={classes.told}>
        {preset.attributes.map(({ name, source }) => (
          <li key={name}>
            {t.rich('attribute', { source: labels(SOURCES[source]), attribute: <code>{name}</code> })}
          </li>
        ))}
      </ul>
      <p className={panel.note}>{t('attributesNote')}</p>
    </section>
  );
}

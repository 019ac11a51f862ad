import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import {
  IconAppWindow,
  IconArrowLeft,
  IconDeviceMobile,
  IconDeviceTv,
  IconRobot,
  IconServer2,
  type TablerIcon,
} from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ApplicationFields } from './application-fields';
import { audienceOf, shownValues } from './application-form';
import type { CreatedApplication, NewApplicationView } from './applications.server';
import { findPreset, PRESETS, type Preset, type PresetKey } from './presets';
import { SecretOnce } from './secret-once';
import { SectorField } from './sector-field';
import { commonTexts } from './texts/common';
import { createTexts } from './texts/create';

const ICONS: Record<PresetKey, TablerIcon> = {
  web: IconServer2,
  spa: IconAppWindow,
  native: IconDeviceMobile,
  device: IconDeviceTv,
  machine: IconRobot,
};

interface Props {
  view: NewApplicationView;
  state: FormState | undefined;
  created: CreatedApplication | undefined;
}

/** Registering an application: first what kind it is, then what only its owner knows, then its secret. */
export function NewApplicationPage({ view, state, created }: Props) {
  if (created) return <Created created={created} base={view.base} />;
  const preset = findPreset(view.preset);
  return preset ? <Details preset={preset} view={view} state={state} /> : <Choice />;
}

function Choice() {
  const t = useTexts(createTexts);
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>{t('title')}</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
          </Text>
        </div>
      </div>
      <div className={classes.presets}>
        {PRESETS.map(({ key, about }) => {
          const Drawing = ICONS[key];
          return (
            <Link key={key} to={`?preset=${key}`} className={classes.preset}>
              <Drawing size={26} stroke={1.5} aria-hidden="true" />
              <span className={classes.presetName}>{t(key)}</span>
              <span className={classes.presetAbout}>{t(about)}</span>
            </Link>
          );
        })}
      </div>
    </>
  );
}

function Details({ preset, view, state }: { preset: Preset; view: NewApplicationView; state?: FormState }) {
  const t = useTexts(createTexts);
  const form = useFirstError(state);
  const blank = {
    name: '',
    redirectUris: '',
    postLogoutRedirectUris: '',
    sectorIdentifierUri: '',
    backchannelLogoutUri: '',
    offlineIdleDays: '',
    offlineTotalDays: '',
    scopes: [...preset.scopes],
    skipConsent: false,
    keys: '',
    bindsTokens: false,
    pushesRequests: false,
    worksWithoutPkce: false,
    keepsClaimsFromIdToken: false,
    resources: '',
    isHighSecurity: false,
  };
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>{t(preset.title)}</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {t(preset.about)}
          </Text>
        </div>
      </div>
      <Form method="post" noValidate ref={form} className={classes.panel}>
        <input type="hidden" name="preset" value={preset.key} />
        <Stack gap="lg">
          <FormAlert state={state} />
          {preset.authMethod !== 'none' && <Method state={state} preset={preset} />}
          <ApplicationFields
            audience={audienceOf(preset.grants)}
            apis={view.apis}
            hasOwnKeys={preset.authMethod !== 'none'}
            mayDoWithoutPkce={preset.applicationType === 'web' && preset.authMethod !== 'none'}
            values={shownValues(state, blank)}
            errors={state?.errors ?? {}}
            redirectExample={preset.redirectExample}
            redirectHelp={preset.redirectHelp}
            maySkipConsent={view.isPlatform}
          />
          {preset.key === 'web' && (
            <>
              <Checkbox
                radius="sm"
                name="pairwise"
                label={t('pairwise')}
                description={t('pairwiseHelp')}
                defaultChecked={state?.values.pairwise === 'on'}
                error={state?.errors.subject_type}
              />
              <SectorField
                value={state?.values.sector_identifier_uri ?? ''}
                error={state?.errors.sector_identifier_uri}
              />
            </>
          )}
          {view.isPlatform && <Owner state={state} />}
          <Group justify="space-between" mt="xs">
            <Button
              component={Link}
              to="?"
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft size={16} aria-hidden="true" className="mirrored" />}
            >
              {t('changeType')}
            </Button>
            <SubmitButton intent="create">{t('register')}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

function Method({ state, preset }: { state?: FormState; preset: Preset }) {
  const t = useTexts(createTexts);
  const common = useTexts(commonTexts);
  return (
    <NativeSelect
      name="method"
      label={common('clientAuthentication')}
      description={t('methodHelp')}
      data={METHODS}
      defaultValue={state?.values.method || preset.authMethod}
      error={state?.errors.method}
    />
  );
}

const METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'];

function Owner({ state }: { state?: FormState }) {
  const t = useTexts(createTexts);
  return (
    <TextInput
      name="owner"
      label={t('organization')}
      description={t('organizationHelp')}
      defaultValue={state?.values.owner ?? ''}
      error={state?.errors.owner ?? state?.errors.tenant_id}
      maxLength={120}
    />
  );
}

function Created({ created, base }: { created: CreatedApplication; base: string }) {
  const t = useTexts(createTexts);
  const common = useTexts(commonTexts);
  const { id, name, clientId, secret } = created;
  return (
    <Stack gap="lg" maw={720}>
      <h1 className={list.title}>{t.rich('isRegistered', { name: <bdi>{name}</bdi> })}</h1>
      {secret && <SecretOnce clientId={clientId} secret={secret} />}
      <div className={classes.panel}>
        <CopyField
          label={common('clientId')}
          value={clientId}
          about={secret ? undefined : t('needsNoSecret')}
        />
      </div>
      <Group>
        <Button component={Link} to={`${base}/${id}?tab=connect`}>
          {t('connect')}
        </Button>
        <Button component={Link} to={base} variant="default">
          {common('allApplications')}
        </Button>
      </Group>
    </Stack>
  );
}

import type { ApplicationKind } from '@gatehouse/contracts';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import {
  IconAppWindow,
  IconArrowLeft,
  IconCertificate,
  IconDeviceMobile,
  IconDeviceTv,
  IconGitBranch,
  IconRobot,
  IconServer2,
  type TablerIcon,
} from '@tabler/icons-react';
import { Advanced } from '~/components/forms/advanced';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { Lines, LinesField } from '~/components/forms/lines-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { useNamedOwner } from '~/components/forms/use-named-owner';
import list from '~/components/list/list.module.css';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ApiChoices } from './api-choices';
import { AdvancedFields, NameField, PostLogoutUris, ScopeChoices } from './application-fields';
import { type ApplicationValues, audienceOf, shownValues } from './application-form';
import type { CreatedApplication, NewApplicationView } from './applications.server';
import { findPreset, PRESETS, type Preset, type PresetKey } from './presets';
import { QuickStartLinks } from './quick-start-links';
import { SecretOnce } from './secret-once';
import { SectorField } from './sector-field';
import { NO_SECURITY } from './security-form';
import { commonTexts } from './texts/common';
import { createTexts } from './texts/create';
import { kindTexts } from './texts/kinds';

const ICONS: Record<ApplicationKind | PresetKey, TablerIcon> = {
  web: IconServer2,
  spa: IconAppWindow,
  native: IconDeviceMobile,
  device: IconDeviceTv,
  machine: IconRobot,
  workload: IconGitBranch,
  saml: IconCertificate,
};

const BLANK: ApplicationValues = {
  name: '',
  redirectUris: '',
  postLogoutRedirectUris: '',
  sectorIdentifierUri: '',
  backchannelLogoutUri: '',
  offlineIdleDays: '',
  offlineTotalDays: '',
  scopes: [],
  skipConsent: false,
  keys: '',
  bindsTokens: false,
  pushesRequests: false,
  worksWithoutPkce: false,
  keepsClaimsFromIdToken: false,
  resources: '',
  security: NO_SECURITY,
};

interface Props {
  view: NewApplicationView;
  state: FormState | undefined;
  created: CreatedApplication | undefined;
}

/** Registers an application: first its kind, then the values that only its owner knows, then its secret. */
export function NewApplicationPage({ view, state, created }: Props) {
  if (created) return <Created created={created} base={view.base} />;
  const preset = findPreset(view.preset);
  if (!preset) return <Choice samlPath={view.samlPath} />;
  return <Details preset={preset} view={view} state={state} />;
}

function Choice({ samlPath }: { samlPath: string }) {
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
      <div className={classes.presets}>
        {PRESETS.map(({ key, about }) => (
          <Kind key={key} kind={key} to={`?preset=${key}${query}`} about={about} />
        ))}
        <Kind kind="saml" to={samlPath} about="samlAbout" />
      </div>
    </>
  );
}

function Kind({
  kind,
  to,
  about,
}: {
  kind: ApplicationKind | PresetKey;
  to: string;
  about: Preset['about'] | 'samlAbout';
}) {
  const t = useTexts(createTexts);
  const kinds = useTexts(kindTexts);
  const Drawing = ICONS[kind];
  return (
    <Link to={to} className={classes.preset}>
      <Drawing size={26} stroke={1.5} aria-hidden="true" />
      <span className={classes.presetName}>{kinds(kind)}</span>
      <span className={classes.presetAbout}>{t(about)}</span>
    </Link>
  );
}

interface DetailsProps {
  preset: Preset;
  view: NewApplicationView;
  state: FormState | undefined;
}

/** Always shown; an error in any other field opens the advanced ones. */
const SHOWN = ['name', 'address', 'owner', 'tenant_id', 'resources'];

function Details({ preset, view, state }: DetailsProps) {
  const t = useTexts(createTexts);
  const form = useFirstError(state);
  const values = shownValues(state, { ...BLANK, scopes: [...preset.scopes] });
  const errors = state?.errors ?? {};
  const { usesBrowser, hasPeople } = audienceOf(preset.grants);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t(preset.title)}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t(preset.about)}
          </Text>
        </div>
      </div>
      <Form method="post" noValidate ref={form} className={classes.panel}>
        <input type="hidden" name="preset" value={preset.key} />
        <Stack gap="lg">
          <FormAlert state={state} />
          <NameField value={values.name} error={errors.name} />
          {usesBrowser && <Address preset={preset} state={state} />}
          {!hasPeople && <ApiChoices {...view.apis} value={values.resources} error={errors.resources} />}
          {view.isPlatform && <Owner state={state} />}
          <Advanced errors={errors} outside={SHOWN}>
            <Stack gap="lg">
              {preset.authMethod !== 'none' && <Method state={state} preset={preset} />}
              {usesBrowser && (
                <>
                  <LinesField
                    name="redirect_uris"
                    label={t('redirectUris')}
                    description={t('redirectUrisHelp')}
                    value={values.redirectUris}
                    error={errors.redirect_uris}
                  />
                  <PostLogoutUris values={values} errors={errors} />
                </>
              )}
              {hasPeople && <ScopeChoices chosen={values.scopes} error={errors.scopes} />}
              {hasPeople && <ApiChoices {...view.apis} value={values.resources} error={errors.resources} />}
              <AdvancedFields
                audience={{ usesBrowser, hasPeople }}
                hasOwnKeys={preset.authMethod !== 'none'}
                usesAuthority={preset.authMethod !== 'none'}
                mayDoWithoutPkce={preset.applicationType === 'web' && preset.authMethod !== 'none'}
                values={values}
                errors={errors}
                maySkipConsent={view.isPlatform}
              />
              {preset.key === 'web' && <Pairwise state={state} />}
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
              {t('changeType')}
            </Button>
            <SubmitButton intent="create">{t('register')}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

/** Where the application is: its redirect URI follows from it. */
function Address({ preset: { callbackPath }, state }: Pick<DetailsProps, 'preset' | 'state'>) {
  const t = useTexts(createTexts);
  return (
    <TextInput
      name="address"
      label={callbackPath ? t('address') : t('addressNative')}
      description={callbackPath ? t('addressHelp', { path: callbackPath }) : t('addressNativeHelp')}
      placeholder={callbackPath ? 'https://app.example.com' : undefined}
      defaultValue={state?.values.address ?? (callbackPath ? '' : 'http://127.0.0.1/callback')}
      error={state?.errors.address && <Lines text={state.errors.address} />}
      maxLength={2000}
      spellCheck={false}
      inputMode="url"
      required
      withAsterisk={false}
    />
  );
}

function Pairwise({ state }: Pick<DetailsProps, 'state'>) {
  const t = useTexts(createTexts);
  return (
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

const METHODS = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'tls_client_auth',
  'self_signed_tls_client_auth',
];

function Owner({ state }: { state?: FormState }) {
  const t = useTexts(createTexts);
  const { of } = useNamedOwner();
  return (
    <TextInput
      name="owner"
      label={t('organization')}
      description={t('organizationHelp')}
      defaultValue={state?.values.owner ?? of}
      error={state?.errors.owner ?? state?.errors.tenant_id}
      maxLength={120}
    />
  );
}

function Created({ created, base }: { created: CreatedApplication; base: string }) {
  const t = useTexts(createTexts);
  const common = useTexts(commonTexts);
  const { id, name, clientId, secret, quickStarts } = created;
  return (
    <Stack gap="lg" maw={720}>
      <PageTitle>{t.rich('isRegistered', { name: <bdi>{name}</bdi> })}</PageTitle>
      {secret && <SecretOnce clientId={clientId} secret={secret} />}
      <div className={classes.panel}>
        <CopyField
          label={common('clientId')}
          value={clientId}
          about={secret ? undefined : t('needsNoSecret')}
        />
      </div>
      {quickStarts.length > 1 && (
        <section className={classes.panel} aria-labelledby="quick-starts">
          <h2 id="quick-starts" className={classes.panelTitle}>
            {t('continueWith')}
          </h2>
          <p className={classes.panelAbout}>{secret ? t('continueWithAbout') : t('continuePublic')}</p>
          <QuickStartLinks
            choices={quickStarts}
            to={(key) => `${base}/${id}?${new URLSearchParams({ tab: 'connect', for: key })}`}
          />
        </section>
      )}
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

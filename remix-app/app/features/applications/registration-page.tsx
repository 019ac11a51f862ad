import {
  DEVICE_CODE_GRANT,
  type RegisteredGrantType,
  type RegistrationMode,
  type RegistrationPolicy,
} from '@gatehouse/contracts';
import { Anchor, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { LinesField } from '~/components/forms/lines-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { AgentList } from './agent-list';
import { ApiChoices } from './api-choices';
import { ScopeChoices } from './application-fields';
import { toLines } from './application-form';
import { InitialTokens } from './initial-tokens';
import type { RegistrationState, RegistrationView } from './registration.server';
import type { TypedPolicy } from './registration-form';
import { registrationTexts } from './texts/registration';

interface Props {
  view: RegistrationView;
  state: RegistrationState | undefined;
}

type About = NonNullable<RegistrationView['about']>;

/** Which applications may register themselves with an organization, and as what. */
export function RegistrationPage({ view, state }: Props) {
  const t = useTexts(registrationTexts);
  const { base, isPlatform, of, isUnknown, about } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4} maw={720}>
            {about?.owner ? <bdi>{about.owner}</bdi> : t('about')}
          </Text>
        </div>
        <Anchor component={Link} to={base} size="sm">
          {t('applications')}
        </Anchor>
      </div>
      {isPlatform && <ChooseOwner of={of} isUnknown={isUnknown} />}
      {about && (
        <>
          <Section title={t('rules')} about={t('registered', { count: about.policy.registered })}>
            <PolicyForm
              key={about.policy.version}
              about={about}
              state={state?.on === 'policy' ? state : undefined}
            />
          </Section>
          {(about.policy.mode !== 'off' || about.policy.documents) && <Addresses policy={about.policy} />}
          <AgentList
            about={about}
            isPlatform={isPlatform}
            state={state?.on === 'agent' ? state : undefined}
          />
          <InitialTokens about={about} state={state?.on === 'token' ? state : undefined} />
        </>
      )}
    </>
  );
}

const MODES = {
  off: { label: 'off', about: 'offAbout' },
  token: { label: 'token', about: 'tokenAbout' },
  open: { label: 'open', about: 'openAbout' },
} as const satisfies Record<RegistrationMode, object>;

const GRANTS = {
  authorization_code: 'authorizationCode',
  [DEVICE_CODE_GRANT]: 'deviceCode',
  client_credentials: 'clientCredentials',
} as const satisfies Record<RegisteredGrantType, string>;

function PolicyForm({ about, state }: { about: About; state: RegistrationState | undefined }) {
  const t = useTexts(registrationTexts);
  const form = useFirstError(state);
  const { apis, tenantId } = about;
  const policy: TypedPolicy = state?.typed ?? about.policy;
  const errors = state?.errors ?? {};
  return (
    <Form method="post" noValidate ref={form} style={{ maxWidth: 720 }}>
      <Stack gap="lg">
        <FormAlert state={state} />
        <input type="hidden" name="version" value={policy.version} />
        {tenantId && <input type="hidden" name="tenantId" value={tenantId} />}
        <fieldset className={panel.choices}>
          <legend>{t('mode')}</legend>
          {(Object.keys(MODES) as RegistrationMode[]).map((mode) => (
            <Radio
              key={mode}
              name="mode"
              value={mode}
              label={t(MODES[mode].label)}
              description={t(MODES[mode].about)}
              defaultChecked={mode === policy.mode}
            />
          ))}
        </fieldset>
        <fieldset className={panel.choices}>
          <legend>{t('documentsTitle')}</legend>
          <Checkbox
            radius="sm"
            name="documents"
            label={t('documents')}
            description={t('documentsHelp')}
            defaultChecked={policy.documents}
          />
        </fieldset>
        <LinesField
          name="document_hosts"
          label={t('documentHosts')}
          description={t('documentHostsHelp')}
          placeholder="agent.example.com"
          value={policy.document_hosts.join('\n')}
          error={errors.document_hosts}
        />
        <LinesField
          name="blocked_document_hosts"
          label={t('blockedDocumentHosts')}
          description={t('blockedDocumentHostsHelp')}
          value={policy.blocked_document_hosts.join('\n')}
          error={errors.blocked_document_hosts}
        />
        <LinesField
          name="redirect_hosts"
          label={t('hosts')}
          description={t('hostsHelp')}
          placeholder="*.example.com"
          value={state?.values.redirect_hosts ?? policy.redirect_hosts.join('\n')}
          error={errors.redirect_hosts}
        />
        <fieldset className={panel.choices}>
          <legend>{t('kinds')}</legend>
          <Checkbox
            radius="sm"
            name="native"
            label={t('native')}
            description={t('nativeHelp')}
            defaultChecked={policy.native}
          />
        </fieldset>
        <fieldset className={panel.choices} id="grant_types">
          <legend>{t('grants')}</legend>
          {(Object.keys(GRANTS) as RegisteredGrantType[]).map((grant) => (
            <Checkbox
              key={grant}
              radius="sm"
              name="grant_types"
              value={grant}
              label={t(GRANTS[grant])}
              defaultChecked={policy.grant_types.includes(grant)}
            />
          ))}
          {errors.grant_types && <p className={panel.error}>{errors.grant_types}</p>}
        </fieldset>
        <ScopeChoices chosen={policy.scopes} error={errors.scopes} />
        <ApiChoices {...apis} value={toLines(policy.resources)} error={errors.resources} />
        <TextInput
          name="unused_days"
          type="number"
          min={1}
          max={365}
          maw={320}
          label={t('unused')}
          description={t('unusedHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          defaultValue={state?.values.unused_days ?? policy.unused_days}
          error={errors.unused_days}
        />
        <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
          {t('save')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Addresses({ policy }: { policy: RegistrationPolicy }) {
  const t = useTexts(registrationTexts);
  return (
    <Section title={t('addresses')} about={t('addressesAbout')}>
      <div className={panel.grid} style={{ maxWidth: 720 }}>
        <CopyField label={t('issuer')} value={policy.issuer} />
        <CopyField label={t('endpoint')} value={policy.registration_endpoint} />
      </div>
    </Section>
  );
}

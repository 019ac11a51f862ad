import { CERTIFICATE_METHODS, KEY_METHODS } from '@gatehouse/contracts';
import { Stack } from '@mantine/core';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationState, ApplicationView } from './application.server';
import { ApplicationFields } from './application-fields';
import { audienceOf, keptValues, shownValues } from './application-form';
import { LogoForm } from './logo-form';
import { applicationTexts } from './texts/application';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

export function SettingsTab({ view, state }: Props) {
  return (
    <>
      <SettingsForm view={view} state={state?.part ? undefined : state} />
      <LogoForm application={view.application} state={state} />
    </>
  );
}

function SettingsForm({ view: { application, isPlatform, apis }, state }: Props) {
  const t = useTexts(applicationTexts);
  const form = useFirstError(state);
  const { token_endpoint_auth_method: method } = application;
  return (
    <Form method="post" noValidate ref={form} className={classes.panel}>
      <input type="hidden" name="version" value={state?.version ?? application.version} />
      <Stack gap="lg">
        {state?.conflict ? <Conflict differences={state.conflict} /> : <FormAlert state={state} />}
        <ApplicationFields
          values={shownValues(state, keptValues(application))}
          errors={state?.errors ?? {}}
          audience={audienceOf(application.grant_types)}
          isPairwise={application.subject_type === 'pairwise'}
          apis={apis}
          hasOwnKeys={[...KEY_METHODS, ...CERTIFICATE_METHODS].includes(method)}
          usesAuthority={method === 'tls_client_auth'}
          mayDoWithoutPkce={application.application_type === 'web' && method !== 'none'}
          redirectExample="https://app.example.com/auth/callback"
          maySkipConsent={isPlatform || application.skip_consent}
        />
        <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
          {state?.conflict ? t('saveMine') : t('save')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

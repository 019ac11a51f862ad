import type { OAuthClientDto } from '@gatehouse/contracts';
import { Checkbox, PasswordInput, Stack, Text } from '@mantine/core';
import { useShowPassword } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationState, ApplicationView } from './application.server';
import { commonTexts } from './texts/common';
import { testSignInTexts } from './texts/test-sign-in';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

/** Runs a real sign-in as the application, and shows each step. */
export function TryTab({ view, state }: Props) {
  const t = useTexts(testSignInTexts);
  const { application, trialAddress } = view;
  const whyNot = reasonAgainst(application);
  const isReady = application.redirect_uris.includes(trialAddress);
  return (
    <section className={classes.panel} aria-labelledby="try">
      <h2 id="try" className={classes.panelTitle}>
        {t('title')}
      </h2>
      <p className={classes.panelAbout}>{t('about')}</p>
      {!application.is_active && (
        <Text size="sm" mb="md">
          {t('disabled')}
        </Text>
      )}
      {whyNot ? (
        <Text size="sm">{t(whyNot)}</Text>
      ) : isReady ? (
        <Start view={view} state={state} />
      ) : (
        <AddAddress view={view} state={state} />
      )}
    </section>
  );
}

/** The key of a text; null where a test is possible. Only the application itself holds its private key. */
function reasonAgainst({ token_endpoint_auth_method, ...application }: OAuthClientDto) {
  if (!application.grant_types.includes('authorization_code')) {
    return 'noBrowser';
  }
  const hasKey = token_endpoint_auth_method === 'private_key_jwt' || application.dpop_bound_access_tokens;
  const pushes = application.require_pushed_authorization_requests;
  if (!hasKey && !pushes) return null;
  return 'needsOwnKey';
}

function AddAddress({ view: { trialAddress }, state }: Props) {
  const t = useTexts(testSignInTexts);
  return (
    <Form method="post">
      <Stack gap="md">
        <FormAlert state={state} />
        <Text size="sm">{t('addAbout')}</Text>
        <CopyField label={t('redirectUri')} value={trialAddress} />
        <SubmitButton intent="add-trial-address" style={{ alignSelf: 'start' }}>
          {t('add')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Start({ view: { application }, state }: Props) {
  const t = useTexts(testSignInTexts);
  const common = useTexts(commonTexts);
  const showPassword = useShowPassword();
  const needsSecret = application.token_endpoint_auth_method.startsWith('client_secret');
  return (
    <Form method="post" noValidate reloadDocument>
      <Stack gap="md">
        <FormAlert state={state} />
        {needsSecret && (
          <PasswordInput
            name="client_secret"
            label={common('clientSecret')}
            description={t('secretHelp')}
            autoComplete="off"
            error={state?.errors.client_secret}
            aria-invalid={!!state?.errors.client_secret}
            visibilityToggleButtonProps={showPassword}
            maw={420}
          />
        )}
        <Checkbox
          name="prompt"
          value="select_account"
          label={t('chooseAccount')}
          description={t('chooseAccountHelp')}
        />
        <SubmitButton intent="try" style={{ alignSelf: 'start' }}>
          {t('start')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

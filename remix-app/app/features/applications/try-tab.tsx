import type { OAuthClientDto } from '@gatehouse/contracts';
import { Checkbox, PasswordInput, Stack, Text } from '@mantine/core';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import type { ApplicationState, ApplicationView } from './application.server';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

/** Runs a real sign-in as the application would, and tells each step. */
export function TryTab({ view, state }: Props) {
  const { application, trialAddress } = view;
  const whyNot = reasonAgainst(application);
  const isReady = application.redirect_uris.includes(trialAddress);
  return (
    <section className={classes.panel} aria-labelledby="try">
      <h2 id="try" className={classes.panelTitle}>
        Try a real sign-in
      </h2>
      <p className={classes.panelAbout}>
        Gatehouse takes the application's place: it sends you to sign in, redeems the code on the server,
        checks the ID token and shows each step with the claims. Tokens stay on the server and are revoked at
        the end.
      </p>
      {!application.is_active && (
        <Text size="sm" mb="md">
          This application is disabled, so the test will stop at the first step. That is worth seeing, too.
        </Text>
      )}
      {whyNot ? (
        <Text size="sm">{whyNot}</Text>
      ) : isReady ? (
        <Start view={view} state={state} />
      ) : (
        <AddAddress view={view} state={state} />
      )}
    </section>
  );
}

/** Only the application itself holds the key that it would be proven with. */
function reasonAgainst({ token_endpoint_auth_method, ...application }: OAuthClientDto): string | null {
  if (!application.grant_types.includes('authorization_code')) {
    return 'Nobody signs in to this application in a browser, so there is no sign-in to try here.';
  }
  const hasKey = token_endpoint_auth_method === 'private_key_jwt' || application.dpop_bound_access_tokens;
  const pushes = application.require_pushed_authorization_requests;
  if (!hasKey && !pushes) return null;
  return 'This application proves itself with a key that only it has, or pushes its requests. Gatehouse cannot take its place: run the sign-in from the application.';
}

function AddAddress({ view: { trialAddress }, state }: Props) {
  return (
    <Form method="post">
      <Stack gap="md">
        <FormAlert state={state} />
        <Text size="sm">
          The test comes back to a page of ours, which must be among the redirect addresses. It can be removed
          again under Settings.
        </Text>
        <CopyField label="Address of the test" value={trialAddress} />
        <SubmitButton intent="add-trial-address" style={{ alignSelf: 'start' }}>
          Add the address
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Start({ view: { application }, state }: Props) {
  const needsSecret = application.token_endpoint_auth_method.startsWith('client_secret');
  return (
    <Form method="post" noValidate reloadDocument>
      <Stack gap="md">
        <FormAlert state={state} />
        {needsSecret && (
          <PasswordInput
            name="client_secret"
            label="Client secret"
            description="The one that the application has. It is used once, for this test, and kept nowhere."
            autoComplete="off"
            error={state?.errors.client_secret}
            aria-invalid={!!state?.errors.client_secret}
            visibilityToggleButtonProps={SHOW_PASSWORD}
            maw={420}
          />
        )}
        <Checkbox
          name="prompt"
          value="select_account"
          label="Ask which account to use"
          description="Signing in as somebody else ends your session here; use a private window for that."
        />
        <SubmitButton intent="try" style={{ alignSelf: 'start' }}>
          Start the sign-in
        </SubmitButton>
      </Stack>
    </Form>
  );
}

import { Stack, TextInput } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { ProviderState, ProviderView } from '~/server/saml-provider.server';
import classes from '../applications/applications.module.css';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** What ends the use of an application: for a while, or for good. */
export function DangerTab({ view: { provider }, state }: Props) {
  return (
    <>
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      <section className={classes.panel} aria-labelledby="switch">
        <h2 id="switch" className={classes.panelTitle}>
          {provider.is_active ? 'Disable' : 'Enable'}
        </h2>
        <p className={classes.panelAbout}>
          {provider.is_active
            ? 'Nobody can sign in to it any more. People who are signed in there stay so until the application ends it. Its settings are kept, and you can enable it again.'
            : 'People can sign in to it again.'}
        </p>
        <Form method="post">
          <input type="hidden" name="version" value={provider.version} />
          {provider.is_active ? (
            <SubmitButton intent="disable" color="red" variant="light">
              Disable at once
            </SubmitButton>
          ) : (
            <SubmitButton intent="enable">Enable</SubmitButton>
          )}
        </Form>
      </section>
      <section className={`${classes.panel} ${classes.danger}`} aria-labelledby="delete">
        <h2 id="delete" className={classes.panelTitle}>
          Delete
        </h2>
        <p className={classes.panelAbout}>
          Nobody can sign in to it any more, and its settings are gone. Its entity ID stays reserved:
          registered again by the same owner, it knows people by the same names as before.
        </p>
        <Form method="post" noValidate>
          <Stack gap="md">
            <TextInput
              name="confirm"
              label={
                <>
                  Type <strong>{provider.name}</strong> to confirm
                </>
              }
              error={state?.errors.confirm}
              autoComplete="off"
              maw={360}
            />
            <SubmitButton intent="delete" color="red" style={{ alignSelf: 'start' }}>
              Delete
            </SubmitButton>
          </Stack>
        </Form>
      </section>
    </>
  );
}

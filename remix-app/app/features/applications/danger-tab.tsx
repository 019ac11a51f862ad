import { Stack, TextInput } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { ApplicationState, ApplicationView } from '~/server/application.server';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import classes from './applications.module.css';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

/** What ends the use of an application: for a while, or for good. */
export function DangerTab({ view: { application }, state }: Props) {
  return (
    <>
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      <section className={classes.panel} aria-labelledby="switch">
        <h2 id="switch" className={classes.panelTitle}>
          {application.is_active ? 'Disable' : 'Enable'}
        </h2>
        <p className={classes.panelAbout}>
          {application.is_active
            ? 'Nobody can sign in to it from this moment on, and every token that it holds is dead, on every server. Its settings stay, and it can be enabled again; people then sign in anew.'
            : 'People can sign in to it again. Tokens from before stay dead.'}
        </p>
        <Form method="post">
          <input type="hidden" name="version" value={application.version} />
          {application.is_active ? (
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
          Ends the application with its secrets, its tokens and what people allowed it. Nothing brings it
          back, and its client ID is never given to another.
        </p>
        <Form method="post" noValidate>
          <Stack gap="md">
            <TextInput
              name="confirm"
              label={
                <>
                  Type <strong>{application.name}</strong> to confirm
                </>
              }
              error={state?.errors.confirm}
              autoComplete="off"
              maw={360}
            />
            <SubmitButton intent="delete" color="red" style={{ alignSelf: 'start' }}>
              Delete for good
            </SubmitButton>
          </Stack>
        </Form>
      </section>
    </>
  );
}

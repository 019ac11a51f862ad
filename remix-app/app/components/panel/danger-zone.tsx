import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import panel from './panel.module.css';

interface Props {
  name: string;
  state: FormState | undefined;
  /** What can be switched off for a while; null for what can only be deleted. */
  power: { isActive: boolean; version: number; off: ReactNode; on: ReactNode } | null;
  /** What deleting it means. */
  deletion: ReactNode;
}

/** What ends the use of something: for a while, or, once its name was typed, for good. */
export function DangerZone({ name, state, power, deletion }: Props) {
  return (
    <>
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      {power && <Power {...power} />}
      <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="delete">
        <h2 id="delete" className={panel.panelTitle}>
          Delete
        </h2>
        <p className={panel.panelAbout}>{deletion}</p>
        <Form method="post" noValidate>
          <Stack gap="md">
            <TextInput
              name="confirm"
              label={
                <>
                  Type <strong>{name}</strong> to confirm
                </>
              }
              defaultValue={state?.values.confirm}
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

function Power({ isActive, version, off, on }: NonNullable<Props['power']>) {
  return (
    <section className={panel.panel} aria-labelledby="switch">
      <h2 id="switch" className={panel.panelTitle}>
        {isActive ? 'Disable' : 'Enable'}
      </h2>
      <p className={panel.panelAbout}>{isActive ? off : on}</p>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        {isActive ? (
          <SubmitButton intent="disable" color="red" variant="light">
            Disable at once
          </SubmitButton>
        ) : (
          <SubmitButton intent="enable">Enable</SubmitButton>
        )}
      </Form>
    </section>
  );
}

import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import panel from './panel.module.css';
import { dangerZoneTexts } from './texts/danger-zone';

interface Props {
  name: string;
  state: FormState | undefined;
  /** The form to disable the object temporarily; null if it can only be deleted. */
  power: { isActive: boolean; version: number; off: ReactNode; on: ReactNode } | null;
  /** The effect of deleting it. */
  deletion: ReactNode;
}

/** Disables an object temporarily, or deletes it after its name is entered. */
export function DangerZone({ name, state, power, deletion }: Props) {
  const t = useTexts(dangerZoneTexts);
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
          {t('delete')}
        </h2>
        <p className={panel.panelAbout}>{deletion}</p>
        <Form method="post" noValidate>
          <Stack gap="md">
            <TextInput
              name="confirm"
              label={t.rich('confirmName', { name, b: (inner) => <strong>{inner}</strong> })}
              defaultValue={state?.values.confirm}
              error={state?.errors.confirm}
              autoComplete="off"
              maw={360}
            />
            <SubmitButton intent="delete" color="red" style={{ alignSelf: 'start' }}>
              {t('deletePermanently')}
            </SubmitButton>
          </Stack>
        </Form>
      </section>
    </>
  );
}

function Power({ isActive, version, off, on }: NonNullable<Props['power']>) {
  const t = useTexts(dangerZoneTexts);
  return (
    <section className={panel.panel} aria-labelledby="switch">
      <h2 id="switch" className={panel.panelTitle}>
        {isActive ? t('disable') : t('enable')}
      </h2>
      <p className={panel.panelAbout}>{isActive ? off : on}</p>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        {isActive ? (
          <SubmitButton intent="disable" color="red" variant="light">
            {t('disable')}
          </SubmitButton>
        ) : (
          <SubmitButton intent="enable">{t('enable')}</SubmitButton>
        )}
      </Form>
    </section>
  );
}

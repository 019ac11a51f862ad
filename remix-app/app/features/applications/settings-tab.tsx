import { Alert, Stack, Text } from '@mantine/core';
import { Form } from '@remix-run/react';
import { IconGitMerge } from '@tabler/icons-react';
import { useUnsavedWarning } from '~/components/unsaved';
import type { ApplicationState, ApplicationView, Difference } from '~/server/application.server';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import { useFirstError } from '../auth/use-first-error';
import { ApplicationFields } from './application-fields';
import { keptValues, shownValues } from './application-form';
import classes from './applications.module.css';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

export function SettingsTab({ view: { application, isPlatform }, state }: Props) {
  const form = useFirstError(state);
  const unsaved = useUnsavedWarning();
  return (
    <Form method="post" noValidate ref={form} className={classes.panel} {...unsaved}>
      <input type="hidden" name="version" value={state?.version ?? application.version} />
      <Stack gap="lg">
        {state?.conflict ? <Conflict differences={state.conflict} /> : <FormAlert state={state} />}
        <ApplicationFields
          values={shownValues(state, keptValues(application))}
          errors={state?.errors ?? {}}
          hasOwnKeys={application.token_endpoint_auth_method === 'private_key_jwt'}
          redirectExample="https://app.example.com/auth/callback"
          maySkipConsent={isPlatform || application.skip_consent}
        />
        <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
          {state?.conflict ? 'Save mine' : 'Save changes'}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** Somebody was faster: what stands now, beside what this person wanted. */
function Conflict({ differences }: { differences: readonly Difference[] }) {
  return (
    <Alert
      role="alert"
      color="amber"
      variant="light"
      icon={<IconGitMerge size={20} stroke={1.6} aria-hidden="true" />}
      title="Somebody else changed this application in the meantime"
    >
      <Text size="sm" mb="xs">
        {differences.length > 0
          ? 'Nothing of yours was saved. Saving now puts your values in the place of theirs.'
          : 'They made the same change. There is nothing left to save.'}
      </Text>
      {differences.length > 0 && (
        <table className={classes.conflict}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, now, yours }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{now || '(empty)'}</td>
                <td>{yours || '(empty)'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Alert>
  );
}

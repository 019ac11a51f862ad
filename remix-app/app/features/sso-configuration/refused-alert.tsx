import { Alert, Code, List, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { formTexts } from '~/components/forms/texts/forms';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { connectionTexts } from './texts/connection';

/** The specified sentence, with why and what to do below it. */
export function RefusedAlert({ state }: { state: (FormState & { meanwhile?: string[] }) | undefined }) {
  const t = useTexts(connectionTexts);
  const shared = useTexts(formTexts);
  if (!state?.message) return null;
  const saveFailed = t('saveFailed');
  const hasFields = Object.keys(state.errors).length > 0;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text fw={600} c="var(--mantine-color-error)">
        {saveFailed}
      </Text>
      {hasFields && <Fields errors={state.errors} />}
      {state.message !== saveFailed && <Text size="sm">{state.message}</Text>}
      {state.meanwhile && state.meanwhile.length > 0 && (
        <>
          <Text size="sm" mt={6}>
            {t('meanwhile')}
          </Text>
          <List size="sm">
            {state.meanwhile.map((change) => (
              <List.Item key={change}>{change}</List.Item>
            ))}
          </List>
        </>
      )}
      {state.reference && (
        <Text size="sm">
          {shared.rich('reference', {
            reference: state.reference,
            code: (inner) => <Code>{inner}</Code>,
          })}
        </Text>
      )}
    </Alert>
  );
}

/** What is wrong stands at the fields too; here also what has no field in this form. */
function Fields({ errors }: { errors: FormState['errors'] }) {
  return (
    <List size="sm">
      {Object.entries(errors).map(([field, message]) => (
        <List.Item key={field}>{message}</List.Item>
      ))}
    </List>
  );
}

import { Alert, Button, Code, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { formTexts } from '~/components/forms/texts/forms';
import { useTexts } from '~/texts/texts-context';

/** What a script of an unhydrated page shows of a failure; `alert.ts` fills it in. */
export function AlertTemplate() {
  const t = useTexts(formTexts);
  return (
    <template data-alert-template>
      <div data-script-alert>
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
        >
          <Text fw={600} c="var(--mantine-color-error)" data-alert-message />
          <Text size="sm" data-alert-reference>
            {t.rich('reference', { reference: '', code: () => <Code /> })}
          </Text>
        </Alert>
        <Button
          type="submit"
          name="intent"
          formNoValidate
          variant="light"
          fullWidth
          mt="xs"
          data-alert-action
        >
          {' '}
        </Button>
      </div>
    </template>
  );
}

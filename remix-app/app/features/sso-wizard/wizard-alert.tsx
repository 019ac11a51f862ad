import { Alert, Code, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { formTexts } from '~/components/forms/texts/forms';
import { useTexts } from '~/texts/texts-context';

interface Props {
  /** The specified sentence. */
  message: string | null | undefined;
  why?: string | null | undefined;
  reference?: string | undefined;
}

/** What did not come through: the specified sentence, and why and what to do below it. */
export function WizardAlert({ message, why, reference }: Props) {
  const t = useTexts(formTexts);
  if (!message) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text fw={600} c="var(--mantine-color-error)">
        {message}
      </Text>
      {why && <Text size="sm">{why}</Text>}
      {reference && (
        <Text size="sm">{t.rich('reference', { reference, code: (inner) => <Code>{inner}</Code> })}</Text>
      )}
    </Alert>
  );
}

import type { ImportTenantsResult } from '@gatehouse/contracts';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** More lines than anybody reads at once. */
const SHOWN = 50;

/** What a dry run found. */
export function ImportResult({ result: { rows, errors } }: { result: ImportTenantsResult }) {
  if (errors.length === 0) {
    return (
      <Alert
        role="status"
        color="green"
        variant="light"
        icon={<IconCircleCheck size={20} aria-hidden="true" />}
      >
        {rows === 1 ? 'The line is well.' : `All ${rows} lines are well.`} Nothing is made yet.
      </Alert>
    );
  }
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} aria-hidden="true" />}
      title="Nothing is made while a line is wrong"
    >
      <List size="sm">
        {errors.slice(0, SHOWN).map(({ line, field, message }) => (
          <List.Item key={`${line} ${field} ${message}`}>
            Line {line}, {field}: {message}
          </List.Item>
        ))}
      </List>
      {errors.length > SHOWN && <Text size="sm">And {errors.length - SHOWN} more.</Text>}
    </Alert>
  );
}

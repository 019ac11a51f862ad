import type { TenantImportCheck } from '@gatehouse/contracts';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** More lines than anybody reads at once. */
const SHOWN = 50;

/** What a check found. */
export function ImportResult({ result: { rows, create, skip, errors } }: { result: TenantImportCheck }) {
  const wrong = rows - create - skip;
  const skipped = skip > 0 ? ` ${lines(skip)} exist already and will be skipped.` : '';
  if (errors.length === 0) {
    return (
      <Alert
        role="status"
        color="green"
        variant="light"
        icon={<IconCircleCheck size={20} aria-hidden="true" />}
      >
        <Text fw={600}>
          {rows === 1 ? 'The line is valid' : `All ${rows.toLocaleString('en')} lines are valid`}
        </Text>
        No tenant is created yet.{skipped}
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle size={20} aria-hidden="true" />}>
      <Text fw={600} c="var(--mantine-color-error)">
        {lines(wrong)} of {rows.toLocaleString('en')} {wrong === 1 ? 'is' : 'are'} wrong
      </Text>
      <Text size="sm" mb="xs">
        Correct them below and check again.
        {create > 0 && ' Or set up the valid lines now: the wrong ones are kept for correction.'}
        {skipped}
      </Text>
      <List size="sm" style={{ maxHeight: 240, overflowY: 'auto' }}>
        {errors.slice(0, SHOWN).map(({ line, field, column, message }) => (
          <List.Item key={`${line} ${field} ${message}`}>
            Line {line}, {column}: {message}
          </List.Item>
        ))}
      </List>
      {errors.length > SHOWN && <Text size="sm">And {errors.length - SHOWN} more.</Text>}
    </Alert>
  );
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`;
}

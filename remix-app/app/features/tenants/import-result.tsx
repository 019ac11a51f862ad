import type { TenantImportCheck } from '@gatehouse/contracts';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { importTexts } from './texts/import';

/** More lines than users would read at once. */
const SHOWN = 50;

/** The result of a check. */
export function ImportResult({ result: { rows, create, skip, errors } }: { result: TenantImportCheck }) {
  const t = useTexts(importTexts);
  const wrong = rows - create - skip;
  const skipped = skip > 0 && t('skipped', { count: skip });
  if (errors.length === 0) {
    return (
      <Alert
        role="status"
        color="green"
        variant="light"
        icon={<IconCircleCheck size={20} aria-hidden="true" />}
      >
        <Text fw={600}>{t('valid', { count: rows })}</Text>
        {t('notCreated')} {skipped}
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle size={20} aria-hidden="true" />}>
      <Text fw={600} c="var(--mantine-color-error)">
        {t('invalid', { wrong, rows })}
      </Text>
      <Text size="sm" mb="xs">
        {t('correct')} {create > 0 && t('createValid')} {skipped}
      </Text>
      <List size="sm" style={{ maxHeight: 240, overflowY: 'auto' }}>
        {errors.slice(0, SHOWN).map(({ line, field, column, message }) => (
          <List.Item key={`${line} ${field} ${message}`}>{t('line', { line, column, message })}</List.Item>
        ))}
      </List>
      {errors.length > SHOWN && <Text size="sm">{t('more', { count: errors.length - SHOWN })}</Text>}
    </Alert>
  );
}

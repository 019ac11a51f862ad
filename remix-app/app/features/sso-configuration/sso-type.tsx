import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { connectionTexts } from './texts/connection';

/** Whether people can sign in by it, in word, shape and colour. */
export function ActiveChip({ isEnabled }: { isEnabled: boolean }) {
  const t = useTexts(connectionTexts);
  const Drawing = isEnabled ? IconCircleCheck : IconCircleOff;
  return (
    <Badge
      color={isEnabled ? 'green' : 'gray'}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(isEnabled ? 'active' : 'inactive')}
    </Badge>
  );
}

import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { connectionTexts } from './texts/connection';

interface Props {
  isEnabled: boolean;
  /** When the identity provider stopped to respond; null while it responds. */
  downSince: string | null;
}

const STATES = {
  active: { color: 'green', Drawing: IconCircleCheck },
  down: { color: 'red', Drawing: IconPlugConnectedX },
  inactive: { color: 'gray', Drawing: IconCircleOff },
} as const;

/** Whether users can sign in through a connection, in word, shape and color. */
export function ActiveChip({ isEnabled, downSince }: Props) {
  const t = useTexts(connectionTexts);
  const state = !isEnabled ? 'inactive' : downSince ? 'down' : 'active';
  const { color, Drawing } = STATES[state];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(state)}
    </Badge>
  );
}

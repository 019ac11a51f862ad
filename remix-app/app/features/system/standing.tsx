import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, type TablerIcon } from '@tabler/icons-react';

export type Standing = 'good' | 'wait' | 'wrong';

const LOOKS: Record<Standing, { label: string; color: string; Drawing: TablerIcon }> = {
  good: { label: 'Healthy', color: 'green', Drawing: IconCircleCheck },
  wait: { label: 'Look at it', color: 'amber', Drawing: IconAlertTriangle },
  wrong: { label: 'Failing', color: 'red', Drawing: IconCircleX },
};

/** How a part does, in word, shape and colour. */
export function StandingBadge({ standing, label }: { standing: Standing; label?: string }) {
  const { label: word, color, Drawing } = LOOKS[standing];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      miw="max-content"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {label ?? word}
    </Badge>
  );
}

import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { statusTexts } from './texts/status';

export type Standing = 'good' | 'wait' | 'wrong';

const LOOKS: Record<Standing, { color: string; Drawing: TablerIcon }> = {
  good: { color: 'green', Drawing: IconCircleCheck },
  wait: { color: 'amber', Drawing: IconAlertTriangle },
  wrong: { color: 'red', Drawing: IconCircleX },
};

/** The status of a part, as a word, a shape and a color. */
export function StandingBadge({ standing, label }: { standing: Standing; label?: string }) {
  const t = useTexts(statusTexts);
  const { color, Drawing } = LOOKS[standing];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      miw="max-content"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {label ?? t(standing)}
    </Badge>
  );
}

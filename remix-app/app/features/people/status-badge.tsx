import { Badge } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleOff,
  IconCircleX,
  IconClock,
  IconMailFast,
  IconRefresh,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { peopleLabels } from './texts/labels';

const LOOKS = {
  active: { color: 'green', Drawing: IconCircleCheck },
  invited: { color: 'amber', Drawing: IconMailFast },
  suspended: { color: 'red', Drawing: IconCircleX },
  blocked: { color: 'red', Drawing: IconCircleX },
  pending: { color: 'amber', Drawing: IconClock },
  expired: { color: 'gray', Drawing: IconCircleOff },
  accepted: { color: 'green', Drawing: IconCircleCheck },
  revoked: { color: 'gray', Drawing: IconCircleOff },
} as const satisfies Record<string, { color: string; Drawing: TablerIcon }>;

export type PersonStatus = keyof typeof LOOKS;

/** The status of a user or an invitation, in word, shape and color. */
export function StatusBadge({ status }: { status: PersonStatus }) {
  const t = useTexts(peopleLabels);
  const { color, Drawing } = LOOKS[status];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(status)}
    </Badge>
  );
}

/** Marks a user that a directory manages. */
export function DirectoryBadge() {
  const t = useTexts(peopleLabels);
  return (
    <Badge
      color="gray"
      variant="light"
      tt="none"
      leftSection={<IconRefresh size={14} stroke={2} aria-hidden="true" />}
    >
      {t('ofDirectory')}
    </Badge>
  );
}

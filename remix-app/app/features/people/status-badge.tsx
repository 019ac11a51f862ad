import { Badge } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleOff,
  IconCircleX,
  IconClock,
  IconMailFast,
  type TablerIcon,
} from '@tabler/icons-react';

const LOOKS: Record<string, { label: string; color: string; Drawing: TablerIcon }> = {
  active: { label: 'Active', color: 'green', Drawing: IconCircleCheck },
  invited: { label: 'Invited', color: 'amber', Drawing: IconMailFast },
  suspended: { label: 'Suspended', color: 'red', Drawing: IconCircleX },
  blocked: { label: 'Blocked everywhere', color: 'red', Drawing: IconCircleX },
  pending: { label: 'Waiting', color: 'amber', Drawing: IconClock },
  expired: { label: 'Run out', color: 'gray', Drawing: IconCircleOff },
  accepted: { label: 'Accepted', color: 'green', Drawing: IconCircleCheck },
  revoked: { label: 'Taken back', color: 'gray', Drawing: IconCircleOff },
};

/** Where somebody, or an invitation, stands: in word, shape and colour. */
export function StatusBadge({ status }: { status: string }) {
  const { label, color, Drawing } = LOOKS[status] ?? { label: status, color: 'gray', Drawing: IconCircleOff };
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {label}
    </Badge>
  );
}

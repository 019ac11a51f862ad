import type { TenantStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleOff,
  IconCircleX,
  IconClock,
  IconPlayerPause,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { STATUS_LABELS } from './labels';
import { labelsTexts } from './texts/labels';

const LOOKS: Record<TenantStatus, { color: string; Drawing: TablerIcon }> = {
  active: { color: 'green', Drawing: IconCircleCheck },
  pending: { color: 'amber', Drawing: IconClock },
  'on-hold': { color: 'amber', Drawing: IconPlayerPause },
  suspended: { color: 'red', Drawing: IconCircleX },
  cancelled: { color: 'gray', Drawing: IconCircleOff },
  inactive: { color: 'gray', Drawing: IconCircleOff },
  deactivated: { color: 'gray', Drawing: IconCircleOff },
};

/** A tenant's status in word, shape and color. */
export function TenantStatusBadge({ status }: { status: TenantStatus }) {
  const t = useTexts(labelsTexts);
  const { color, Drawing } = LOOKS[status];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(STATUS_LABELS[status])}
    </Badge>
  );
}

/** Its color in the theme: green is good, amber is waiting, red is a problem, gray is over. */
export function tenantStatusTone(status: TenantStatus): string {
  return LOOKS[status].color;
}

/** All statuses, in display order. */
export const TENANT_STATUS_CHOICES = Object.keys(STATUS_LABELS) as TenantStatus[];

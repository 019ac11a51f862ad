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

const LOOKS: Record<TenantStatus, { label: string; color: string; Drawing: TablerIcon }> = {
  active: { label: 'Active', color: 'green', Drawing: IconCircleCheck },
  pending: { label: 'Pending', color: 'amber', Drawing: IconClock },
  'on-hold': { label: 'On hold', color: 'amber', Drawing: IconPlayerPause },
  suspended: { label: 'Suspended', color: 'red', Drawing: IconCircleX },
  cancelled: { label: 'Cancelled', color: 'gray', Drawing: IconCircleOff },
  inactive: { label: 'Inactive', color: 'gray', Drawing: IconCircleOff },
  deactivated: { label: 'Deactivated', color: 'gray', Drawing: IconCircleOff },
};

/** A tenant's status in word, shape and colour. */
export function TenantStatusBadge({ status }: { status: TenantStatus }) {
  const { label, color, Drawing } = LOOKS[status];
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

export function tenantStatusLabel(status: TenantStatus): string {
  return LOOKS[status].label;
}

/** Its colour in the theme: green is good, amber waits, red is wrong, grey is over. */
export function tenantStatusTone(status: TenantStatus): string {
  return LOOKS[status].color;
}

/** Every status, in the order in which it is offered. */
export const TENANT_STATUS_CHOICES = Object.keys(LOOKS) as TenantStatus[];

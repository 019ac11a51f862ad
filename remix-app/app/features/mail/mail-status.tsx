import type { MailStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';

const LOOKS: Record<MailStatus, { label: string; color: string }> = {
  queued: { label: 'Waiting', color: 'amber' },
  sent: { label: 'Sent', color: 'green' },
  dead: { label: 'Given up', color: 'red' },
  expired: { label: 'Expired', color: 'gray' },
};

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { label, color } = LOOKS[status];
  return (
    <Badge color={color} variant="light" tt="none">
      {label}
    </Badge>
  );
}

export function mailStatusLabel(status: MailStatus): string {
  return LOOKS[status].label;
}

/** Every status, in the order in which it is offered. */
export const MAIL_STATUS_CHOICES = Object.keys(LOOKS) as MailStatus[];

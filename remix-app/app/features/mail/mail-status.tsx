import type { MailStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';

const LOOKS: Record<MailStatus, { label: string; color: string }> = {
  queued: { label: 'Waiting', color: 'amber' },
  sent: { label: 'Sent', color: 'green' },
  dead: { label: 'Given up', color: 'red' },
  expired: { label: 'Expired', color: 'gray' },
};

/** Not taken from the schema, which would bring zod into the browser. */
export const MAIL_STATUSES = Object.keys(LOOKS) as readonly MailStatus[];

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

import type { MailStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { statusTexts } from './texts/status';

const LOOKS: Record<MailStatus, { color: string }> = {
  queued: { color: 'amber' },
  sent: { color: 'green' },
  dead: { color: 'red' },
  expired: { color: 'gray' },
};

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const t = useTexts(statusTexts);
  const { color } = LOOKS[status];
  return (
    <Badge color={color} variant="light" tt="none">
      {t(status)}
    </Badge>
  );
}

/** All statuses, in display order. */
export const MAIL_STATUS_CHOICES = Object.keys(LOOKS) as MailStatus[];

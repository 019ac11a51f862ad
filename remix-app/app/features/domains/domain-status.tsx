import type { AutoJoin, DomainStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { domainLabels } from './texts/labels';

interface Look {
  color: string;
  Drawing: TablerIcon;
}

const LOOKS: Record<DomainStatus, Look> = {
  pending: { color: 'amber', Drawing: IconClock },
  active: { color: 'green', Drawing: IconCircleCheck },
  inactive: { color: 'red', Drawing: IconAlertTriangle },
};

/** Whether a domain is verified, in word, shape and color. */
export function DomainStatusBadge({ status }: { status: DomainStatus }) {
  const t = useTexts(domainLabels);
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

/** Keys of `domainLabels`. */
export const AUTO_JOINS = {
  sso: { label: 'sso', short: 'ssoShort', about: 'ssoAbout' },
  invite_only: { label: 'inviteOnly', short: 'inviteOnlyShort', about: 'inviteOnlyAbout' },
} as const satisfies Record<AutoJoin, object>;

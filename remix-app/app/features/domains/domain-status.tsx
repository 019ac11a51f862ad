import type { AutoJoin, DomainStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, type TablerIcon } from '@tabler/icons-react';

interface Look {
  label: string;
  color: string;
  Drawing: TablerIcon;
  /** What it means for the people with an address of the domain. */
  meaning: string;
}

export const DOMAIN_LOOKS: Record<DomainStatus, Look> = {
  pending: {
    label: 'Pending',
    color: 'amber',
    Drawing: IconClock,
    meaning:
      'Not proven yet. Nobody is sent to your directory by this domain, and nobody joins by it, until the record below is found.',
  },
  active: {
    label: 'Active',
    color: 'green',
    Drawing: IconCircleCheck,
    meaning:
      'Proven. People with an address of this domain are offered your connection when they sign in, and those who may join do.',
  },
  inactive: {
    label: 'Inactive',
    color: 'red',
    Drawing: IconAlertTriangle,
    meaning:
      'The proof is gone. People who have an account still sign in; linking accounts and joining have stopped until it is proven again.',
  },
};

/** Whether a domain is proven, in word, shape and colour. */
export function DomainStatusBadge({ status }: { status: DomainStatus }) {
  const { label, color, Drawing } = DOMAIN_LOOKS[status];
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

export const AUTO_JOINS: Record<AutoJoin, { label: string; short: string; about: string }> = {
  sso: {
    label: 'Whoever signs in through a connection of yours',
    short: 'By signing in',
    about: 'They get an account at their first sign-in, where the connection allows it.',
  },
  invite_only: {
    label: 'Only people who were invited',
    short: 'By invitation',
    about: 'Somebody without an account is told to ask an admin.',
  },
};

import type { DomainCheckOutcome, DomainDto } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import { When } from '~/components/when';

const LOOKS: Record<DomainCheckOutcome, { title: string; color: string; Drawing: TablerIcon }> = {
  found: { title: 'The record was found', color: 'green', Drawing: IconCircleCheck },
  missing: { title: 'No record was found', color: 'amber', Drawing: IconClock },
  mismatch: { title: 'A record with another value was found', color: 'red', Drawing: IconAlertTriangle },
  unreachable: { title: 'The name servers did not answer', color: 'amber', Drawing: IconClock },
  owned_elsewhere: {
    title: 'Another organization holds this domain',
    color: 'red',
    Drawing: IconUsersGroup,
  },
  parent_owned_elsewhere: {
    title: 'Another organization holds a domain above this one',
    color: 'red',
    Drawing: IconUsersGroup,
  },
};

/** What the last look at the DNS brought, and when the next one is. */
export function CheckResult({ domain: { lastCheck, nextCheckAt } }: { domain: DomainDto }) {
  const next = nextCheckAt && (
    <>
      {' '}
      Next check by itself: <When at={nextCheckAt} />.
    </>
  );
  if (!lastCheck) {
    return (
      <Text size="sm" c="dimmed" role="status">
        Not checked yet.{next}
      </Text>
    );
  }
  const { title, color, Drawing } = LOOKS[lastCheck.outcome];
  return (
    <Alert
      // A new check is a new message, even in the same words.
      key={lastCheck.at}
      role="status"
      color={color}
      variant="light"
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
      title={title}
    >
      <Text size="sm">{lastCheck.message}</Text>
      <Text size="sm" mt={6}>
        Checked <When at={lastCheck.at} />.{next}
      </Text>
    </Alert>
  );
}

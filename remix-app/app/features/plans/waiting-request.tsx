import { PLAN_NAMES, type PlanUsage } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { LocalTime } from '~/components/local-time';

/** The request for a plan that waits for its answer: when it was sent, and what happens next. */
export function WaitingRequest({ usage }: { usage: Pick<PlanUsage, 'requested' | 'requestedAt'> }) {
  const { requested, requestedAt } = usage;
  if (!requested || !requestedAt) return null;
  return (
    <Alert color="brand" variant="light" mb="md" icon={<IconHourglass size={20} aria-hidden="true" />}>
      <Text fw={600}>Your request for the {PLAN_NAMES[requested]} is waiting</Text>
      <Text size="sm">
        Sent on <LocalTime iso={requestedAt} />. Our team reviews it and answers by email; nothing changes
        until then, and no second request is needed.
      </Text>
    </Alert>
  );
}

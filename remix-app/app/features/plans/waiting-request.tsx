import type { PlanUsage } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { LocalTime } from '~/components/local-time';
import { useTexts } from '~/texts/texts-context';
import { planNames } from './texts/names';
import { planUsageTexts } from './texts/usage';

/** The request for a plan that waits for its answer: when it was sent, and what happens next. */
export function WaitingRequest({ usage }: { usage: Pick<PlanUsage, 'requested' | 'requestedAt'> }) {
  const { requested, requestedAt } = usage;
  const t = useTexts(planUsageTexts);
  const nameOf = useTexts(planNames);
  if (!requested || !requestedAt) return null;
  return (
    <Alert color="brand" variant="light" mb="md" icon={<IconHourglass size={20} aria-hidden="true" />}>
      <Text fw={600}>{t('waiting', { plan: nameOf(requested) })}</Text>
      <Text size="sm">{t.rich('waitingAbout', { when: <LocalTime iso={requestedAt} /> })}</Text>
    </Alert>
  );
}

import type { SsoTraceSummary } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconKey, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { outcomesTexts } from './texts/outcomes';
import type english from './texts/outcomes/en';

interface Look {
  label: keyof typeof english;
  color: string;
  Drawing: TablerIcon;
}

/** The outcome of a sign-in or a test. */
export function outcomeOf({ outcome, purpose }: Pick<SsoTraceSummary, 'outcome' | 'purpose'>): Look {
  if (outcome === null) return { label: 'open', color: 'gray', Drawing: IconClock };
  if (outcome === 'link_required') return { label: 'linkRequired', color: 'amber', Drawing: IconKey };
  if (outcome === 'success') {
    return { label: purpose === 'test' ? 'passed' : 'signedIn', color: 'green', Drawing: IconCircleCheck };
  }
  return { label: purpose === 'test' ? 'failed' : 'denied', color: 'red', Drawing: IconCircleX };
}

export function OutcomeBadge({ trace }: { trace: Pick<SsoTraceSummary, 'outcome' | 'purpose'> }) {
  const t = useTexts(outcomesTexts);
  const { label, color, Drawing } = outcomeOf(trace);
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(label)}
    </Badge>
  );
}

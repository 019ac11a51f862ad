import type { SsoTraceSummary } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconKey, type TablerIcon } from '@tabler/icons-react';

interface Look {
  label: string;
  color: string;
  Drawing: TablerIcon;
}

/** How a sign-in or a test ended, in a word. */
export function outcomeOf({ outcome, purpose }: Pick<SsoTraceSummary, 'outcome' | 'purpose'>): Look {
  if (outcome === null) return { label: 'Not finished', color: 'gray', Drawing: IconClock };
  if (outcome === 'link_required')
    return { label: 'Asked for the password', color: 'amber', Drawing: IconKey };
  if (outcome === 'success') {
    return { label: purpose === 'test' ? 'Passed' : 'Let in', color: 'green', Drawing: IconCircleCheck };
  }
  return { label: purpose === 'test' ? 'Failed' : 'Refused', color: 'red', Drawing: IconCircleX };
}

export function OutcomeBadge({ trace }: { trace: Pick<SsoTraceSummary, 'outcome' | 'purpose'> }) {
  const { label, color, Drawing } = outcomeOf(trace);
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

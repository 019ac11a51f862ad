import { Badge, type BadgeVariant } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { type Expiry, expiryText } from './expiry';
import { expiryTexts } from './texts/expiry';

type Look = { color: string; variant: BadgeVariant; Drawing: TablerIcon };

const FINE: Look = { color: 'green', variant: 'light', Drawing: IconCircleCheck };
const LOOKS: Record<number, Look> = {
  0: { color: 'red', variant: 'filled', Drawing: IconAlertTriangle },
  1: { color: 'red', variant: 'filled', Drawing: IconAlertTriangle },
  7: { color: 'red', variant: 'light', Drawing: IconAlertTriangle },
  14: { color: 'amber', variant: 'light', Drawing: IconAlertTriangle },
  30: { color: 'amber', variant: 'light', Drawing: IconClock },
};

/** The remaining time of a certificate, with stronger warnings at 30, 14, 7 and 1 days. */
export function ExpiryBadge({ expiry }: { expiry: Expiry }) {
  const t = useTexts(expiryTexts);
  const { color, variant, Drawing } = expiry.within === null ? FINE : (LOOKS[expiry.within] ?? FINE);
  return (
    <Badge
      color={color}
      variant={variant}
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {expiryText(expiry, t)}
    </Badge>
  );
}

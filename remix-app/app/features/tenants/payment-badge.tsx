import type { PaymentStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { PAYMENT_LABELS } from './labels';
import { labelsTexts } from './texts/labels';

const LOOKS: Record<PaymentStatus, { color: string; Drawing: TablerIcon }> = {
  paid: { color: 'green', Drawing: IconCircleCheck },
  pending: { color: 'gray', Drawing: IconClock },
  overdue: { color: 'red', Drawing: IconAlertTriangle },
};

/** The payment status of a tenant, in word, shape and color. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const t = useTexts(labelsTexts);
  const { color, Drawing } = LOOKS[status];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(PAYMENT_LABELS[status])}
    </Badge>
  );
}

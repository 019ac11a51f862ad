import type { RiskLevel } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { signInLogTexts } from './texts/log';

const COLORS = { low: 'gray', medium: 'yellow', high: 'red' } as const;

/** The level in words: no color tells it alone. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const t = useTexts(signInLogTexts);
  const Drawing = level === 'low' ? IconShieldCheck : IconAlertTriangle;
  return (
    <Badge
      color={COLORS[level]}
      variant="light"
      tt="none"
      maw="100%"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(`risk_${level}`)}
    </Badge>
  );
}

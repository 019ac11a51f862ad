import type { RiskLevel } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { signInLogTexts } from './texts/log';

const COLORS = { low: 'gray', medium: 'yellow', high: 'red' } as const;

/** Readable on the light yellow of the badge, which its own text color is not. */
const ON_YELLOW = 'light-dark(#7a4a00, #f3c56b)';

/** The level in words: no color tells it alone. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const t = useTexts(signInLogTexts);
  const Drawing = level === 'low' ? IconShieldCheck : IconAlertTriangle;
  return (
    <Badge
      color={COLORS[level]}
      {...(level === 'medium' && { c: ON_YELLOW })}
      variant="light"
      tt="none"
      maw="100%"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(`risk_${level}`)}
    </Badge>
  );
}

import type { DetectionKind, Incident, IncidentState, Severity } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { incidentTexts } from './texts/incidents';
import type english from './texts/incidents/en';

export type IncidentTexts = Translate<typeof english>;

export function kindKey(kind: DetectionKind) {
  return `k_${kind}` as const;
}

/** Whether nobody tried a password: a session or a token of it is in other hands. */
export function isOfSession(kind: DetectionKind): boolean {
  return kind === 'session_moved' || kind === 'token_reused';
}

/** The network or user of an incident. */
export function subjectOf({ subject }: Pick<Incident, 'subject'>, t: IncidentTexts): string {
  return subject || t('manyNetworks');
}

const SEVERITY_COLORS: Record<Severity, string> = { low: 'gray', medium: 'amber', high: 'red' };

export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useTexts(incidentTexts);
  return (
    <Badge
      color={SEVERITY_COLORS[severity]}
      variant="light"
      tt="none"
      leftSection={<IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}
    >
      {t(`v_${severity}`)}
    </Badge>
  );
}

const STATES: Record<IncidentState, readonly [color: string, icon: typeof IconProgress]> = {
  open: ['red', IconAlertTriangle],
  in_progress: ['amber', IconProgress],
  closed: ['green', IconCircleCheck],
};

export function StateBadge({ state }: { state: IncidentState }) {
  const t = useTexts(incidentTexts);
  const [color, Drawing] = STATES[state];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(`s_${state}`)}
    </Badge>
  );
}

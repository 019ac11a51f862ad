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
import { useTexts } from '~/texts/texts-context';
import { domainTexts } from './texts/domain';

const LOOKS = {
  found: { title: 'found', color: 'green', Drawing: IconCircleCheck },
  missing: { title: 'missing', color: 'amber', Drawing: IconClock },
  mismatch: { title: 'mismatch', color: 'red', Drawing: IconAlertTriangle },
  unreachable: { title: 'unreachable', color: 'amber', Drawing: IconClock },
  owned_elsewhere: { title: 'ownedElsewhere', color: 'red', Drawing: IconUsersGroup },
  parent_owned_elsewhere: { title: 'parentOwnedElsewhere', color: 'red', Drawing: IconUsersGroup },
} as const satisfies Record<DomainCheckOutcome, { title: string; color: string; Drawing: TablerIcon }>;

/** The result of the last DNS check, and when the next one is due. */
export function CheckResult({ domain: { lastCheck, nextCheckAt } }: { domain: DomainDto }) {
  const t = useTexts(domainTexts);
  const next = nextCheckAt && <When at={nextCheckAt} />;
  if (!lastCheck) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {next ? t.rich('notCheckedNext', { next }) : t('notChecked')}
      </Text>
    );
  }
  const { title, color, Drawing } = LOOKS[lastCheck.outcome];
  const when = <When at={lastCheck.at} />;
  return (
    <Alert
      // A new check is a new message, even in the same words.
      key={lastCheck.at}
      role="status"
      color={color}
      variant="light"
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
      title={t(title)}
    >
      <Text size="sm">{lastCheck.message}</Text>
      <Text size="sm" mt={6}>
        {next ? t.rich('checkedNext', { when, next }) : t.rich('checked', { when })}
      </Text>
    </Alert>
  );
}

import type { AuditEvent } from '@gatehouse/contracts';
import { Badge, Group } from '@mantine/core';
import classes from '~/components/list/list.module.css';
import { useTexts } from '~/texts/texts-context';
import { actionsTexts } from './texts/actions';
import { logTexts } from './texts/log';
import { actionLabel, detailText } from './words';

/** What happened, and what else matters of it. */
export function EventWhat({ event }: { event: AuditEvent }) {
  const t = useTexts(logTexts);
  const action = useTexts(actionsTexts);
  const detail = detailText(event.detail);
  return (
    <div style={{ minWidth: 0 }}>
      <Group gap={8}>
        <span style={{ fontWeight: 560 }}>{actionLabel(event.action, action)}</span>
        {event.outcome === 'failure' && (
          <Badge color="red" variant="light" tt="none" size="sm">
            {t('failure')}
          </Badge>
        )}
      </Group>
      {detail && (
        <div className={classes.quiet} style={{ overflowWrap: 'anywhere' }}>
          {detail}
        </div>
      )}
    </div>
  );
}

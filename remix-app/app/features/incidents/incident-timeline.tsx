import type {
  ClosingReason,
  IncidentAction,
  IncidentDetail,
  IncidentEntry,
  IncidentState,
  Severity,
} from '@gatehouse/contracts';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './incidents.module.css';
import { incidentTexts } from './texts/incidents';
import type { IncidentTexts } from './words';

/** What happened and what was done, the newest first. */
export function Timeline({ incident }: { incident: IncidentDetail }) {
  const t = useTexts(incidentTexts);
  return (
    <Section title={t('timeline')}>
      <ol className={classes.rows} tabIndex={incident.entries.length > 6 ? 0 : undefined}>
        {incident.entries.map((entry) => (
          <li key={entry.id} className={classes.row}>
            <span className={classes.what}>
              <bdi>{sentenceOf(entry, incident, t)}</bdi>
              {entry.text && (
                <p className={classes.text}>
                  <bdi>{entry.text}</bdi>
                </p>
              )}
              <span className={classes.quiet}>
                {entry.author
                  ? t.rich('by', { name: <bdi>{entry.author.name ?? t('deletedUser')}</bdi> })
                  : t('bySystem')}
              </span>
            </span>
            <When at={entry.at} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function sentenceOf({ kind, detail }: IncidentEntry, incident: IncidentDetail, t: IncidentTexts): string {
  const { state, reason, severity, count, assignee } = detail;
  switch (kind) {
    case 'detected':
      if (incident.kind === 'session_moved') return t('e_moved');
      if (incident.kind === 'token_reused') return t('e_token_reused');
      return t('e_detected', { count: Number(count) || 0 });
    case 'severity_raised':
      return t('e_severity_raised', { severity: t(`v_${severity as Severity}`) });
    case 'state_changed':
      return t('e_state_changed', { state: t(`s_${state as IncidentState}`) });
    case 'closed':
      return t('e_closed', { reason: t(`r_${reason as ClosingReason}`) });
    case 'assigned': {
      const name = incident.assignees.find(({ id }) => id === assignee)?.name;
      return assignee ? t('e_assigned', { name: name ?? t('deletedUser') }) : t('e_unassigned');
    }
    case 'action_taken':
      return actionSentence(detail, incident, t);
    default:
      return t(`e_${kind}`);
  }
}

function actionSentence(
  { action, count, network, userId }: IncidentEntry['detail'],
  { users }: IncidentDetail,
  t: IncidentTexts,
): string {
  const name = users.find(({ id }) => id === userId)?.email ?? t('deletedUser');
  switch (action as IncidentAction) {
    case 'block_network':
      return t('e_block_network', { network: String(network) });
    case 'require_factor':
      return t('e_require_factor', { name });
    default:
      return t('e_end_sessions', { count: Number(count) || 0 });
  }
}

import { DETECTION_KINDS, INCIDENT_STATES, SEVERITIES, type Suppression } from '@gatehouse/contracts';
import { NativeSelect } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './incidents.module.css';
import type { IncidentList } from './incidents.server';
import { incidentTexts } from './texts/incidents';
import { WaitingSignIns } from './waiting-sign-ins';
import { kindKey, SeverityBadge, StateBadge, subjectOf } from './words';

interface Props {
  list: IncidentList;
  state: FormState | undefined;
}

/** Attacks on sign-ins, the newest first, and the suppressions of detections. */
export function IncidentsPage({ list, state: formState }: Props) {
  const t = useTexts(incidentTexts);
  const { base, view, of, isPlatform, isUnknown, suppressions, waiting } = list;
  const { state, kind, severity } = view;
  const held = { ...view, of };
  return (
    <>
      <ListPage
        {...list}
        title={t('title')}
        about={t('about')}
        above={
          waiting.length > 0 && (
            <div className={classes.before}>
              <WaitingSignIns waiting={waiting} />
            </div>
          )
        }
        isNarrowed={Object.values(held).some(Boolean)}
        filters={
          <Filters
            base={base}
            submit={t('show')}
            held={held}
            chips={[
              { name: 'of', label: isPlatform && of && t('organizationChip', { text: of }) },
              { name: 'state', label: state && t(`s_${state}`) },
              { name: 'kind', label: kind && t(kindKey(kind)) },
              { name: 'severity', label: severity && `${t('severity')}: ${t(`v_${severity}`)}` },
            ]}
          >
            {isPlatform && <OwnerField value={of} />}
            <NativeSelect
              name="state"
              label={t('state')}
              defaultValue={state ?? ''}
              data={[
                { value: '', label: t('anyState') },
                ...(['unresolved', ...INCIDENT_STATES] as const).map((value) => ({
                  value,
                  label: t(`s_${value}`),
                })),
              ]}
            />
            <NativeSelect
              name="kind"
              label={t('detection')}
              defaultValue={kind ?? ''}
              data={[
                { value: '', label: t('anyDetection') },
                ...DETECTION_KINDS.map((value) => ({ value, label: t(kindKey(value)) })),
              ]}
            />
            <NativeSelect
              name="severity"
              label={t('severity')}
              defaultValue={severity ?? ''}
              data={[
                { value: '', label: t('anySeverity') },
                ...SEVERITIES.map((value) => ({ value, label: t(`v_${value}`) })),
              ]}
            />
          </Filters>
        }
        columns={[
          {
            label: t('detection'),
            cell: (incident) => (
              <ItemName to={`${base}/${incident.id}`} name={t(kindKey(incident.kind))}>
                <bdi>{subjectOf(incident, t)}</bdi>
              </ItemName>
            ),
          },
          { label: t('severity'), cell: (incident) => <SeverityBadge severity={incident.severity} /> },
          { label: t('state'), cell: (incident) => <StateBadge state={incident.state} /> },
          { label: t('accounts'), isNumber: true, cell: ({ accounts }) => accounts },
          isPlatform && {
            label: t('organization'),
            cell: ({ tenant }) => <OneLine text={tenant ? (tenant.name ?? tenant.id) : t('platform')} />,
          },
          {
            label: t('assignee'),
            cell: ({ assignee }) => <OneLine text={assignee?.name ?? '–'} />,
          },
          { label: t('lastSeen'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
        ]}
        noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
        empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
      >
        {isUnknown && <UnknownOwner of={of} />}
        <FormAlert state={formState} />
      </ListPage>
      {suppressions.length > 0 && (
        <div className={classes.after}>
          <Suppressions suppressions={suppressions} />
        </div>
      )}
    </>
  );
}

function Suppressions({ suppressions }: Pick<IncidentList, 'suppressions'>) {
  const t = useTexts(incidentTexts);
  return (
    <Section title={t('suppressions')} about={t('suppressionsAbout')}>
      <ul className={classes.rows}>
        {suppressions.map((suppression) => (
          <li key={suppression.id}>
            <SuppressionRow suppression={suppression} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SuppressionRow({ suppression }: { suppression: Suppression }) {
  const t = useTexts(incidentTexts);
  const formats = useFormats('UTC');
  const { id, kind, network, user, note, expiresAt } = suppression;
  return (
    <Form method="post" isDraft={false} className={classes.row}>
      <input type="hidden" name="id" value={id} />
      <span className={classes.what}>
        {t(kindKey(kind))} · <bdi>{network ?? user?.name ?? t('everySubject')}</bdi>
        <span className={classes.quiet}>
          <time dateTime={expiresAt}>{t('expires', { when: formats.date(expiresAt) })}</time>
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </span>
      </span>
      <SubmitButton intent={`delete-${id}`} variant="default" size="xs">
        {t('deleteSuppression')}
      </SubmitButton>
    </Form>
  );
}

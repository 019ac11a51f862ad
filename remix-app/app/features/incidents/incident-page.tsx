import { CLOSING_REASONS, LONGEST_COMMENT, techniqueUrl } from '@gatehouse/contracts';
import { Anchor, Badge, NativeSelect, Textarea } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { NetworkCredit } from '~/components/network-credit';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { IncidentView } from './incident.server';
import { Steps } from './incident-steps';
import { Timeline } from './incident-timeline';
import classes from './incidents.module.css';
import { incidentTexts } from './texts/incidents';
import { isOfSession, kindKey, SeverityBadge, StateBadge, subjectOf } from './words';

interface Props {
  view: IncidentView;
  state: FormState | undefined;
}

/** One incident: what happened, what to do about it, who is affected, and what was done. */
export function IncidentPage({ view, state }: Props) {
  const t = useTexts(incidentTexts);
  const { incident, base } = view;
  const isClosed = incident.state === 'closed';
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          {t(kindKey(incident.kind))} · <bdi>{subjectOf(incident, t)}</bdi>
        </PageTitle>
        <SeverityBadge severity={incident.severity} />
        <StateBadge state={incident.state} />
      </div>
      <div className={panel.sub}>
        <span>{t(`d_${incident.kind}`)}</span>
        <Anchor component={Link} to={base} size="sm">
          {t('toList')}
        </Anchor>
      </div>
      <FormAlert state={state} />
      <Facts view={view} />
      {!isClosed && <Steps incident={incident} applications={view.applications} />}
      <Users view={view} />
      <Networks view={view} />
      <OpenSessions view={view} />
      <Work view={view} state={state} />
      <Timeline incident={incident} />
    </>
  );
}

function Facts({ view: { incident, isPlatform } }: Pick<Props, 'view'>) {
  const t = useTexts(incidentTexts);
  const { tenant, technique, reason } = incident;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('firstSeen'), <When key="first" at={incident.firstSeenAt} />],
    [t('lastSeen'), <When key="last" at={incident.lastSeenAt} />],
    ...(isOfSession(incident.kind) ? [] : [[t('failures'), incident.failures] as const]),
    [t('accounts'), incident.accounts],
    [t('networks'), incident.networks],
    [t('assignee'), <bdi key="assignee">{incident.assignee?.name ?? t('nobody')}</bdi>],
    [
      t('technique'),
      <Anchor key="technique" href={techniqueUrl(technique)} size="sm" rel="noreferrer" target="_blank">
        <bdi>{technique}</bdi>
      </Anchor>,
    ],
    [t('reason'), reason && t(`r_${reason}`)],
    [t('organization'), isPlatform && <bdi>{tenant ? (tenant.name ?? tenant.id) : t('platform')}</bdi>],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([label, value]) =>
          (value || value === 0) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Users({ view: { incident, isPlatform } }: Pick<Props, 'view'>) {
  const t = useTexts(incidentTexts);
  const { users, accounts } = incident;
  const path = isPlatform ? '/superadmin/users' : '/admin/users';
  return (
    <Section title={t('users')} about={users.length > 0 ? t('usersAbout') : t('noUsers')}>
      <ul className={classes.rows} tabIndex={users.length > 8 ? 0 : undefined}>
        {users.map(({ id, email, signedIn }) => (
          <li key={id} className={classes.row}>
            {email ? (
              <Anchor component={Link} to={`${path}/${id}`} size="sm" className={classes.what}>
                <bdi>{email}</bdi>
              </Anchor>
            ) : (
              <span className={classes.what}>{t('deletedUser')}</span>
            )}
            {signedIn && (
              <Badge color="red" variant="light" tt="none">
                {t('signedIn')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {accounts > users.length && (
        <p className={classes.quiet}>{t('andMore', { count: accounts - users.length })}</p>
      )}
    </Section>
  );
}

function Networks({ view: { incident, places, base } }: Pick<Props, 'view'>) {
  const t = useTexts(incidentTexts);
  const { networkList, networks } = incident;
  const log = base.replace(/incidents$/, 'sign-ins');
  if (networkList.length === 0) return null;
  return (
    <Section title={t(isOfSession(incident.kind) ? 'networksOfSession' : 'networksTitle')}>
      <ul className={classes.rows} tabIndex={networkList.length > 8 ? 0 : undefined}>
        {networkList.map(({ network }) => (
          <li key={network} className={classes.row}>
            <span className={classes.what}>
              <bdi>{network}</bdi>
              {places[network] && (
                <span className={classes.quiet}>
                  <bdi>{places[network]}</bdi>
                </span>
              )}
            </span>
            {!network.includes('/') && (
              <Anchor component={Link} to={`${log}?search=${encodeURIComponent(network)}`} size="sm">
                {t('attempts')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {networks > networkList.length && (
        <p className={classes.quiet}>{t('andMore', { count: networks - networkList.length })}</p>
      )}
      {networkList.some(({ origin }) => origin.operator) && <NetworkCredit />}
    </Section>
  );
}

function OpenSessions({ view: { incident } }: Pick<Props, 'view'>) {
  const t = useTexts(incidentTexts);
  if (incident.sessions.length === 0) return null;
  return (
    <Section title={t('sessions')} about={t('sessionsAbout')}>
      <ul className={classes.rows}>
        {incident.sessions.map(({ id, email, address, authenticatedAt }) => (
          <li key={id} className={classes.row}>
            <span className={classes.what}>
              <bdi>{email ?? t('deletedUser')}</bdi>
              <span className={classes.quiet}>
                <bdi>{address ?? '–'}</bdi>
              </span>
            </span>
            <When at={authenticatedAt} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** State, assignee, comments and closing. */
function Work({ view: { incident }, state }: Props) {
  const t = useTexts(incidentTexts);
  const { version, assignee, assignees } = incident;
  if (incident.state === 'closed')
    return (
      <Section title={t('work')}>
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <SubmitButton intent="reopen" variant="default">
            {t('reopen')}
          </SubmitButton>
        </Form>
      </Section>
    );
  return (
    <Section title={t('work')}>
      <div className={classes.steps}>
        <Form method="post" className={classes.plain}>
          <input type="hidden" name="version" value={version} />
          <NativeSelect
            name="state"
            label={t('state')}
            defaultValue={incident.state}
            data={(['open', 'in_progress'] as const).map((value) => ({ value, label: t(`s_${value}`) }))}
          />
          <NativeSelect
            name="assignee"
            label={t('assignee')}
            defaultValue={assignee?.id ?? ''}
            data={[
              { value: '', label: t('nobody') },
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SubmitButton intent="save">{t('save')}</SubmitButton>
        </Form>
        <Form method="post" className={classes.plain}>
          <Textarea
            name="comment"
            label={t('comment')}
            className={classes.wide}
            required
            maxLength={LONGEST_COMMENT}
            autosize
            minRows={2}
            rows={2}
            defaultValue={state?.values.comment}
            error={state?.errors.comment}
          />
          <SubmitButton intent="comment" variant="default">
            {t('addComment')}
          </SubmitButton>
        </Form>
        <Disclosure summary={t('close')}>
          <Form method="post" className={classes.form}>
            <p>{t('closeAbout')}</p>
            <input type="hidden" name="version" value={version} />
            <NativeSelect
              name="reason"
              label={t('reason')}
              data={CLOSING_REASONS.map((value) => ({ value, label: t(`r_${value}`) }))}
            />
            <Textarea
              name="comment"
              label={t('commentOptional')}
              className={classes.wide}
              maxLength={LONGEST_COMMENT}
              autosize
              minRows={2}
              rows={2}
            />
            <SubmitButton intent="close">{t('close')}</SubmitButton>
          </Form>
        </Disclosure>
      </div>
    </Section>
  );
}

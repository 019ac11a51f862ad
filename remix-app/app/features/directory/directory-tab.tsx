import type { DirectoryDto } from '@gatehouse/contracts';
import { Alert, Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconEye, IconPlayerPause } from '@tabler/icons-react';
import { DayChart } from '~/components/charts/day-chart';
import { FigureRow } from '~/components/charts/figure-row';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ChangesPart } from './changes-part';
import { Decision } from './decision';
import classes from './directory.module.css';
import { type DirectoryPart, partsOf } from './directory-parts';
import { type DirectoryView, type PartProps, partPath } from './directory-view';
import { ReadsPart } from './reads-part';
import { RequestsPart } from './requests-part';
import { SetUpPart } from './set-up-part';
import { SettingsPart } from './settings-part';
import { directoryTabTexts } from './texts/tab';
import { UsersPart } from './users-part';

const STATES = {
  off: { label: 'stateOff', color: 'gray', Drawing: IconCircleOff },
  preview: { label: 'statePreview', color: 'amber', Drawing: IconEye },
  active: { label: 'stateActive', color: 'green', Drawing: IconCircleCheck },
  paused: { label: 'statePaused', color: 'amber', Drawing: IconPlayerPause },
} as const;

const SOURCES = {
  scim: 'sourceScim',
  ldap: 'sourceLdap',
  microsoft: 'sourceMicrosoft',
  google: 'sourceGoogle',
} as const;

const PARTS: Record<DirectoryPart, (props: PartProps) => React.ReactNode> = {
  reads: ReadsPart,
  requests: RequestsPart,
  changes: ChangesPart,
  users: UsersPart,
  'set-up': SetUpPart,
  settings: SettingsPart,
};

/** Provisioning of a connection: what waits for a decision, how it is going, and everything that came. */
export function DirectoryTab(props: PartProps) {
  const t = useTexts(directoryTabTexts);
  const { id, view, state } = props;
  const { directory, part } = view;
  if (directory.state === 'off') return <Off id={id} readable={view.readable} state={state} />;
  const Part = PARTS[part];
  return (
    <div className={classes.tab}>
      <Head directory={directory} />
      {state?.message && <FormAlert state={state} />}
      {state?.saidDone && (
        <Alert role="status" color="green" variant="light">
          {state.saidDone}
        </Alert>
      )}
      <Decision {...props} />
      <Figures directory={directory} />
      <Chart view={view} />
      <LinkTabs
        label={t('parts')}
        tabs={partsOf(directory.source).map(({ key, label }) => ({
          label: t(label),
          to: partPath(key),
          isCurrent: key === part,
        }))}
      />
      <Part {...props} />
    </div>
  );
}

function Off({ id, state, readable }: Pick<PartProps, 'id' | 'state'> & Pick<DirectoryView, 'readable'>) {
  const t = useTexts(directoryTabTexts);
  return (
    <section className={panel.panel} aria-labelledby="provisioning">
      <h2 id="provisioning" className={panel.panelTitle}>
        {t('offTitle')}
      </h2>
      <p className={panel.panelAbout}>{t('offAbout')}</p>
      {state?.message && <FormAlert state={state} />}
      {readable && <p className={panel.panelAbout}>{t('offReadAbout', { source: t(SOURCES[readable]) })}</p>}
      <Form method="post" className={classes.buttons}>
        {readable && <SubmitButton intent={`directory-on:${id}:${readable}`}>{t('turnOnRead')}</SubmitButton>}
        <SubmitButton intent={`directory-on:${id}:scim`} variant={readable ? 'default' : 'filled'}>
          {t(readable ? 'turnOnScim' : 'turnOn')}
        </SubmitButton>
      </Form>
    </section>
  );
}

function Head({ directory: { state, source, lastSyncAt } }: { directory: DirectoryDto }) {
  const t = useTexts(directoryTabTexts);
  const { label, color, Drawing } = STATES[state];
  return (
    <div className={classes.head}>
      <Badge
        color={color}
        variant="light"
        tt="none"
        leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
      >
        {t(label)}
      </Badge>
      {source && <span className={classes.quiet}>{t(SOURCES[source])}</span>}
      <span className={classes.quiet}>
        {lastSyncAt ? t.rich('lastSync', { at: <When at={lastSyncAt} /> }) : t('neverSynced')}
      </span>
    </div>
  );
}

function Figures({ directory: { counts } }: { directory: DirectoryDto }) {
  const t = useTexts(directoryTabTexts);
  return (
    <FigureRow
      figures={[
        {
          label: t('countUsers'),
          value: counts.users,
          note: t('countUsersNote', { count: counts.active }),
          to: partPath('users'),
        },
        {
          label: t('countLinked'),
          value: counts.linked,
          note: t('countLinkedNote'),
          to: partPath('users', { state: 'linked' }),
        },
        {
          label: t('countUnlinked'),
          value: counts.unlinked,
          note: t('countUnlinkedNote'),
          to: partPath('users', { state: 'unlinked' }),
        },
        {
          label: t('countWaiting'),
          value: counts.waiting,
          note: t('countWaitingNote'),
          to: partPath('users', { state: 'waiting' }),
        },
      ]}
    />
  );
}

function Chart({ view: { days } }: Pick<PartProps, 'view'>) {
  const t = useTexts(directoryTabTexts);
  const count = days.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0);
  if (count === 0) return null;
  return (
    <DayChart
      title={t('chart', { count })}
      unit={t('chartUnit')}
      days={days}
      timeZone="UTC"
      series={{
        succeeded: t('chartAdded'),
        failed: t('chartRemoved'),
        ofDay: (day, added, removed) => t('chartDay', { day, added, removed }),
      }}
    />
  );
}

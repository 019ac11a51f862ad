import {
  type DirectoryPullDto,
  type DirectoryPullRunDto,
  PULL_FULL_HOURS,
  PULL_MINUTES,
} from '@gatehouse/contracts';
import { Alert, Badge, Checkbox, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconPlayerPause, IconRefresh } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { useLiveTail } from '~/components/use-live-tail';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './directory.module.css';
import type { PartProps } from './directory-view';
import { directoryReadsTexts } from './texts/reads';

/** How Gatehouse reads the directory: the consent, what stopped it, and the last reads as they go on. */
export function ReadsPart({ id, view: { reads } }: PartProps) {
  useLiveTail(reads !== null);
  if (!reads) return null;
  const { pull, runs } = reads;
  return (
    <>
      <Stopped pull={pull} />
      <Schedule id={id} pull={pull} />
      {pull.source === 'microsoft' && <Guests id={id} pull={pull} />}
      <Runs runs={runs} />
    </>
  );
}

/** What an administrator must fix before the directory is read again. */
function Stopped({ pull: { stopped } }: { pull: DirectoryPullDto }) {
  const t = useTexts(directoryReadsTexts);
  if (!stopped) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconPlayerPause size={20} stroke={1.6} aria-hidden="true" />}
      title={t('stoppedTitle')}
    >
      <p className={classes.sentence}>{t(stopped.code)}</p>
      <p className={classes.quiet}>{t.rich('stoppedAt', { at: <When at={stopped.at} /> })}</p>
    </Alert>
  );
}

function Schedule({ id, pull }: { id: string; pull: DirectoryPullDto }) {
  const t = useTexts(directoryReadsTexts);
  const { needsConsent, consent, nextAt, lastFullAt, running } = pull;
  const mayRead = !needsConsent || consent !== null;
  return (
    <section className={panel.panel} aria-labelledby="reads">
      <h2 id="reads" className={panel.panelTitle}>
        {t(mayRead ? 'title' : 'consentTitle')}
      </h2>
      <p className={panel.panelAbout}>
        {mayRead
          ? t('about', { minutes: PULL_MINUTES, hours: PULL_FULL_HOURS })
          : t(pull.source === 'google' ? 'consentAboutGoogle' : 'consentAboutMicrosoft')}
      </p>
      {mayRead && (
        <dl className={classes.facts}>
          {consent && (
            <>
              <dt>{t('consented')}</dt>
              <dd>
                {t.rich('consentedBy', {
                  email: <bdi>{consent.email ?? '–'}</bdi>,
                  at: <When at={consent.at} />,
                })}
              </dd>
            </>
          )}
          <dt>{t('next')}</dt>
          <dd>{nextAt ? <When at={nextAt} /> : t(running ? 'soon' : 'noNext')}</dd>
          <dt>{t('lastFull')}</dt>
          <dd>{lastFullAt ? <When at={lastFullAt} /> : t('never')}</dd>
        </dl>
      )}
      <Form method="post" className={classes.buttons}>
        {mayRead && (
          <>
            <SubmitButton intent={`directory-read:${id}:incremental`}>{t('readNow')}</SubmitButton>
            <SubmitButton intent={`directory-read:${id}:full`} variant="default">
              {t('compareAll')}
            </SubmitButton>
          </>
        )}
        {needsConsent && <ConsentButton id={id} pull={pull} />}
      </Form>
    </section>
  );
}

/** Only Microsoft Entra ID has guests. */
function Guests({ id, pull: { includeGuests, version } }: { id: string; pull: DirectoryPullDto }) {
  const t = useTexts(directoryReadsTexts);
  return (
    <section className={panel.panel} aria-labelledby="guests">
      <h2 id="guests" className={panel.panelTitle}>
        {t('guests')}
      </h2>
      <Form method="post" key={version}>
        <input type="hidden" name="version" value={version} />
        <Stack gap="md">
          <Checkbox
            radius="sm"
            name="includeGuests"
            label={t('includeGuests')}
            description={t('includeGuestsAbout')}
            defaultChecked={includeGuests}
          />
          <SubmitButton intent={`directory-guests:${id}`} variant="default" style={{ alignSelf: 'start' }}>
            {t('saveGuests')}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}

function ConsentButton({ id, pull: { source, consent } }: { id: string; pull: DirectoryPullDto }) {
  const t = useTexts(directoryReadsTexts);
  return (
    <SubmitButton intent={`directory-consent:${id}`} variant={consent ? 'default' : 'filled'}>
      {t(consent ? 'consentAgain' : source === 'google' ? 'consentGoogle' : 'consentMicrosoft')}
    </SubmitButton>
  );
}

function Runs({ runs }: { runs: readonly DirectoryPullRunDto[] }) {
  const t = useTexts(directoryReadsTexts);
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" className={panel.panelTitle}>
        {t('runs')}
      </h2>
      <div className={list.frame}>
        {runs.length === 0 ? (
          <Blank title={t('noRuns')}>{t('noRunsAbout')}</Blank>
        ) : (
          <ItemTable
            items={runs}
            columns={[
              { label: t('started'), cell: ({ startedAt }) => <When at={startedAt} /> },
              { label: t('kind'), cell: ({ kind }) => t(kind) },
              { label: t('outcome'), cell: (run) => <Outcome {...run} /> },
              { label: t('counts'), cell: (run) => <Counts {...run} /> },
            ]}
          />
        )}
      </div>
    </section>
  );
}

const LOOKS = {
  running: { color: 'amber', Drawing: IconRefresh },
  succeeded: { color: 'green', Drawing: IconCircleCheck },
  failed: { color: 'red', Drawing: IconCircleX },
} as const;

function Outcome({ state, phase, error }: DirectoryPullRunDto) {
  const t = useTexts(directoryReadsTexts);
  const { color, Drawing } = LOOKS[state];
  return (
    <div className={classes.request}>
      <Badge
        color={color}
        variant="light"
        tt="none"
        leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
      >
        {t(`state_${state}`)}
      </Badge>
      {state === 'running' && <span className={classes.quiet}>{t(`phase_${phase}`)}</span>}
      {error && <div className={classes.explained}>{t(error.code)}</div>}
    </div>
  );
}

function Counts({ counts }: DirectoryPullRunDto) {
  const t = useTexts(directoryReadsTexts);
  const { users, groups, created, linked, updated, reactivated, deactivated, waiting, refused } = counts;
  return (
    <div className={classes.request}>
      <span>{t('read', { users, groups })}</span>
      <span className={classes.quiet}>
        {t('changed', { added: created + linked + reactivated, updated, deactivated })}
      </span>
      {waiting > 0 && <span className={classes.quiet}>{t('waiting', { count: waiting })}</span>}
      {refused > 0 && <span className={classes.quiet}>{t('refused', { count: refused })}</span>}
    </div>
  );
}

import type { SsoDraftDto } from '@gatehouse/contracts';
import { Alert, Anchor, Badge, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconFlask } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ConfigurationSettings } from './configuration-settings';
import styles from './draft.module.css';
import { DraftOutcomes } from './draft-outcomes';
import type { DraftPageView } from './draft-page.server';
import { DraftRelease } from './draft-release';
import { RefusedAlert } from './refused-alert';
import shared from './sso-configuration.module.css';
import type { ConfigurationState } from './sso-configurations.server';
import { draftTexts } from './texts/draft';

interface Props {
  view: DraftPageView;
  state: ConfigurationState | undefined;
}

/** The draft of a connection: what it changes, its test, its release, the outcomes of both sides, publication. */
export function DraftPage({ view, state }: Props) {
  const t = useTexts(draftTexts);
  const { connection, of, draft } = view;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>{t.rich('title', { name: <bdi>{connection.name}</bdi> })}</PageTitle>
        {draft && <ReleaseBadge draft={draft} />}
      </div>
      <div className={panel.sub}>
        {draft && <span>{t.rich('savedAt', { at: <When at={draft.savedAt} /> })}</span>}
        <Anchor component={Link} to={of} size="sm">
          {t('openConnection')}
        </Anchor>
      </div>
      <div className={shared.notices}>
        {/* Only the form of the settings has a name. */}
        {state?.values.name === undefined ? <FormAlert state={state} /> : <RefusedAlert state={state} />}
        {draft && <Notices draft={draft} cause={view.takenBackCause} />}
      </div>
      {draft ? <Parts view={view} draft={draft} state={state} /> : <NoDraft view={view} />}
    </>
  );
}

function ReleaseBadge({ draft: { release, takenBack } }: { draft: SsoDraftDto }) {
  const t = useTexts(draftTexts);
  const [color, text] = takenBack
    ? (['red', t('takenBack')] as const)
    : !release
      ? (['gray', t('notReleased')] as const)
      : release.percent === null
        ? (['brand', t('releasedToUsers', { count: release.users.length })] as const)
        : (['brand', t('releasedToShare', { percent: release.percent })] as const);
  return (
    <Badge color={color} variant="light" tt="none">
      {text}
    </Badge>
  );
}

function Notices({ draft: { takenBack, isOutdated }, cause }: { draft: SsoDraftDto; cause: string | null }) {
  const t = useTexts(draftTexts);
  return (
    <>
      {takenBack && (
        <Alert
          color="red"
          variant="light"
          title={t.rich('takenBackTitle', { at: <When at={takenBack.at} /> })}
        >
          {t('takenBackAbout', {
            draftFailed: takenBack.draft.failed,
            draftAll: takenBack.draft.failed + takenBack.draft.succeeded,
            liveFailed: takenBack.live.failed,
            liveAll: takenBack.live.failed + takenBack.live.succeeded,
            cause: cause ?? takenBack.code,
          })}
        </Alert>
      )}
      {isOutdated && (
        <Alert color="amber" variant="light" title={t('outdatedTitle')}>
          {t('outdatedAbout')}
        </Alert>
      )}
    </>
  );
}

function NoDraft({ view: { connection, of } }: { view: DraftPageView }) {
  const t = useTexts(draftTexts);
  return (
    <section className={panel.panel} aria-labelledby="none">
      <h2 id="none" className={panel.panelTitle}>
        {t('none')}
      </h2>
      {connection.tenantId === null ? (
        <p className={panel.panelAbout}>{t('platformAbout')}</p>
      ) : (
        <>
          <p className={panel.panelAbout}>{t('noneAbout')}</p>
          <Anchor component={Link} to={`${of}?tab=settings`} size="sm">
            {t('openSettings')}
          </Anchor>
        </>
      )}
    </section>
  );
}

function Parts({ view, draft, state }: Props & { draft: SsoDraftDto }) {
  const t = useTexts(draftTexts);
  return (
    <div className={styles.parts}>
      <section className={panel.panel} aria-labelledby="changes">
        <h2 id="changes" className={panel.panelTitle}>
          {t('changes')}
        </h2>
        {draft.changes.length === 0 ? (
          <Text size="sm">{t('noChanges')}</Text>
        ) : (
          <ul className={styles.changes}>
            {draft.changes.map((change) => (
              <li key={change}>
                <bdi>{change}</bdi>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Test draft={draft} of={view.of} />
      <DraftRelease draft={draft} isEnabled={view.connection.isEnabled} state={state} />
      {draft.outcomes && <DraftOutcomes outcomes={draft.outcomes} causes={view.causes} />}
      <Publish draft={draft} />
      <section className={panel.panel} aria-labelledby="edit">
        <h2 id="edit" className={panel.panelTitle}>
          {t('edit')}
        </h2>
        <p className={panel.panelAbout}>{t('editAbout')}</p>
        <ConfigurationSettings
          configuration={{ ...draft.configuration, owner: null }}
          state={state}
          save="draft"
        />
      </section>
    </div>
  );
}

function Test({ draft: { id, test }, of }: { draft: SsoDraftDto; of: string }) {
  const t = useTexts(draftTexts);
  return (
    <section className={panel.panel} aria-labelledby="test">
      <h2 id="test" className={panel.panelTitle}>
        {t('test')}
      </h2>
      <p className={panel.panelAbout}>
        {test
          ? t.rich(test.isFresh ? 'passedAt' : 'testOutdated', { at: <When at={test.at} /> })
          : t('neverTested')}
      </p>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="draft" value={id} />
        <SubmitButton
          intent="test-draft"
          variant={test?.isFresh ? 'default' : 'filled'}
          leftSection={<IconFlask size={16} stroke={1.8} aria-hidden="true" />}
        >
          {t('testNow')}
        </SubmitButton>
        <Anchor component={Link} to={`${of}/responses`} size="sm">
          {t('replayStored')}
        </Anchor>
      </Form>
    </section>
  );
}

function Publish({ draft: { id, isOutdated, needsTest, test } }: { draft: SsoDraftDto }) {
  const t = useTexts(draftTexts);
  const mayPublish = !isOutdated && (!needsTest || test?.isFresh === true);
  return (
    <section className={panel.panel} aria-labelledby="publish">
      <h2 id="publish" className={panel.panelTitle}>
        {t('publishTitle')}
      </h2>
      <p className={panel.panelAbout}>
        {isOutdated ? t('outdatedAbout') : mayPublish ? t('publishAbout') : t('needsTest')}
      </p>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="draft" value={id} />
        {mayPublish && <SubmitButton intent="publish">{t('publish')}</SubmitButton>}
        <SubmitButton intent="discard" color="red" variant="light">
          {t('discard')}
        </SubmitButton>
      </Form>
    </section>
  );
}

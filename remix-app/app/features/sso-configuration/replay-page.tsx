import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ReplayState, ReplayView } from './replay.server';
import { ReplayFields } from './replay-fields';
import { ReplayResult } from './replay-result';
import { replayTexts } from './texts/replay';
import styles from './trace.module.css';
import { OutcomeBadge } from './trace-outcome';

interface Props {
  view: ReplayView;
  state: ReplayState | undefined;
}

/** A stored response, its replay against edited settings, and the result. */
export function ReplayPage({ view, state }: Props) {
  const t = useTexts(replayTexts);
  const { configuration, response, base, id, days } = view;
  const of = `${base}/${configuration.id}`;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>{t('replay')}</PageTitle>
        {response && <OutcomeBadge trace={response} />}
      </div>
      <div className={panel.sub}>
        <span>
          {t.rich('connection', {
            name: (
              <Anchor component={Link} to={of} size="sm">
                <bdi>{configuration.name}</bdi>
              </Anchor>
            ),
          })}
        </span>
        {response && <When at={response.receivedAt} />}
        <Anchor component={Link} to={`${of}/sign-ins/${id}`} size="sm">
          {t('theSignIn')}
        </Anchor>
      </div>
      {response?.isKept ? (
        <Replay view={view} state={state} />
      ) : (
        <div className={list.frame}>
          <div className={list.empty}>
            <Text fw={600}>{t(response ? 'tooLarge' : 'notStored')}</Text>
            <Text c="dimmed" size="sm" mt={4} maw={460} mx="auto">
              {response ? t('tooLargeAbout') : t('notStoredAbout', { days })}
            </Text>
          </div>
        </div>
      )}
    </>
  );
}

function Replay({ view: { configuration, hasDraft, isOfDraft, prefilled }, state }: Props) {
  const t = useTexts(replayTexts);
  const form = useFirstError(state);
  const isTyped = state?.values['mapping.email'] !== undefined;
  return (
    <>
      <div className={styles.top}>
        {state?.message && (
          <Alert role="alert" color="red" variant="light" title={t('notRun')}>
            {state.message}
          </Alert>
        )}
        <Text maw={720}>{t('replayAbout')}</Text>
      </div>
      {state?.replay && <ReplayResult replay={state.replay} />}
      <Section title={t('settings')} about={t(isOfDraft ? 'draftAbout' : 'settingsAbout')}>
        {hasDraft && (
          <nav aria-label={t('settings')} className={panel.snippetLinks} style={{ marginBottom: 12 }}>
            <Link to="?" aria-current={isOfDraft ? undefined : 'true'} preventScrollReset>
              {t('live')}
            </Link>
            <Link to="?from=draft" aria-current={isOfDraft ? 'true' : undefined} preventScrollReset>
              {t('draft')}
            </Link>
          </nav>
        )}
        <div className={panel.panel}>
          <Form method="post" noValidate ref={form} key={isOfDraft ? 'draft' : 'live'}>
            <ReplayFields
              configuration={configuration}
              values={isTyped ? state.values : prefilled}
              errors={state?.errors ?? {}}
            />
            <SubmitButton intent="replay" mt="lg">
              {t('run')}
            </SubmitButton>
          </Form>
        </div>
      </Section>
      <Section title={t('message')} about={t('messageAbout')}>
        {state?.opened ? (
          <div className={styles.opened}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
            <pre tabIndex={0} dir="ltr">
              {state.opened}
            </pre>
          </div>
        ) : (
          <Form method="post" preventScrollReset>
            <SubmitButton intent="open" variant="default">
              {t('showMessage')}
            </SubmitButton>
          </Form>
        )}
      </Section>
    </>
  );
}

import type { SsoDraftDto } from '@gatehouse/contracts';
import { Text, Textarea, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import styles from './draft.module.css';
import type { ConfigurationState } from './sso-configurations.server';
import { draftTexts } from './texts/draft';

interface Props {
  draft: SsoDraftDto;
  /** Whether the connection is. */
  isEnabled: boolean;
  state: ConfigurationState | undefined;
}

/** Lets some sign-ins use the draft, or none any more. */
export function DraftRelease({ draft, isEnabled, state }: Props) {
  const t = useTexts(draftTexts);
  return (
    <section className={panel.panel} aria-labelledby="release">
      <h2 id="release" className={panel.panelTitle}>
        {t('release')}
      </h2>
      <p className={panel.panelAbout}>{t(isEnabled ? 'releaseAbout' : 'releaseDisabled')}</p>
      {draft.release ? (
        <Released id={draft.id} release={draft.release} />
      ) : (
        isEnabled && <Choices id={draft.id} state={state} />
      )}
    </section>
  );
}

function Released({ id, release }: { id: string; release: NonNullable<SsoDraftDto['release']> }) {
  const t = useTexts(draftTexts);
  const formats = useFormats();
  const { users, percent, startedAt } = release;
  const names = users.map(({ email }) => email ?? t('formerUser'));
  return (
    <>
      <Text size="sm" mb="md">
        {percent === null && t.rich('users', { users: <bdi>{formats.list(names)}</bdi> })}{' '}
        {t.rich('startedAt', { at: <When at={startedAt} /> })}
      </Text>
      <Form method="post">
        <input type="hidden" name="draft" value={id} />
        <SubmitButton intent="end-release" variant="default">
          {t('endRelease')}
        </SubmitButton>
      </Form>
    </>
  );
}

function Choices({ id, state }: { id: string; state: ConfigurationState | undefined }) {
  const t = useTexts(draftTexts);
  const form = useFirstError(state);
  const errors = state?.errors ?? {};
  const values = state?.values ?? {};
  return (
    <div className={styles.choices}>
      <Form method="post" className={styles.choice} ref={form} noValidate isDraft={false}>
        <input type="hidden" name="draft" value={id} />
        <Textarea
          name="emails"
          label={t('emails')}
          description={t('emailsAbout')}
          defaultValue={values.emails ?? ''}
          error={errors.emails}
          rows={3}
          spellCheck={false}
        />
        <SubmitButton intent="release-users" variant="default">
          {t('releaseToUsers')}
        </SubmitButton>
      </Form>
      <Form method="post" className={styles.choice} noValidate isDraft={false}>
        <input type="hidden" name="draft" value={id} />
        <TextInput
          name="percent"
          label={t('percent')}
          description={t('percentAbout')}
          defaultValue={values.percent ?? '10'}
          error={errors.percent}
          inputMode="numeric"
        />
        <SubmitButton intent="release-share" variant="default">
          {t('releaseToShare')}
        </SubmitButton>
      </Form>
    </div>
  );
}

import { Anchor, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import styles from './federation.module.css';
import type { FederationState, FederationView } from './federation.server';
import { FederationResult } from './federation-report';
import { federationTexts } from './texts/page';

interface Props {
  view: FederationView;
  state: FederationState | undefined;
}

/** Checks any provider or application by its address or its metadata. */
export function FederationPage({ view, state }: Props) {
  const t = useTexts(federationTexts);
  const form = useFirstError(state);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <p className={styles.about}>{t('about')}</p>
        </div>
        <Anchor component={Link} to={view.base} size="sm">
          {t('allConnections')}
        </Anchor>
      </div>
      <Form method="post" ref={form} isDraft={false} className={styles.form} noValidate>
        <FormAlert state={state} />
        <Textarea
          name="subject"
          label={t('subject')}
          description={t('subjectAbout')}
          placeholder="https://login.acme.example"
          defaultValue={state?.values.subject ?? view.subject}
          error={state?.errors.subject}
          maxLength={200_000}
          minRows={3}
          rows={3}
          maxRows={12}
          autosize
          spellCheck={false}
          autoComplete="off"
          required
          withAsterisk={false}
          classNames={{ input: styles.mono }}
        />
        <TextInput
          name="entityId"
          label={t('entityId')}
          description={t('entityIdAbout')}
          defaultValue={state?.values.entityId ?? ''}
          error={state?.errors.entityId}
          maxLength={1_024}
          spellCheck={false}
          autoComplete="off"
          classNames={{ input: styles.mono }}
        />
        <div>
          <SubmitButton intent="check">{t('check')}</SubmitButton>
        </div>
      </Form>
      {state?.report ? (
        <FederationResult report={state.report} />
      ) : (
        <p className={styles.about}>{t('empty')}</p>
      )}
    </>
  );
}

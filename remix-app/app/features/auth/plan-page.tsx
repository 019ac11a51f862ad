import { Text } from '@mantine/core';
import { useNavigation } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { PlanChoice } from './plan-choice';
import classes from './plan-page.module.css';
import { planTexts } from './texts/plans';

/** The last step of a sign-up. The dialog is a page, so that it works without script. */
export function PlanPage({ state }: { state: FormState | undefined }) {
  const t = useTexts(planTexts);
  const { formData } = useNavigation();
  return (
    <AuthShell wide>
      <section
        role="dialog"
        aria-labelledby="plan-title"
        aria-describedby="plan-text"
        className={classes.dialog}
      >
        <PageTitle id="plan-title">{t('choose')}</PageTitle>
        <Text id="plan-text" c="dimmed">
          {t('emailConfirmed')}
        </Text>
        <FormAlert state={state} />
        <Form method="post">
          <PlanChoice chosen={formData ? String(formData.get('plan')) : null} />
        </Form>
      </section>
    </AuthShell>
  );
}

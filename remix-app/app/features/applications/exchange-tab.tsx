import type { OAuthClientDto } from '@gatehouse/contracts';
import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { LinesField } from '~/components/forms/lines-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import type { FieldErrors, FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { keptExchange, shownExchange, type WorkloadRow } from './exchange-form';
import { exchangeTexts } from './texts/exchange';

interface Props {
  application: OAuthClientDto;
  state: FormState | undefined;
}

/** Which tokens an application may exchange, who may act for its users, and which workloads it trusts. */
export function ExchangeTab({ application, state }: Props) {
  const t = useTexts(exchangeTexts);
  const form = useFirstError(state);
  const values = shownExchange(state?.values, keptExchange(application));
  const errors = state?.errors ?? {};
  return (
    <section className={panel.panel} aria-labelledby="token-exchange">
      <h2 id="token-exchange" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      <Form method="post" noValidate ref={form} key={application.version}>
        <input type="hidden" name="version" value={application.version} />
        <Stack gap="lg">
          <FormAlert state={state} />
          <Checkbox
            radius="sm"
            name="exchanges"
            label={t('grant')}
            description={t('grantHelp')}
            defaultChecked={values.exchanges}
            error={errors.grant_types}
          />
          <Checkbox
            radius="sm"
            name="impersonation"
            label={t('impersonation')}
            description={t('impersonationHelp')}
            defaultChecked={values.impersonation}
            error={errors.impersonation}
          />
          <LinesField
            name="may_act"
            label={t('mayAct')}
            description={t('mayActHelp')}
            value={values.mayAct}
            error={errors.may_act}
          />
          <Workloads rows={values.workloads} errors={errors} />
          <SubmitButton intent="save-exchange" style={{ alignSelf: 'start' }}>
            {t('save')}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}

function Workloads({ rows, errors }: { rows: readonly WorkloadRow[]; errors: FieldErrors }) {
  const t = useTexts(exchangeTexts);
  return (
    <Stack gap="sm">
      <div>
        <h3 className={panel.panelTitle}>{t('workloads')}</h3>
        <p className={panel.panelAbout}>{t('workloadsHelp')}</p>
        {errors.workload_identities && <p className={panel.error}>{errors.workload_identities}</p>}
      </div>
      {rows.map((row, place) => {
        const isNew = place === rows.length - 1;
        const own = Object.keys(errors).some((name) => name.startsWith(`workload_identities.${place}.`));
        return (
          <Disclosure
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            key={place}
            open={own || undefined}
            summary={isNew ? t('newWorkload') : row.name || t('workload', { number: place + 1 })}
          >
            <Workload row={row} place={place} isNew={isNew} errors={errors} />
          </Disclosure>
        );
      })}
    </Stack>
  );
}

interface WorkloadProps {
  row: WorkloadRow;
  place: number;
  isNew: boolean;
  errors: FieldErrors;
}

function Workload({ row, place, isNew, errors }: WorkloadProps) {
  const t = useTexts(exchangeTexts);
  const field = (name: keyof WorkloadRow) => ({
    name: `workload_${name}`,
    defaultValue: row[name],
    error: errors[`workload_identities.${place}.${name}`],
    spellCheck: false,
  });
  return (
    <Stack gap="md" mt="sm">
      <TextInput {...field('name')} label={t('workloadName')} maxLength={120} />
      <TextInput
        {...field('issuer')}
        label={t('issuer')}
        description={t('issuerHelp')}
        inputMode="url"
        dir="ltr"
      />
      <TextInput {...field('subject')} label={t('subject')} description={t('subjectHelp')} dir="ltr" />
      <TextInput {...field('audience')} label={t('audience')} description={t('audienceHelp')} dir="ltr" />
      <Textarea {...field('claims')} label={t('claims')} description={t('claimsHelp')} rows={2} dir="ltr" />
      <Textarea {...field('jwks')} label={t('jwks')} description={t('jwksHelp')} rows={2} dir="ltr" />
      {!isNew && <Checkbox radius="sm" name="workload_remove" value={place} label={t('remove')} />}
    </Stack>
  );
}

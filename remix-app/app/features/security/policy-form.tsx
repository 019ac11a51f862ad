import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { LinesField } from '~/components/forms/lines-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ReplayButton } from '../policy-replay/replay-button';
import type { PolicyState } from './policy-state';
import { type RISK_FIELDS, riskField } from './risk-choices';
import { RiskFields } from './risk-fields';
import { type TargetChoice, typedRule } from './risk-rules';
import { RiskRulesField } from './risk-rules-field';
import type { SecurityView } from './sign-in-policy.server';
import { policyTexts } from './texts/policy';
import { UPSTREAM_CHOICES } from './upstream-choices';

interface Props {
  policy: NonNullable<SecurityView['about']>['policy'];
  model: NonNullable<SecurityView['about']>['model'];
  tried: NonNullable<SecurityView['about']>['tried'];
  triedErrors: NonNullable<SecurityView['about']>['triedErrors'];
  triedRules: NonNullable<SecurityView['about']>['triedRules'];
  targets: readonly TargetChoice[];
  /** Code or slug of the organization, in the URL of a superadmin. */
  of: string;
  state: PolicyState | undefined;
}

/** The organization's sign-in requirements. */
export function PolicyForm({ policy, model, tried, triedErrors, triedRules, targets, of, state }: Props) {
  const t = useTexts(policyTexts);
  const form = useFirstError(state);
  const typed = (name: keyof typeof policy) => state?.values[name] ?? tried?.[name] ?? String(policy[name]);
  const networks = (name: 'allowedNetworks' | 'blockedNetworks') => ({
    name,
    label: t(name),
    description: t(`${name}About`),
    value: state?.values[name] ?? tried?.[name] ?? policy[name].join('\n'),
    error: state?.errors[name] ?? triedErrors[name],
    rows: 2,
  });
  const risk = (name: (typeof RISK_FIELDS)[number]) =>
    state?.values[name] ?? tried?.[name] ?? riskField(name, policy.risk);
  const isRequired = typed('secondFactor') === 'required';
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      className={panel.panel}
      key={policy.version}
      aria-labelledby="policy"
    >
      <h2 id="policy" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      {/* The first button is the one that Enter presses; it must not add a rule. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="tenantId" value={policy.tenantId} />
      {of && <input type="hidden" name="of" value={of} />}
      <input type="hidden" name="version" value={state?.version ?? policy.version} />
      <Stack gap="lg">
        {state?.conflict ? (
          <Conflict differences={state.conflict} what="policy" />
        ) : (
          <FormAlert state={state} />
        )}
        <TextInput
          name="passwordMinLength"
          type="number"
          min={8}
          max={64}
          maw={220}
          label={t('passwordMinLength')}
          description={t('passwordMinLengthAbout')}
          defaultValue={typed('passwordMinLength')}
          error={state?.errors.passwordMinLength}
          required
          withAsterisk={false}
          styles={{ description: { width: 'min(560px, 78vw)' } }}
        />
        <Checkbox
          radius="sm"
          name="secondFactor"
          value="required"
          label={t('requireFactor')}
          description={t('requireFactorAbout')}
          defaultChecked={isRequired}
        />
        {policy.requiredSince && (
          <p className={panel.note} style={{ marginBlock: '-8px 0', marginInlineStart: 32 }}>
            {t.rich('requiredSince', { time: <When at={policy.requiredSince} /> })}
          </p>
        )}
        <TextInput
          name="graceDays"
          type="number"
          min={0}
          max={90}
          maw={220}
          label={t('graceDays')}
          description={t('graceDaysAbout')}
          defaultValue={typed('graceDays')}
          error={state?.errors.graceDays}
          required
          withAsterisk={false}
          styles={{ description: { width: 'min(560px, 78vw)' } }}
        />
        <NativeSelect
          name="upstreamFactor"
          label={t('upstreamFactor')}
          description={t('upstreamFactorAbout')}
          data={UPSTREAM_CHOICES.map((value) => ({ value: value as string, label: t(value) }))}
          defaultValue={typed('upstreamFactor')}
          error={state?.errors.upstreamFactor}
        />
        <Checkbox
          radius="sm"
          name="checkPasswords"
          value="true"
          label={t('checkPasswords')}
          description={t('checkPasswordsAbout')}
          defaultChecked={typed('checkPasswords') === 'true'}
        />
        <LinesField {...networks('allowedNetworks')} />
        <LinesField {...networks('blockedNetworks')} />
        {state?.excludesSelf && (
          <Checkbox
            radius="sm"
            name="acceptOwnExclusion"
            value="true"
            label={t('acceptOwnExclusion')}
            description={t('acceptOwnExclusionAbout')}
          />
        )}
        <RiskFields
          value={{
            riskMode: risk('riskMode'),
            riskMedium: risk('riskMedium'),
            riskHigh: risk('riskHigh'),
            riskModel: risk('riskModel'),
          }}
          model={model}
          errors={state?.errors}
        />
        <RiskRulesField
          rules={state?.rules ?? triedRules ?? policy.risk.rules.map(typedRule)}
          targets={targets}
          errors={state?.errors}
        />
        <TextInput
          name="failedSignInRetentionDays"
          type="number"
          min={7}
          max={365}
          maw={220}
          label={t('failedSignInRetentionDays')}
          description={t('failedSignInRetentionDaysAbout')}
          defaultValue={typed('failedSignInRetentionDays')}
          error={state?.errors.failedSignInRetentionDays}
          required
          withAsterisk={false}
          styles={{ description: { width: 'min(560px, 78vw)' } }}
        />
        <Group gap="sm">
          <SubmitButton intent="save">{t('save')}</SubmitButton>
          <ReplayButton />
          <ReplayButton of="networks" />
          <ReplayButton of="risk" />
        </Group>
      </Stack>
    </Form>
  );
}

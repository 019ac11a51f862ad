import { RISK_ACTIONS, RISK_MODELS, RISK_MODES, type SignInModel } from '@gatehouse/contracts';
import { NativeSelect } from '@mantine/core';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { RISK_FIELDS } from './risk-choices';
import { policyTexts } from './texts/policy';

interface Props {
  value: Record<(typeof RISK_FIELDS)[number], string>;
  /** The state of the model; null if it cannot be read. */
  model: SignInModel | null;
  errors: Partial<Record<string, string>> | undefined;
}

/** What happens at a risky sign-in. */
export function RiskFields({ value, errors, model }: Props) {
  const t = useTexts(policyTexts);
  const field = (name: keyof Props['value']) => ({
    name,
    id: name,
    label: t(name),
    description: t(`${name}About`),
    defaultValue: value[name],
    error: errors?.[name],
  });
  const actions = RISK_ACTIONS.map((action) => ({ value: action as string, label: t(action) }));
  return (
    <>
      <NativeSelect
        {...field('riskMode')}
        data={RISK_MODES.map((mode) => ({ value: mode as string, label: t(mode) }))}
      />
      <NativeSelect {...field('riskMedium')} data={actions} />
      <NativeSelect {...field('riskHigh')} data={actions} />
      <NativeSelect
        {...field('riskModel')}
        data={RISK_MODELS.map((use) => ({ value: use as string, label: t(use) }))}
      />
      {model && (
        <p className={panel.note} style={{ marginBlock: '-8px 0' }}>
          {model.trainedAt
            ? t.rich('modelTrained', { count: model.signIns, time: <When at={model.trainedAt} /> })
            : t('modelMissing', { count: model.missing })}
        </p>
      )}
    </>
  );
}

import { RISK_ACTIONS, RISK_MODES } from '@gatehouse/contracts';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import type { RISK_FIELDS } from './risk-choices';
import { policyTexts } from './texts/policy';

interface Props {
  value: Record<(typeof RISK_FIELDS)[number], string>;
  errors: Partial<Record<string, string>> | undefined;
}

/** What happens at a risky sign-in. */
export function RiskFields({ value, errors }: Props) {
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
    </>
  );
}

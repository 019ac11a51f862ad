import { RISK_ACTIONS, RISK_MODES } from '@gatehouse/contracts';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import type { RISK_FIELDS, RISK_GROUP_FIELDS, RiskGroup } from './risk-choices';
import { policyTexts } from './texts/policy';

interface Props {
  value: Record<(typeof RISK_FIELDS)[number] | (typeof RISK_GROUP_FIELDS)[number], string>;
  /** Groups to choose from. */
  groups: readonly RiskGroup[];
  errors: Partial<Record<string, string>> | undefined;
}

/** What happens at a risky sign-in. */
export function RiskFields({ value, errors, groups }: Props) {
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
        {...field('riskGroup')}
        data={[
          { value: '', label: t('noRiskGroup') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect {...field('riskGroupMedium')} data={actions} />
      <NativeSelect {...field('riskGroupHigh')} data={actions} />
    </>
  );
}

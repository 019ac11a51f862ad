import { MOST_RISK_RULES, RISK_ACTIONS } from '@gatehouse/contracts';
import { Button, NativeSelect, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import type { TargetChoice, TypedRule } from './risk-rules';
import classes from './security.module.css';
import { policyTexts } from './texts/policy';

interface Props {
  rules: readonly TypedRule[];
  targets: readonly TargetChoice[];
  errors: Partial<Record<string, string>> | undefined;
}

/** Stricter actions for groups and applications. Rules come and go by way of the server, so that it needs no script. */
export function RiskRulesField({ rules, targets, errors }: Props) {
  const t = useTexts(policyTexts);
  return (
    <fieldset id="riskRules" className={classes.rules} aria-describedby="riskRulesAbout">
      <legend className={classes.legend}>{t('riskRules')}</legend>
      <Text size="xs" c="dimmed" id="riskRulesAbout" maw={640}>
        {t('riskRulesAbout')}
      </Text>
      {rules.length > 0 && (
        <div className={classes.ruleList} key={JSON.stringify(rules)}>
          {rules.map((rule, place) => (
            <Rule
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule is known by its place alone
              key={place}
              rule={rule}
              place={place}
              targets={targets}
              error={errors?.[`rule-${place}`]}
            />
          ))}
        </div>
      )}
      {rules.length < MOST_RISK_RULES && (
        <Button
          type="submit"
          name="intent"
          value="add-rule"
          variant="default"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          {t('addRule')}
        </Button>
      )}
    </fieldset>
  );
}

interface RuleProps {
  rule: TypedRule;
  place: number;
  targets: readonly TargetChoice[];
  error: string | undefined;
}

const KINDS = ['group', 'oauth_client', 'saml_service_provider'] as const;

function Rule({ rule, place, targets, error }: RuleProps) {
  const t = useTexts(policyTexts);
  const number = place + 1;
  const actions = RISK_ACTIONS.map((action) => ({ value: action as string, label: t(action) }));
  const kinds = KINDS.map((type) => ({
    group: t(`${type}s`),
    items: targets
      .filter((target) => target.type === type)
      .map(({ id, name, isOfPlatform }) => ({
        value: `${type}:${id}`,
        label: isOfPlatform ? t('ofPlatform', { name }) : name,
      })),
  }));
  return (
    <fieldset className={classes.rule} aria-label={t('ruleNumber', { number })}>
      <NativeSelect
        name="ruleTarget"
        label={t('ruleTarget')}
        data={[{ value: '', label: t('noTarget') }, ...kinds.filter(({ items }) => items.length > 0)]}
        defaultValue={rule.target}
        error={error}
      />
      <NativeSelect name="ruleMedium" label={t('riskMedium')} data={actions} defaultValue={rule.medium} />
      <NativeSelect name="ruleHigh" label={t('riskHigh')} data={actions} defaultValue={rule.high} />
      <Button
        type="submit"
        name="intent"
        value={`remove-rule-${place}`}
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        aria-label={t('removeRule', { number })}
      >
        {t('remove')}
      </Button>
    </fieldset>
  );
}

import type { AutoJoin } from '@gatehouse/contracts';
import { Radio } from '@mantine/core';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { AUTO_JOINS } from './domain-status';
import { domainLabels } from './texts/labels';

/** Who gets an account by having an address of the domain. */
export function AutoJoinChoice({ chosen }: { chosen: AutoJoin }) {
  const t = useTexts(domainLabels);
  return (
    <fieldset className={panel.choices}>
      <legend>{t('whoJoins')}</legend>
      {(Object.keys(AUTO_JOINS) as AutoJoin[]).map((value) => (
        <Radio
          key={value}
          name="autoJoin"
          value={value}
          label={t(AUTO_JOINS[value].label)}
          description={t(AUTO_JOINS[value].about)}
          defaultChecked={value === chosen}
        />
      ))}
    </fieldset>
  );
}

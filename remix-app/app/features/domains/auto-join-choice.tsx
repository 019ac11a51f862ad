import type { AutoJoin } from '@gatehouse/contracts';
import { Radio } from '@mantine/core';
import panel from '~/components/panel/panel.module.css';
import { AUTO_JOINS } from './domain-status';

/** Who gets an account by having an address of the domain. */
export function AutoJoinChoice({ chosen }: { chosen: AutoJoin }) {
  return (
    <fieldset className={panel.choices}>
      <legend>Who joins by it</legend>
      {(Object.keys(AUTO_JOINS) as AutoJoin[]).map((value) => (
        <Radio
          key={value}
          name="autoJoin"
          value={value}
          label={AUTO_JOINS[value].label}
          description={AUTO_JOINS[value].about}
          defaultChecked={value === chosen}
        />
      ))}
    </fieldset>
  );
}

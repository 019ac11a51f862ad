import { TextInput } from '@mantine/core';
import { SubmitButton } from '~/components/forms/submit-button';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';
import { inUnit } from './words';

type Limit = 'sessionIdleSeconds' | 'sessionTotalSeconds' | 'offlineIdleSeconds' | 'offlineTotalSeconds';

const PAIRS: readonly { legend: string; unit: string; fields: readonly [Limit, string, string][] }[] = [
  {
    legend: 'In the browser',
    unit: 'minutes',
    fields: [
      ['sessionIdleSeconds', 'Ends when idle for', '1 to 1,440 minutes'],
      ['sessionTotalSeconds', 'Ends in any case after', '1 to 1,440 minutes'],
    ],
  },
  {
    legend: 'Applications that act for people who are away',
    unit: 'days',
    fields: [
      ['offlineIdleSeconds', 'From one use to the next', 'Up to 30 days'],
      ['offlineTotalSeconds', 'Since the sign-in', 'Up to 90 days'],
    ],
  },
];

export function LimitsForm({ organization, state }: PartProps) {
  return (
    <PartForm
      organization={organization}
      state={state}
      id="limits"
      title="Session limits"
      about="They hold for everybody from their next sign-in. A session asks whether somebody is still there a minute before it ends."
    >
      {PAIRS.map(({ legend, unit, fields }) => (
        <fieldset key={legend} className={classes.pair}>
          <legend>{legend}</legend>
          {fields.map(([name, label, bounds]) => (
            <TextInput
              key={name}
              name={name}
              label={label}
              description={bounds}
              inputMode="decimal"
              defaultValue={state?.values[name] ?? inUnit(name, organization[name])}
              error={state?.errors[name]}
              rightSection={<span className={classes.unit}>{unit}</span>}
              rightSectionWidth={76}
              maxLength={9}
              required
              withAsterisk={false}
            />
          ))}
        </fieldset>
      ))}
      <SubmitButton intent="limits" style={{ alignSelf: 'start' }}>
        Save limits
      </SubmitButton>
    </PartForm>
  );
}

import { Group, TextInput } from '@mantine/core';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import { ReplayButton } from '../policy-replay/replay-button';
import classes from './organization.module.css';
import type { OrganizationView } from './organization.server';
import { PartForm, type PartProps } from './part-form';
import { organizationTexts } from './texts/organization';
import { inUnit } from './words';

const PAIRS = [
  {
    legend: 'inBrowser',
    unit: 'minutes',
    fields: [
      ['sessionIdleSeconds', 'sessionIdleSeconds', 'sessionBounds'],
      ['sessionTotalSeconds', 'sessionTotalSeconds', 'sessionBounds'],
    ],
  },
  {
    legend: 'offline',
    unit: 'days',
    fields: [
      ['offlineIdleSeconds', 'sessionIdleSeconds', 'offlineIdleBounds'],
      ['offlineTotalSeconds', 'sessionTotalSeconds', 'offlineTotalBounds'],
    ],
  },
] as const;

interface Props extends PartProps {
  tried: NonNullable<OrganizationView['about']>['tried'];
  /** Code or slug of the organization, in the URL of a superadmin. */
  of: string;
}

export function LimitsForm({ organization, state, tried, of }: Props) {
  const t = useTexts(organizationTexts);
  return (
    <PartForm
      organization={organization}
      state={state}
      id="limits"
      title={t('limits')}
      about={t('limitsAbout')}
    >
      {PAIRS.map(({ legend, unit, fields }) => (
        <fieldset key={legend} className={classes.pair}>
          <legend>{t(legend)}</legend>
          {fields.map(([name, label, bounds]) => (
            <TextInput
              key={name}
              name={name}
              label={t(label)}
              description={t(bounds)}
              inputMode="decimal"
              defaultValue={state?.values[name] ?? tried?.[name] ?? inUnit(name, organization[name])}
              error={state?.errors[name]}
              rightSection={<span className={classes.unit}>{t(unit)}</span>}
              rightSectionWidth={76}
              maxLength={9}
              required
              withAsterisk={false}
            />
          ))}
        </fieldset>
      ))}
      {of && <input type="hidden" name="of" value={of} />}
      <Group gap="sm">
        <SubmitButton intent="limits">{t('saveLimits')}</SubmitButton>
        <ReplayButton />
      </Group>
    </PartForm>
  );
}

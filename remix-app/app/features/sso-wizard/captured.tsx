import type { WizardCapture, WizardDomain } from '@gatehouse/contracts';
import { Alert, Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import classes from './sso-wizard.module.css';

/** Whether the directory answered, in its words. */
export function DirectoryAnswer({ captured }: { captured: WizardCapture }) {
  const { directory, domains } = captured;
  if (!directory) return null;
  const isGood = directory.answered && domains.some(({ vouched }) => vouched);
  return (
    <Alert
      color={isGood ? 'green' : 'amber'}
      variant="light"
      title={directory.answered ? undefined : 'The directory did not answer'}
      icon={
        isGood ? (
          <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
        )
      }
    >
      {directory.message}
      {!directory.answered &&
        ' What stands below are the domain of the account and the default domains. None of them counts as proven.'}
    </Alert>
  );
}

/** Everything that would be saved, each with where it came from. */
export function CapturedValues({ captured }: { captured: WizardCapture }) {
  return (
    <dl className={classes.values}>
      {captured.values.map(({ label, value, source }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            {value}
            <span className={classes.source}>{source}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const STANDINGS: Record<WizardDomain['standing'], { label: string; color: string }> = {
  proven: { label: 'Proven', color: 'green' },
  will_be_proven: { label: 'Vouched for', color: 'green' },
  unproven: { label: 'Not proven', color: 'amber' },
  owned_elsewhere: { label: 'Owned elsewhere', color: 'red' },
  parent_owned_elsewhere: { label: 'Owned elsewhere', color: 'red' },
  unusable: { label: 'Not usable', color: 'gray' },
};

export const SOURCES: Record<WizardDomain['source'], string> = {
  directory: 'From the directory',
  account: 'From the account',
  default: 'Default',
  claimed: 'Claimed by the organization',
};

export function StandingBadge({ domain }: { domain: WizardDomain }) {
  const { label, color } = STANDINGS[domain.standing];
  return (
    <Badge color={color} variant="light" tt="none">
      {label}
    </Badge>
  );
}

/** Whether it is ticked before anybody chose. */
export function isChosen({ standing, source }: WizardDomain): boolean {
  return (
    (standing === 'proven' || standing === 'will_be_proven' || standing === 'unproven') &&
    source !== 'default'
  );
}

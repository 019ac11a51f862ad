import type { WizardCapture, WizardDomain } from '@gatehouse/contracts';
import { Alert, Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import { captionOf } from './captured-labels';
import classes from './sso-wizard.module.css';
import { capturedTexts } from './texts/captured';
import { wizardRunTexts } from './texts/run';

/** Whether the identity provider answered, in its words. */
export function DirectoryAnswer({ captured }: { captured: WizardCapture }) {
  const t = useTexts(wizardRunTexts);
  const { directory, domains } = captured;
  if (!directory) return null;
  const isGood = directory.answered && domains.some(({ vouched }) => vouched);
  return (
    <Alert
      color={isGood ? 'green' : 'amber'}
      variant="light"
      title={directory.answered ? undefined : t('noAnswer')}
      icon={
        isGood ? (
          <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
        )
      }
    >
      {directory.answered ? directory.message : t('noAnswerAbout', { message: directory.message })}
    </Alert>
  );
}

/** Everything that would be saved, each with where it came from. */
export function CapturedValues({ captured }: { captured: WizardCapture }) {
  const t = useTexts(capturedTexts);
  const captionFor = (label: string) => {
    const key = captionOf(label);
    return key ? t(key) : label;
  };
  return (
    <dl className={classes.values}>
      {captured.values.map(({ label, value, source }) => (
        <div key={`${label} ${value}`}>
          <dt>{captionFor(label)}</dt>
          <dd>
            {value}
            <span className={classes.source}>{source}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const STANDINGS = {
  verified: { label: 'domainVerified', color: 'green' },
  will_be_verified: { label: 'domainVouched', color: 'green' },
  unverified: { label: 'domainUnverified', color: 'amber' },
  owned_elsewhere: { label: 'domainElsewhere', color: 'red' },
  parent_owned_elsewhere: { label: 'domainElsewhere', color: 'red' },
  unusable: { label: 'domainUnusable', color: 'gray' },
} as const satisfies Record<WizardDomain['standing'], { label: string; color: string }>;

export const SOURCES = {
  directory: 'sourceDirectory',
  account: 'sourceAccount',
  default: 'sourceDefault',
  claimed: 'sourceClaimed',
} as const satisfies Record<WizardDomain['source'], string>;

export function StandingBadge({ domain }: { domain: WizardDomain }) {
  const t = useTexts(wizardRunTexts);
  const { label, color } = STANDINGS[domain.standing];
  return (
    <Badge color={color} variant="light" tt="none">
      {t(label)}
    </Badge>
  );
}

/** Whether it is ticked before anybody chose. */
export function isChosen({ standing, source }: WizardDomain): boolean {
  return (
    (standing === 'verified' || standing === 'will_be_verified' || standing === 'unverified') &&
    source !== 'default'
  );
}

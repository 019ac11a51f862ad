import { LIMITS } from '@gatehouse/contracts';
import { Button, Text } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { formTexts } from '~/components/forms/texts/forms';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import type { VerifiedAccount as Account } from './popup-answers';
import { loginTexts } from './texts/login';
import classes from './verified-account.module.css';

/** The user who just signed in by a business account. The page continues automatically. */
export function VerifiedAccount({ account: { email, domain, provider, to } }: { account: Account }) {
  const t = useTexts(loginTexts);
  const forms = useTexts(formTexts);
  const left = Array.from({ length: LIMITS.verifiedCountdownSeconds + 1 }, (_, seconds) =>
    t('continuingIn', { seconds }),
  );
  return (
    <div className={classes.verified}>
      <dl className={classes.facts}>
        <dt>{forms('email')}</dt>
        <dd>{email}</dd>
        <dt>{t('verifiedDomain')}</dt>
        <dd>{domain}</dd>
        <dt>{t('verifiedProvider')}</dt>
        <dd>{SSO_PROVIDERS[provider].name}</dd>
      </dl>
      <Button component="a" href={to} size="md" fullWidth autoFocus>
        {t('continueToDashboard')}
      </Button>
      <Text
        size="sm"
        c="dimmed"
        ta="center"
        role="timer"
        aria-live="off"
        data-leads-to={to}
        data-seconds={JSON.stringify(left)}
      >
        {left.at(-1)}
      </Text>
    </div>
  );
}

/** Shown beside or above the title. */
export function VerifiedMark() {
  return (
    <span className={classes.mark}>
      <IconRosetteDiscountCheck size={28} stroke={1.5} aria-hidden="true" />
    </span>
  );
}

import type { FactorsDto, TotpSetup } from '@gatehouse/contracts';
import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconShieldExclamation } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Passkeys } from './passkeys-list';
import { RecoveryCodes } from './recovery-codes';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { factorsTexts } from './texts/factors';
import { TotpSetupFields } from './totp-setup';

interface Props {
  factors: FactorsDto;
  setup: { setup: TotpSetup; state?: FormState | undefined } | null;
  /** Shown once, right after their creation. */
  codes: readonly string[] | null;
  state: FormState | undefined;
}

/** Factors that complement or replace a password. */
export function FactorsSection({ factors, setup, codes, state }: Props) {
  const t = useTexts(factorsTexts);
  const { totp, passkeys, requiredFrom } = factors;
  const hasAny = totp !== null || passkeys.length > 0;
  return (
    <SettingsSection id="factors" title={t('title')} about={t('about')}>
      <Stack gap="md">
        {codes && <RecoveryCodes codes={codes} />}
        <FormAlert state={state} />
        {requiredFrom && !hasAny && <Required from={requiredFrom} />}
        <div>
          <App totp={totp} setup={setup} />
          <Passkeys passkeys={passkeys} />
          {hasAny && <Codes left={factors.recoveryCodesLeft} />}
        </div>
      </Stack>
    </SettingsSection>
  );
}

function Required({ from }: { from: string }) {
  const t = useTexts(factorsTexts);
  return (
    <Alert
      color="amber"
      variant="light"
      icon={<IconShieldExclamation size={20} stroke={1.6} aria-hidden="true" />}
      title={t('required')}
    >
      <Text size="sm">{t.rich('requiredFrom', { time: <When at={from} /> })}</Text>
    </Alert>
  );
}

function App({ totp, setup }: { totp: FactorsDto['totp']; setup: Props['setup'] }) {
  const t = useTexts(factorsTexts);
  return (
    <div className={classes.factor}>
      <div className={classes.factorHead}>
        <div className={classes.factorText}>
          <h3 className={classes.factorName}>
            {t('app')}{' '}
            {totp?.isSuspended ? (
              <Badge color="red" variant="light" tt="none" size="sm">
                {t('suspended')}
              </Badge>
            ) : (
              <Standing isOn={totp !== null} />
            )}
          </h3>
          <Text size="sm" c="dimmed" mt={2}>
            {totp ? <AppUse totp={totp} /> : t('appAbout')}
          </Text>
        </div>
        {!setup && (
          <Form method="post" preventScrollReset>
            {totp && (
              <SubmitButton intent="totp-remove" variant="default" size="sm">
                {t('remove')}
              </SubmitButton>
            )}
            {(!totp || totp.isSuspended) && (
              <SubmitButton intent="totp-begin" size="sm">
                {t('setUp')}
              </SubmitButton>
            )}
          </Form>
        )}
      </div>
      {setup && <SetUp {...setup} />}
    </div>
  );
}

function AppUse({ totp: { createdAt, lastUsedAt } }: { totp: NonNullable<FactorsDto['totp']> }) {
  const t = useTexts(factorsTexts);
  const created = <When at={createdAt} />;
  return lastUsedAt
    ? t.rich('appUsed', { created, used: <When at={lastUsedAt} /> })
    : t.rich('appSince', { created });
}

function SetUp({ setup, state }: NonNullable<Props['setup']>) {
  const t = useTexts(factorsTexts);
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="md">
        <FormAlert state={state} />
        <TotpSetupFields setup={setup} error={state?.errors.code} />
        <div className={classes.inline}>
          <SubmitButton intent="totp-confirm">{t('confirm')}</SubmitButton>
          <Button component={Link} to="/user/settings" variant="default" preventScrollReset>
            {t('cancel')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function Codes({ left }: { left: number }) {
  const t = useTexts(factorsTexts);
  const isLow = left <= 3;
  return (
    <div className={classes.factor}>
      <div className={classes.factorHead}>
        <div className={classes.factorText}>
          <h3 className={classes.factorName}>
            {t('codes')}{' '}
            <Badge color={isLow ? 'amber' : 'gray'} variant="light" tt="none">
              {t('codesLeft', { count: left })}
            </Badge>
          </h3>
          <Text size="sm" c="dimmed" mt={2}>
            {t('codesAbout')}
          </Text>
        </div>
        <Form method="post" preventScrollReset>
          <SubmitButton intent="recovery-codes" variant="default" size="sm">
            {t('newCodes')}
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

function Standing({ isOn }: { isOn: boolean }) {
  const t = useTexts(factorsTexts);
  return (
    <Badge color={isOn ? 'green' : 'gray'} variant="light" tt="none">
      {t(isOn ? 'enabled' : 'notSetUp')}
    </Badge>
  );
}

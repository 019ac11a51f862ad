import type { FactorsDto, TotpSetup } from '@gatehouse/contracts';
import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconShieldExclamation } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { Passkeys } from './passkeys-list';
import { RecoveryCodes } from './recovery-codes';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { TotpSetupFields } from './totp-setup';

interface Props {
  factors: FactorsDto;
  setup: { setup: TotpSetup; state?: FormState | undefined } | null;
  /** Shown once, right after they were made. */
  codes: readonly string[] | null;
  state: FormState | undefined;
}

/** What goes with a password, or stands in its place. */
export function FactorsSection({ factors, setup, codes, state }: Props) {
  const { totp, passkeys, requiredFrom } = factors;
  const hasAny = totp !== null || passkeys.length > 0;
  return (
    <SettingsSection
      id="factors"
      title="Second factor"
      about="With a second factor a stolen password opens nothing. A passkey can also stand in for the password."
    >
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
  return (
    <Alert
      color="amber"
      variant="light"
      icon={<IconShieldExclamation size={20} stroke={1.6} aria-hidden="true" />}
      title="Your organization asks for a second factor"
    >
      <Text size="sm">
        Set one up before it is due: <When at={from} />. From then on you set it up before you come in.
      </Text>
    </Alert>
  );
}

function App({ totp, setup }: { totp: FactorsDto['totp']; setup: Props['setup'] }) {
  return (
    <div className={classes.factor}>
      <div className={classes.factorHead}>
        <div className={classes.factorText}>
          <h3 className={classes.factorName}>
            Authenticator app <Standing isOn={totp !== null} />
          </h3>
          <Text size="sm" c="dimmed" mt={2}>
            {totp ? (
              <>
                Set up <When at={totp.createdAt} />
                {totp.lastUsedAt && (
                  <>
                    , used <When at={totp.lastUsedAt} />
                  </>
                )}
                .
              </>
            ) : (
              'A code from an app on your phone, new every half minute.'
            )}
          </Text>
        </div>
        {!setup && (
          <Form method="post" preventScrollReset>
            {totp ? (
              <SubmitButton intent="totp-remove" variant="default" size="sm">
                Remove
              </SubmitButton>
            ) : (
              <SubmitButton intent="totp-begin" size="sm">
                Set up
              </SubmitButton>
            )}
          </Form>
        )}
      </div>
      {setup && <SetUp {...setup} />}
    </div>
  );
}

function SetUp({ setup, state }: NonNullable<Props['setup']>) {
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="md">
        <FormAlert state={state} />
        <TotpSetupFields setup={setup} error={state?.errors.code} />
        <div className={classes.inline}>
          <SubmitButton intent="totp-confirm">Confirm</SubmitButton>
          <Button component={Link} to="/user/settings" variant="default" preventScrollReset>
            Cancel
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function Codes({ left }: { left: number }) {
  const isLow = left <= 3;
  return (
    <div className={classes.factor}>
      <div className={classes.factorHead}>
        <div className={classes.factorText}>
          <h3 className={classes.factorName}>
            Recovery codes{' '}
            <Badge color={isLow ? 'amber' : 'gray'} variant="light" tt="none">
              {left} left
            </Badge>
          </h3>
          <Text size="sm" c="dimmed" mt={2}>
            Each lets you in once when the rest is lost. New ones make the old ones worthless.
          </Text>
        </div>
        <Form method="post" preventScrollReset>
          <SubmitButton intent="recovery-codes" variant="default" size="sm">
            Make new codes
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

function Standing({ isOn }: { isOn: boolean }) {
  return (
    <Badge color={isOn ? 'green' : 'gray'} variant="light" tt="none">
      {isOn ? 'On' : 'Off'}
    </Badge>
  );
}

import type { SsoType } from '@gatehouse/contracts';
import { Button, type ButtonProps, Loader } from '@mantine/core';
import { useNavigation } from '@remix-run/react';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-buttons.module.css';
import { loginTexts } from './texts/login';
import type { PopupSignIn } from './use-popup-sign-in';

export interface Way {
  /** A provider, or the id of a connection. */
  key: string;
  type: SsoType;
  label: string;
}

interface Props extends Pick<ButtonProps, 'variant'> {
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
  way: Way;
  /** Opens the provider in a pop-up, where there is script. */
  popup: PopupSignIn | undefined;
}

/** A provider's button: sends the form, which leads there by redirect, or opens the pop-up. */
export function SsoWay({ way: { key, type, label }, popup, variant = 'default', autoFocus = false }: Props) {
  const t = useTexts(loginTexts);
  const { state, formData } = useNavigation();
  const intent = ssoIntentOf(key);
  const isSent = state !== 'idle' && formData?.get('intent') === intent;
  const waits = popup?.busy === intent;
  const opensPopup = popup && SSO_PROVIDERS[type].showsAccount;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      formNoValidate
      variant={variant}
      size="md"
      fullWidth
      classNames={{ root: classes.button, label: classes.label }}
      leftSection={waits ? <Loader size={16} aria-hidden="true" /> : SSO_PROVIDERS[type].icon}
      loading={isSent}
      aria-busy={isSent || waits}
      autoFocus={autoFocus}
      onClick={(event) => {
        if (!opensPopup) return;
        event.preventDefault();
        popup.start(intent, label, event.currentTarget.form);
      }}
    >
      {waits ? t('continueInWindow') : label}
    </Button>
  );
}

export function ssoIntentOf(key: string): string {
  return `sso-${key}`;
}

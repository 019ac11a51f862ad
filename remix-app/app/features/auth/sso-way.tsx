import type { SsoType } from '@gatehouse/contracts';
import { Button, type ButtonProps } from '@mantine/core';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import classes from './sso-buttons.module.css';

/** The purpose of a sign-in by pop-up. */
export type PopupMode = 'signin' | 'signup';

export interface Way {
  /** A provider, or the ID of a connection. */
  key: string;
  type: SsoType;
  label: string;
}

interface Props extends Pick<ButtonProps, 'variant'> {
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
  way: Way;
  /** The purpose of a pop-up, with script; undefined to open the provider in this window. */
  popup: PopupMode | undefined;
}

/** A provider's button: submits the form, which redirects to the provider, or opens the pop-up. */
export function SsoWay({ way: { key, type, label }, popup, variant = 'default', autoFocus = false }: Props) {
  return (
    <Button
      type="submit"
      name="intent"
      value={ssoIntentOf(key)}
      formNoValidate
      variant={variant}
      size="md"
      fullWidth
      classNames={{ root: classes.button, label: classes.label }}
      leftSection={SSO_PROVIDERS[type].icon}
      autoFocus={autoFocus}
      data-popup={SSO_PROVIDERS[type].showsAccount ? popup : undefined}
    >
      {label}
    </Button>
  );
}

export function ssoIntentOf(key: string): string {
  return `sso-${key}`;
}

import { Button } from '@mantine/core';
import classes from './sso-buttons.module.css';
import { SSO_ICONS, SSO_NAMES, type SsoProvider, ssoIntent } from './sso-providers';

interface Props {
  providers: readonly SsoProvider[];
  /** Stands before the provider's name. */
  verb: 'Sign In with' | 'Sign Up with' | 'Sign in with';
}

/** Other ways in, as buttons of the form that they stand in. */
export function SsoButtons({ providers, verb }: Props) {
  return (
    <div className={classes.ways}>
      <div className={classes.or}>
        <span>or</span>
      </div>
      {providers.map((provider) => (
        <Button
          key={provider}
          type="submit"
          name="intent"
          value={ssoIntent(provider)}
          formNoValidate
          variant="default"
          fullWidth
          leftSection={SSO_ICONS[provider]}
        >
          {verb} {SSO_NAMES[provider]}
        </Button>
      ))}
    </div>
  );
}

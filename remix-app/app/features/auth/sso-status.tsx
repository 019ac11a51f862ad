import { TEXTS } from '@gatehouse/contracts';
import { Badge, Text } from '@mantine/core';
import { isReady, SSO_ICONS, SSO_NAMES, SSO_PROVIDERS } from './sso-providers';
import classes from './sso-status.module.css';

/** Which ways of single sign-on are ready here. */
export function SsoStatus() {
  return (
    <section aria-labelledby="sso-status">
      <h2 id="sso-status" className={classes.title}>
        SSO status
      </h2>
      <ul className={classes.list}>
        {SSO_PROVIDERS.map((provider) => (
          <li key={provider} className={classes.row}>
            {SSO_ICONS[provider]}
            <span className={classes.name}>{SSO_NAMES[provider]}</span>
            {isReady(provider) ? (
              <Badge color="green" variant="light" tt="none">
                Ready
              </Badge>
            ) : (
              <Badge color="gray" variant="light" tt="none">
                Not configured
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        Does your company sign in another way? {TEXTS.auth.contactAdministrator}.
      </Text>
    </section>
  );
}

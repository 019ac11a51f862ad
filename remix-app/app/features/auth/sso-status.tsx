import { SSO_TYPES, type SsoOption, type SsoType } from '@gatehouse/contracts';
import { Badge, Text } from '@mantine/core';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-status.module.css';
import { welcomeBackTexts } from './texts/welcome-back';

/** The available methods of single sign-on; null if unknown. */
export function SsoStatus({ options }: { options: readonly SsoOption[] | null }) {
  const t = useTexts(welcomeBackTexts);
  return (
    <section aria-labelledby="sso-status">
      <h2 id="sso-status" className={classes.title}>
        {t('ssoStatus')}
      </h2>
      <ul className={classes.list}>
        {SSO_TYPES.map((provider) => (
          <li key={provider} className={classes.row}>
            {SSO_PROVIDERS[provider].icon}
            <span className={classes.name}>{SSO_PROVIDERS[provider].name}</span>
            <Chip {...chipOf(provider, options)} />
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        {t('otherMethod')}
      </Text>
    </section>
  );
}

interface ChipProps {
  color: 'green' | 'brand' | 'gray';
  label: 'ready' | 'byEmail' | 'notConfigured' | 'unknown';
}

function Chip({ color, label }: ChipProps) {
  const t = useTexts(welcomeBackTexts);
  return (
    <Badge color={color} variant="light" tt="none">
      {t(label)}
    </Badge>
  );
}

/** Our own provider is always available; SAML and LDAP of an organization are found by the address of the user. */
function chipOf(provider: SsoType, options: readonly SsoOption[] | null): ChipProps {
  const isConnected = options?.some(({ type }) => type === provider);
  const { entry } = SSO_PROVIDERS[provider];
  if (entry === 'always' || isConnected) return { color: 'green', label: 'ready' };
  if (entry === 'by-email' || entry === 'connection') return { color: 'brand', label: 'byEmail' };
  return options ? { color: 'gray', label: 'notConfigured' } : { color: 'gray', label: 'unknown' };
}

import type { SsoType } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import {
  IconBrandGoogle,
  IconBrandWindows,
  IconCircleCheck,
  IconCircleOff,
  IconFileCertificate,
  IconKey,
  type TablerIcon,
} from '@tabler/icons-react';

interface Kind {
  name: string;
  about: string;
  Drawing: TablerIcon;
}

export const SSO_KINDS: Record<SsoType, Kind> = {
  google: {
    name: 'Google Workspace',
    about: 'People sign in with the Google account of their company.',
    Drawing: IconBrandGoogle,
  },
  microsoft: {
    name: 'Microsoft Entra ID',
    about: 'People sign in with the work account of one Microsoft directory.',
    Drawing: IconBrandWindows,
  },
  oauth2: {
    name: 'OAuth2 and OpenID Connect',
    about: 'Any provider that publishes an OpenID discovery document: Okta, Auth0, Keycloak, PingOne.',
    Drawing: IconKey,
  },
  saml: {
    name: 'SAML 2.0',
    about: 'Any identity provider that gives its metadata: ADFS, OneLogin, JumpCloud, Shibboleth.',
    Drawing: IconFileCertificate,
  },
};

/** Whether people can sign in by it, in word, shape and colour. */
export function ActiveChip({ isEnabled }: { isEnabled: boolean }) {
  const Drawing = isEnabled ? IconCircleCheck : IconCircleOff;
  return (
    <Badge
      color={isEnabled ? 'green' : 'gray'}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {isEnabled ? 'Active' : 'Inactive'}
    </Badge>
  );
}

import { PROVIDER_ROUTES, samlEndpointsOf } from '@gatehouse/contracts';
import { settings } from '~/server/settings.server';
import type { Address, GuideFacts } from './guide';

/** The addresses of this installation. */
export function guideFacts(): GuideFacts {
  const origin = settings.publicUrl;
  return { origin, redirectUri: `${origin}/sso/callback`, oauth2: oauth2Of(origin), saml: samlOf(origin) };
}

function oauth2Of(origin: string): Address[] {
  return [
    { label: 'Authorize', value: `${origin}${PROVIDER_ROUTES.authorization}` },
    { label: 'Token', value: `${origin}${PROVIDER_ROUTES.token}` },
    { label: 'Userinfo', value: `${origin}${PROVIDER_ROUTES.userinfo}` },
    { label: 'OpenID configuration', value: `${origin}/.well-known/openid-configuration` },
    { label: 'Keys (JWKS)', value: `${origin}${PROVIDER_ROUTES.jwks}` },
    { label: 'Sign-out', value: `${origin}${PROVIDER_ROUTES.end_session}` },
  ];
}

function samlOf(origin: string): Address[] {
  const { entityId, ssoUrl, sloUrl } = samlEndpointsOf(origin);
  return [
    { label: 'Metadata', value: entityId },
    { label: 'Entity ID', value: entityId },
    { label: 'SSO', value: ssoUrl },
    { label: 'SLO', value: sloUrl },
  ];
}

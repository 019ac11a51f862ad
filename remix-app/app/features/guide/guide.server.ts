import { PROVIDER_ROUTES, samlEndpointsOf } from '@gatehouse/contracts';
import { settings } from '~/server/settings.server';
import type { Endpoint, GuideFacts } from './guide';

export function guideFacts(): GuideFacts {
  const origin = settings.publicUrl;
  return { origin, redirectUri: `${origin}/sso/callback`, oauth2: oauth2Of(origin), saml: samlOf(origin) };
}

function oauth2Of(origin: string): Endpoint[] {
  return [
    { label: 'authorize', value: `${origin}${PROVIDER_ROUTES.authorization}` },
    { label: 'token', value: `${origin}${PROVIDER_ROUTES.token}` },
    { label: 'userinfo', value: `${origin}${PROVIDER_ROUTES.userinfo}` },
    { label: 'configuration', value: `${origin}/.well-known/openid-configuration` },
    { label: 'jwks', value: `${origin}${PROVIDER_ROUTES.jwks}` },
    { label: 'signOut', value: `${origin}${PROVIDER_ROUTES.end_session}` },
  ];
}

function samlOf(origin: string): Endpoint[] {
  const { entityId, ssoUrl, sloUrl } = samlEndpointsOf(origin);
  return [
    { label: 'metadata', value: entityId },
    { label: 'entityId', value: entityId },
    { label: 'sso', value: ssoUrl },
    { label: 'slo', value: sloUrl },
  ];
}

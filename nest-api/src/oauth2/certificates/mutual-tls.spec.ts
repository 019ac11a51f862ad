import type { IncomingMessage } from 'node:http';
import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import type { Issuer } from '../issuers/issuer.js';
import { endpointAliases, isAtAlias, mtlsUrlOf, mutualTls } from './mutual-tls.js';

const MTLS_URL = 'https://mtls.example.com';
const issuer = (slug: string | null) => ({ slug }) as Issuer;
const from = (host: string) => ({ headers: { 'x-forwarded-host': host } }) as unknown as IncomingMessage;

describe('certificates arrive', () => {
  test('at the shared issuer and at those of organizations', () => {
    for (const slug of [null, 'acme']) expect(mtlsUrlOf(issuer(slug), MTLS_URL)).toBe(MTLS_URL);
    const { mtls_endpoint_aliases: aliases } = endpointAliases(issuer('acme'), MTLS_URL);
    expect(aliases?.token_endpoint).toBe(`${MTLS_URL}/t/acme/api/v1/oauth2/token`);
  });

  test('nowhere without the setting, and not at a custom domain, whose proxy would ask browsers', () => {
    expect(mtlsUrlOf(issuer('acme'), undefined)).toBeNull();
    expect(mtlsUrlOf(issuer('login.acme.com'), MTLS_URL)).toBeNull();
    expect(endpointAliases(issuer(null), null)).toEqual({});
    expect(mutualTls(null)).toEqual({ enabled: false });
  });
});

test('only the aliased endpoints are called at the host for certificates', () => {
  const host = new URL(MTLS_URL).host;
  expect(isAtAlias(from(host), PROVIDER_ROUTES.token, MTLS_URL)).toBe(true);
  expect(isAtAlias(from(host), PROVIDER_ROUTES.authorization, MTLS_URL)).toBe(false);
  expect(isAtAlias(from('id.example.com'), PROVIDER_ROUTES.token, MTLS_URL)).toBe(false);
  expect(isAtAlias(from(host), PROVIDER_ROUTES.token, null)).toBe(false);
});

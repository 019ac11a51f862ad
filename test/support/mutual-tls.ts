import type * as oidc from 'openid-client';
import type { ServedApi } from './api.ts';
import type { TestCertificate } from './certificates.ts';
import { throughGateway } from './relying-party.ts';

/** The setting of an API whose proxy asks for certificates. */
export const MTLS_URL = 'https://mtls.gatehouse.test';

/** What the proxy sends to the API. */
export function proxyHeaders(
  api: ServedApi,
  { certificate }: { certificate?: TestCertificate | null } = {},
): Record<string, string> {
  return {
    'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': new URL(MTLS_URL).host,
    ...(certificate && { 'client-cert': certificate.field }),
  };
}

/** Routes `MTLS_URL` to the API as its proxy does, and the public origin as the gateway does. */
export function throughProxy(api: ServedApi, certificate: () => TestCertificate | null) {
  const gateway = throughGateway(api);
  return async (url: string, options: oidc.CustomFetchOptions): Promise<Response> => {
    if (!url.startsWith(MTLS_URL)) return gateway(url, options);
    const headers = { ...options.headers, ...proxyHeaders(api, { certificate: certificate() }) };
    return gateway(url.replace(MTLS_URL, api.settings.PUBLIC_URL), { ...options, headers });
  };
}

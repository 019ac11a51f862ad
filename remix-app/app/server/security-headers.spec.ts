import { describe, expect, test } from 'vitest';
import { formActionSource, type PageSecurity, securityHeaders } from './security-headers.server';

const page: PageSecurity = {
  nonce: 'bm9uY2U=',
  https: true,
  formActionTargets: [],
  keepsOpener: false,
  development: false,
};

/** The directives of a page's policy by name. */
function policyOf(changes: Partial<PageSecurity> = {}): Record<string, string> {
  const policy = securityHeaders({ ...page, ...changes })['content-security-policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
}

describe('the content security policy', () => {
  test('allows only scripts with the nonce of the document', () => {
    expect(policyOf()['script-src']).toBe("'nonce-bm9uY2U=' 'strict-dynamic'");
  });

  test('blocks inline styles, plug-ins, framing and another base URL', () => {
    expect(policyOf()).toMatchObject({
      'default-src': "'self'",
      'style-src': "'self' 'nonce-bm9uY2U='",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test('keeps forms on this origin', () => {
    expect(policyOf()['form-action']).toBe("'self'");
  });

  test('lets the form of an interaction redirect only to its application', () => {
    expect(policyOf({ formActionTargets: ['https://app.example'] })['form-action']).toBe(
      "'self' https://app.example",
    );
  });
});

describe('the other headers', () => {
  test('keep the opener on pages that open a pop-up, and set no policy on the pop-up itself', () => {
    expect(securityHeaders(page)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(securityHeaders({ ...page, keepsOpener: true })).not.toHaveProperty('cross-origin-opener-policy');
  });

  test('require https only if the public URL is https', () => {
    expect(securityHeaders(page)['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(securityHeaders({ ...page, https: false })).not.toHaveProperty('strict-transport-security');
  });

  test('keep the origin in form posts, which no-referrer would remove', () => {
    expect(securityHeaders(page)['referrer-policy']).toBe('same-origin');
  });
});

describe('the form-action source of a URL', () => {
  test.each([
    ['https://app.example/cb?x=1', 'https://app.example'],
    ['https://app.example:8443/cb', 'https://app.example:8443'],
    ['http://127.0.0.1:49152/cb', 'http://127.0.0.1:49152'],
    ['http://[::1]:4000/cb', 'http:'],
    ['com.example.app:/cb', 'com.example.app:'],
  ])('for %s is %s', (address, source) => {
    expect(formActionSource(address)).toBe(source);
  });

  test('is an error for relative URLs', () => {
    expect(() => formActionSource('/cb')).toThrow(TypeError);
  });
});

/** For old partners only, and shown as weak. */
export const WEAK_SAML_ALGORITHMS: readonly string[] = [
  'rsa-sha1',
  'aes128-cbc',
  'aes256-cbc',
  'tripledes-cbc',
];

/** Only for old partners; pages label them as weak. */
export const WEAK_SAML_ALGORITHMS: readonly string[] = [
  'rsa-sha1',
  'aes128-cbc',
  'aes256-cbc',
  'tripledes-cbc',
];

import type english from './texts/reads/en';

type Text = keyof typeof english;

/** How a directory comes to be read: after the consent of its administrator, or at once. */
export const READ_TEXTS = {
  google: { about: 'consentAboutGoogle', begin: 'consentGoogle', needsConsent: true },
  microsoft: { about: 'consentAboutMicrosoft', begin: 'consentMicrosoft', needsConsent: true },
  ldap: { about: 'aboutLdap', begin: 'readNow', needsConsent: false },
} as const satisfies Record<string, { about: Text; begin: Text; needsConsent: boolean }>;

export type ReadSource = keyof typeof READ_TEXTS;

export function isReadSource(source: string | null): source is ReadSource {
  return source !== null && source in READ_TEXTS;
}

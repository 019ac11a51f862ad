import { formatsOf, type Language } from '@gatehouse/texts';
import { texts } from './texts/sign-in-details/index.js';

/** The device according to the user agent; null if unknown. */
export type MailDevice =
  | { readonly browser: string; readonly system: string | null }
  | { readonly tool: string }
  | null;

export interface SignInDetails {
  /** ISO 8601. */
  readonly at: string;
  readonly device: MailDevice;
  /** IP address, if it is known. */
  readonly address: string | null;
}

/** When, with which device and from where, in one sentence each. */
export function signInDetails({ at, device, address }: SignInDetails, language: Language): string {
  const t = texts(language);
  return t('details', {
    at: formatsOf(language).moment(at),
    device: deviceIn(device, language),
    address: address ?? t('unknownAddress'),
  });
}

function deviceIn(device: MailDevice, language: Language): string {
  const t = texts(language);
  if (!device) return t('unknownDevice');
  if ('tool' in device) return t('script', { tool: device.tool });
  const { browser, system } = device;
  return system ? t('browserOnSystem', { browser, system }) : browser;
}

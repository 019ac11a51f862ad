import { formatsOf, type Language, localeOf } from '@gatehouse/texts';
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
  /** Of the address, ISO 3166-1 alpha-2, where the email names it. */
  readonly country?: string | null;
}

/** When, with which device and from where, in one sentence each. */
export function signInDetails({ at, device, address, country }: SignInDetails, language: Language): string {
  const t = texts(language);
  return t('details', {
    at: formatsOf(language).moment(at),
    device: deviceIn(device, language),
    address: placeIn(address, country ?? null, language) ?? t('unknownAddress'),
  });
}

function placeIn(address: string | null, country: string | null, language: Language): string | null {
  if (!address || !country) return address;
  const name = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(country);
  return `${address} (${name})`;
}

function deviceIn(device: MailDevice, language: Language): string {
  const t = texts(language);
  if (!device) return t('unknownDevice');
  if ('tool' in device) return t('script', { tool: device.tool });
  const { browser, system } = device;
  return system ? t('browserOnSystem', { browser, system }) : browser;
}

import { BROWSER_NAMES, UNKNOWN_DEVICE } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { useTexts } from '~/texts/texts-context';
import { deviceNameTexts } from './texts/device-name';
import type english from './texts/device-name/en';

/** Operating systems have a one-word name. */
const BROWSER = new RegExp(`^(${BROWSER_NAMES.join('|')}) on (\\w+)$`);
const SCRIPT = /^([\w.+-]{1,40}) \(script\)$/;

/** Returns the name of a device in the reader's language. A name that its user chose is unchanged. */
export function useDeviceName(): (name: string | null) => string {
  const t = useTexts(deviceNameTexts);
  return (name) => deviceNameIn(name, t);
}

export function deviceNameIn(name: string | null, t: Translate<typeof english>): string {
  if (name === null || name === UNKNOWN_DEVICE) return t('unknown');
  const [, browser, system] = BROWSER.exec(name) ?? [];
  if (browser && system) return t('browserOn', { browser, system });
  const [, tool] = SCRIPT.exec(name) ?? [];
  return tool ? t('script', { tool }) : name;
}

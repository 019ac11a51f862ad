import type { NetworkOrigin } from '@gatehouse/contracts';
import { localeOf } from '@gatehouse/texts';
import { languageOf } from './language.server';

/**
 * Country and operator in the visitor's language: "Germany · Example Telecom"; null if both are unknown.
 *
 * Made here, because a browser can have other names of countries than the server.
 */
export function networkName(request: Request, { country, operator }: NetworkOrigin): string | null {
  const locale = localeOf(languageOf(request));
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const parts = [country && names.of(country), operator?.name].filter((part) => part);
  return parts.join(' · ') || null;
}

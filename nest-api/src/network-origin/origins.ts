import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NetworkOrigin } from '@gatehouse/contracts';
import { NetworkOrigins } from '@gatehouse/network-origin';
import { Inject, Injectable } from '@nestjs/common';
import { remembered } from '../common/remembered.js';
import { SETTINGS, type Settings } from '../settings/settings.js';

const MOST_ADDRESSES = 10_000;

/**
 * Country and operator of an address, from the files of `COUNTRY_DATABASE` and `OPERATOR_DATABASE`, or from those that
 * the build put beside the bundle. No address leaves the installation.
 */
@Injectable()
export class Origins {
  /** @param address null or unreadable: nothing is known */
  readonly of: (address: string | null) => NetworkOrigin;
  /** The state or province, such as `DE-BY`, if the file of countries has regions. */
  readonly regionOf: (address: string) => string | null;
  /** Which files there are. */
  readonly knows: { readonly countries: boolean; readonly operators: boolean };

  /** @throws Error a configured file cannot be read; the message names it */
  constructor(@Inject(SETTINGS) { COUNTRY_DATABASE, OPERATOR_DATABASE }: Settings) {
    const countries = fileOf(COUNTRY_DATABASE, 'countries.mmdb');
    const operators = fileOf(OPERATOR_DATABASE, 'operators.mmdb');
    const origins = NetworkOrigins.open({ ...(countries && { countries }), ...(operators && { operators }) });
    this.knows = { countries: countries !== null, operators: operators !== null };
    const find = remembered(MOST_ADDRESSES, (address) => origins.originOf(address));
    this.of = (address) => find(address ?? '');
    this.regionOf = remembered(MOST_ADDRESSES, (address) => origins.regionOf(address));
  }
}

/** Null: the part is switched off, or the API runs from its sources, without a build. */
function fileOf(setting: string | undefined, bundled: string): string | null {
  if (setting === 'off') return null;
  if (setting !== undefined) return setting;
  const path = fileURLToPath(new URL(bundled, import.meta.url));
  return existsSync(path) ? path : null;
}

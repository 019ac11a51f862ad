import type { Dice } from './dice.ts';

export interface Browser {
  readonly name: 'Chrome' | 'Edge' | 'Firefox' | 'Safari';
  readonly system: 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS';
}

export interface Sent {
  readonly userAgent: string;
  readonly clientHints?: { readonly platform: string | null; readonly brands: string | null };
}

export function desktopBrowser(dice: Dice): Browser {
  const system = dice.weighted([
    ['Windows', 68],
    ['macOS', 27],
    ['Linux', 5],
  ] as const);
  const names = {
    Windows: [
      ['Chrome', 55],
      ['Edge', 35],
      ['Firefox', 10],
    ],
    macOS: [
      ['Chrome', 58],
      ['Safari', 32],
      ['Firefox', 10],
    ],
    Linux: [
      ['Chrome', 50],
      ['Firefox', 50],
    ],
  } as const;
  return { system, name: dice.weighted<Browser['name']>(names[system]) };
}

export function phoneBrowser(dice: Dice): Browser {
  return dice.chance(0.5) ? { system: 'iOS', name: 'Safari' } : { system: 'Android', name: 'Chrome' };
}

/** The headers of a browser on a day. A new version appears every four weeks. */
export function sentBy({ name, system }: Browser, day: number): Sent {
  const version = 140 + Math.floor(day / 28);
  if (name === 'Firefox')
    return { userAgent: `${platformOf(system, `; rv:${version}.0`)} Gecko/20100101 Firefox/${version}.0` };
  if (name === 'Safari') return { userAgent: safari(system) };
  const edge = name === 'Edge' ? ` Edg/${version}.0.0.0` : '';
  const mobile = system === 'Android' ? 'Mobile ' : '';
  return {
    userAgent: `${platformOf(system)} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${mobile}Safari/537.36${edge}`,
    clientHints: {
      platform: `"${system}"`,
      brands: brandsOf(name === 'Edge' ? 'Microsoft Edge' : 'Google Chrome', version),
    },
  };
}

export function brandsOf(brand: string, version: number): string {
  return `"Chromium";v="${version}", "${brand}";v="${version}", "Not_A Brand";v="24"`;
}

function safari(system: Browser['system']): string {
  const tail = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6';
  return `${platformOf(system)} ${tail}${system === 'iOS' ? ' Mobile/15E148 Safari/604.1' : ' Safari/605.1.15'}`;
}

function platformOf(system: Browser['system'], end = ''): string {
  const platform = {
    Windows: 'Windows NT 10.0; Win64; x64',
    macOS: 'Macintosh; Intel Mac OS X 10_15_7',
    Linux: 'X11; Linux x86_64',
    Android: 'Linux; Android 10; K',
    iOS: 'iPhone; CPU iPhone OS 18_6 like Mac OS X',
  }[system];
  return `Mozilla/5.0 (${platform}${end})`;
}

import type { Random } from './random.js';

interface Names {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The spelling in email addresses, if it differs. */
  readonly inAddress?: { readonly given: readonly string[]; readonly family: readonly string[] };
}

const NAMES: Record<'en' | 'de' | 'es' | 'ja' | 'ar', Names> = {
  en: {
    given:
      'Olivia Noah Emma Liam Ava Ethan Sophia Mason Grace Lucas Chloe Henry Zoe Owen Ruby Caleb Nora Isaac'.split(
        ' ',
      ),
    family:
      'Carter Hughes Bennett Foster Reed Walsh Brooks Hayes Price Sutton Doyle Marsh Quinn Barker Lane'.split(
        ' ',
      ),
  },
  de: {
    given:
      'Anna Jonas Lena Paul Mia Felix Hanna Jan Jörg Käthe Lukas Maren Sven Ute Tim Birte Ole Frauke'.split(
        ' ',
      ),
    family:
      'Petersen Hansen Schröder Krüger Vogt Brandt Lorenz Möller Jansen Behrens Harms Kühn Thiel Wolff'.split(
        ' ',
      ),
  },
  es: {
    given:
      'Lucía Mateo Sofía Pablo Elena Diego Carmen Álvaro Inés Javier Nuria Andrés Marta Hugo Pilar'.split(
        ' ',
      ),
    family:
      'García Romero Núñez Ortega Vidal Molina Castro Serrano Peña Ibáñez Rubio Lozano Cano Prieto'.split(
        ' ',
      ),
  },
  ja: {
    given: '陽菜 蓮 葵 湊 結衣 悠真 美咲 大翔 さくら 翔太'.split(' '),
    family: '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤'.split(' '),
    inAddress: {
      given: 'hina ren aoi minato yui yuma misaki hiroto sakura shota'.split(' '),
      family: 'sato suzuki takahashi tanaka ito watanabe yamamoto nakamura kobayashi kato'.split(' '),
    },
  },
  ar: {
    given: 'ليلى عمر نور خالد مريم يوسف سارة حسن'.split(' '),
    family: 'الحربي العتيبي القحطاني الزهراني الشمري الغامدي'.split(' '),
    inAddress: {
      given: 'layla omar nour khalid maryam yousef sara hasan'.split(' '),
      family: 'alharbi alotaibi alqahtani alzahrani alshammari alghamdi'.split(' '),
    },
  },
};

export interface DemoName {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/** Names of this many users, each with a unique address. */
export function inventNames(
  language: keyof typeof NAMES,
  count: number,
  domain: string,
  random: Random,
): DemoName[] {
  const { given, family, inAddress } = NAMES[language];
  const taken = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const [g, f] = [random.whole(0, given.length - 1), random.whole(0, family.length - 1)];
    const [givenName = '', familyName = ''] = [given[g], family[f]];
    const local = plain(`${inAddress?.given[g] ?? givenName}.${inAddress?.family[f] ?? familyName}`);
    const times = (taken.get(local) ?? 0) + 1;
    taken.set(local, times);
    return { givenName, familyName, email: `${local}${times > 1 ? times : ''}@${domain}` };
  });
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

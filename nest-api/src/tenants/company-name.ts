import { emailKey } from '@gatehouse/contracts';

/** The part after the @, in lower case. */
export function domainOf(email: string): string {
  return emailKey(email).split('@').at(-1) ?? '';
}

/** A name for a company that did not enter one: `ada@analytical-engines.example` → `Analytical Engines`. */
export function companyFromEmail(email: string): string {
  const label = domainOf(email).split('.')[0] ?? '';
  const words = label.split(/[-_]+/).filter(Boolean);
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || 'My organization';
}

/** A DNS label of at most 40 characters that begins with a letter. Unsupported characters are dropped. */
export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return plain.length >= 3 ? plain : 'tenant';
}

import { formatsOf } from '@gatehouse/texts';
import { languageOf } from './language.server';

/**
 * A whole list in the order that names have in the language of the reader. A list that is read page by page keeps the order
 * of its cursor.
 */
export function byName<T extends { readonly name: string }>(request: Request, items: readonly T[]): T[] {
  const { compare } = formatsOf(languageOf(request));
  return [...items].sort((one, other) => compare(one.name, other.name));
}

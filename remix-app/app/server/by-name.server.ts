import { formatsOf } from '@gatehouse/texts';
import { languageOf } from './language.server';

/** Sorts a complete list by name in the reader's language. A paged list keeps the order of its cursor. */
export function byName<T extends { readonly name: string }>(request: Request, items: readonly T[]): T[] {
  const { compare } = formatsOf(languageOf(request));
  return [...items].sort((one, other) => compare(one.name, other.name));
}

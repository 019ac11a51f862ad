import { ScimError } from '../scim-error.ts';

/** Text that a database can hold and an index can find; `what` names it in the refusal. */
export function soundText(value: string, what: string, longest: number): string {
  if (value.length > longest)
    throw new ScimError(400, 'invalidValue', `${what} is longer than ${longest} characters.`);
  if (!value.isWellFormed() || value.includes('\0'))
    throw new ScimError(400, 'invalidValue', `${what} contains characters that are not text.`);
  return value;
}

/** A name that a client gave, short enough and readable, for a message. */
export function shown(name: string): string {
  const text = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return `"${text.toWellFormed().replaceAll('\0', '')}"`;
}

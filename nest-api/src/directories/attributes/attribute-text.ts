import type { CustomAttributeDto } from '@gatehouse/contracts';
import { readDateTime } from '@gatehouse/scim';

const READ: Readonly<Record<CustomAttributeDto['type'], (text: string) => string | number | boolean | null>> =
  {
    string: (text) => text,
    boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
    integer: (text) => number(text, /^-?\d+$/, Number.isSafeInteger),
    decimal: (text) => number(text, /^-?\d+(\.\d+)?$/, Number.isFinite),
    dateTime: (text) => readDateTime(text),
  };

/** A value of a custom attribute from its text; null if it is none of its type. Source: RFC 7643 §2.3. */
export function readAttributeText(
  type: CustomAttributeDto['type'],
  text: string,
): string | number | boolean | null {
  return READ[type](text);
}

function number(text: string, form: RegExp, isGood: (value: number) => boolean): number | null {
  const value = Number(text);
  return form.test(text) && isGood(value) ? value : null;
}

import { randomUUID } from 'node:crypto';
import { IdSchema } from '@gatehouse/contracts';

/**
 * The text of a form for CSV files. The script of the page reads a chosen file into the text, so that the text is what
 * counts; only a form without script brings a file, and then only before its first check.
 */
export async function textOf(form: FormData, name: string): Promise<string> {
  const text = String(form.get(name) ?? '');
  const file = form.get('file');
  const isChecked = form.get('checked') === '1';
  if (file instanceof File && file.size > 0 && !(isChecked && text.trim())) return file.text();
  // As a form brings it that was sent again, after re-authentication.
  if (!text.trim() && typeof file === 'string') return file;
  return text;
}

/** The id that the form gave the import, so that a second press starts nothing again; a new one where it has none. */
export function chosenId(form: FormData): string {
  const given = IdSchema.safeParse(form.get('id'));
  return given.success ? given.data : randomUUID();
}

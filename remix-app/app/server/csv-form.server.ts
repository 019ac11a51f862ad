import { randomUUID } from 'node:crypto';
import { IdSchema } from '@gatehouse/contracts';

/**
 * The text of a form for CSV files. The page's script reads a selected file into the text field. Without script, a form
 * contains the file itself, until its first check.
 */
export async function textOf(form: FormData, name: string): Promise<string> {
  const text = String(form.get(name) ?? '');
  const file = form.get('file');
  const isChecked = form.get('checked') === '1';
  if (file instanceof File && file.size > 0 && !(isChecked && text.trim())) return file.text();
  // After re-authentication, the repeated form contains the file as text.
  if (!text.trim() && typeof file === 'string') return file;
  return text;
}

/** The ID that the form chose for the import, so that a second submission starts nothing; otherwise a new one. */
export function chosenId(form: FormData): string {
  const given = IdSchema.safeParse(form.get('id'));
  return given.success ? given.data : randomUUID();
}

import type { ImportTenantsResult } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api } from './api.server';
import { refusedForm } from './forms.server';
import type { SignedIn } from './session.server';

/** What a form asked for and what came of it. */
export type ImportState = FormState & { result: ImportTenantsResult | null };

/** As much as the API takes. */
const LONGEST = 2_000_000;

/**
 * Reads a file or what was pasted: first for what is wrong with which line, then to make the tenants.
 *
 * @returns how many were made, or what to show
 */
export async function importTenants(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<{ ok: true } | { ok: false; state: ImportState; status: number }> {
  const csv = await textOf(form);
  const values = { csv: csv.slice(0, LONGEST) };
  if (!csv.trim() || csv.length > LONGEST) {
    const errors = { csv: csv.trim() ? 'At most 2 MB' : 'Choose a file, or paste its content' };
    return { ok: false, state: { errors, message: null, values, result: null }, status: 422 };
  }
  const dryRun = form.get('intent') !== 'import';
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/tenants/import', { body: { csv, dryRun } }),
  );
  if (!answer.ok) {
    const state = refusedForm(form, answer.problem, 'Nothing was imported. Please try again.');
    return { ok: false, state: { ...state, values, result: null }, status: answer.problem.status };
  }
  if (!dryRun && answer.value.created > 0) return { ok: true };
  const isWrong = answer.value.errors.length > 0;
  const state = { errors: {}, message: null, values, result: answer.value };
  return { ok: false, state, status: isWrong ? 422 : 200 };
}

/** A file that was chosen goes before what stands in the field. */
async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof Blob && file.size > 0) return file.text();
  return String(form.get('csv') ?? '');
}

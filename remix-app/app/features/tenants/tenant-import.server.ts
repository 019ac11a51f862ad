import { IdSchema, type TenantImportCheck } from '@gatehouse/contracts';
import {
  afterSilence,
  failedText,
  importPage,
  type RecentImport,
  recentImports,
} from '~/features/imports/imports.server';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { chosenId, textOf } from '~/server/csv-form.server';
import { refusedForm } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';

/** What a form asked for and what came of it. */
export type ImportState = FormState & { result: TenantImportCheck | null };

/** As much as the API takes. */
const LONGEST = 2_000_000;

type Outcome = { ok: true; page: string } | { ok: false; state: ImportState; status: number };

/** The recent imports, and the failed lines of the one that `correct` of the address names. */
export async function readImportDialog(
  request: Request,
  session: SignedIn,
): Promise<{ recent: RecentImport[]; text: string }> {
  const correct = IdSchema.safeParse(new URL(request.url).searchParams.get('correct'));
  return {
    recent: await recentImports(request, session, 'tenants'),
    text: correct.success ? await failedText(request, session, 'tenants', correct.data) : '',
  };
}

/** Reads a file or what was pasted: first for what is wrong with which line, then to set up the good lines. */
export async function importTenants(request: Request, session: SignedIn, form: FormData): Promise<Outcome> {
  const csv = await textOf(form, 'csv');
  const id = chosenId(form);
  const values = { csv: csv.slice(0, LONGEST), id };
  const refuse = (state: Partial<ImportState>, status: number): Outcome => ({
    ok: false,
    state: { errors: {}, message: null, result: null, ...state, values },
    status,
  });
  if (!csv.trim()) return refuse({ errors: { csv: 'Choose a file, or paste its content' } }, 422);
  if (csv.length > LONGEST) return refuse({ errors: { csv: 'At most 2 MB' } }, 422);
  const ask = api(request, session);

  if (form.get('intent') !== 'import') {
    const answer = await answerOf(request, ask.POST('/api/v1/tenants/imports/check', { body: { csv } }));
    if (!answer.ok) return refuse(refusedForm(form, answer.problem, NOT_CHECKED), answer.problem.status);
    return refuse({ result: answer.value }, answer.value.errors.length > 0 ? 422 : 200);
  }
  const answer = await answerOf(request, ask.POST('/api/v1/tenants/imports', { body: { id, csv } }));
  if (answer.ok) return { ok: true, page: importPage('tenants', answer.value.id) };
  const { status } = answer.problem;
  if (status < 500) {
    return refuse(refusedForm(form, answer.problem, 'The import did not start. Try again.'), status);
  }
  const known = await afterSilence(request, session, 'tenants', id, answer.problem);
  return 'page' in known ? { ok: true, page: known.page } : refuse({ message: known.message }, status);
}

const NOT_CHECKED = 'The file could not be checked. Nothing was imported. Try again.';

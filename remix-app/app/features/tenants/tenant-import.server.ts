import { IdSchema, type TenantImportCheck } from '@gatehouse/contracts';
import {
  afterSilence,
  failedText,
  importPage,
  type RecentImport,
  recentImports,
} from '~/features/imports/imports.server';
import type { FormState } from '~/form-state';
import { chosenId, textOf } from '~/server/csv-form.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { answersTexts } from './texts/answers';

/** The action of a form and its result. */
export type ImportState = FormState & { result: TenantImportCheck | null };

/** The limit of the API. */
const LONGEST = 2_000_000;

/** Recent imports, and the failed lines of the import in the query parameter `correct`. */
export async function readImportDialog(visit: Visit): Promise<{ recent: RecentImport[]; text: string }> {
  const correct = IdSchema.safeParse(visit.url.searchParams.get('correct'));
  const [recent, text] = await Promise.all([
    recentImports(visit, 'tenants'),
    correct.success ? failedText(visit, 'tenants', correct.data) : '',
  ]);
  return { recent, text };
}

/** Reads a file or pasted text: first reports the errors by line, then imports the valid lines. */
export async function importTenants(visit: Visit, form: FormData): Promise<Outcome<ImportState>> {
  const t = textsOf(visit.request, answersTexts);
  const csv = await textOf(form, 'csv');
  const id = chosenId(form);
  const values = { csv: csv.slice(0, LONGEST), id };
  const refuse = (state: Partial<ImportState>, status: number) =>
    refused({ errors: {}, message: null, result: null, ...state, values }, status);
  if (!csv.trim()) return refuse({ errors: { csv: t('chooseFile') } }, 422);
  if (csv.length > LONGEST) return refuse({ errors: { csv: t('tooLarge') } }, 422);

  if (form.get('intent') !== 'import') {
    const answer = await visit.api.POST('/api/v1/tenants/imports/check', { body: { csv } });
    if (!answer.ok) return refuse(refusedForm(form, answer.problem, t('notChecked')), answer.problem.status);
    return refuse({ result: answer.value }, answer.value.errors.length > 0 ? 422 : 200);
  }
  const answer = await visit.api.POST('/api/v1/tenants/imports', { body: { id, csv } });
  if (answer.ok) return done(importPage('tenants', answer.value.id));
  const { status } = answer.problem;
  if (status < 500) {
    return refuse(refusedForm(form, answer.problem, t('notStarted')), status);
  }
  const known = await afterSilence(visit, 'tenants', id, answer.problem);
  return 'page' in known ? done(known.page) : refuse({ message: known.message }, status);
}

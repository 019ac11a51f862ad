import {
  IdSchema,
  PRODUCT_REQUEST_STATES,
  type Problem,
  type ProductRequestDto,
  type ProductSlug,
  ProductSlugSchema,
  type TenantProduct,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Answer } from '~/server/api.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { productAnswers } from './texts/answers';

const REQUESTS = '/api/v1/products/requests';
const GRANT = '/api/v1/tenants/{id}/products/{product}';

/** The catalogue as a tenant has it: their own, or the named one for a superadmin. Null where it can't be read. */
export async function readProducts(visit: Visit, tenantId?: string): Promise<TenantProduct[] | null> {
  if (!tenantId && !visit.session.user.tenantId) return null;
  const query = tenantId ? { tenantId } : {};
  const answer = await visit.api.GET('/api/v1/products', { params: { query } });
  return answer.ok ? answer.value.items : null;
}

export async function askForProduct(
  visit: Visit,
  form: FormData,
  product: ProductSlug,
): Promise<Outcome<FormState>> {
  const answer = await visit.api.POST(REQUESTS, { body: { product } });
  if (answer.ok) return done(`/products/${product}`, 'product-requested');
  return notDone(form, answer.problem, textsOf(visit.request, productAnswers)('notSent'));
}

export interface ProductRequestList extends Paged<ProductRequestDto> {
  state: ProductRequestDto['state'] | null;
}

/** A page of what tenants ask for, newest first. */
export async function listProductRequests(visit: Visit): Promise<ProductRequestList> {
  const asked = visit.url.searchParams.get('state');
  const state = PRODUCT_REQUEST_STATES.find((it) => it === asked) ?? null;
  const narrowed = { ...(state && { state }) };
  const query = { ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET(REQUESTS, { params: { query } });
  return { ...pageOf(visit, answer, narrowed), state };
}

/** What the pressed button of a request says. */
export async function decideProductRequest(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const id = IdSchema.safeParse(form.get('id'));
  const decision = (['grant', 'decline'] as const).find((it) => it === form.get('intent'));
  if (!id.success || !decision) return noSuchAction(visit, form);
  const endsAt = decision === 'grant' ? endOf(form) : null;
  const answer = await visit.api.POST(`${REQUESTS}/{id}/decision`, {
    params: { path: { id: id.data } },
    body: { decision, endsAt },
  });
  if (answer.ok) return done(visit.here, decision === 'grant' ? 'product-granted' : 'product-declined');
  return notDone(form, answer.problem, textsOf(visit.request, productAnswers)('notAnswered'));
}

/** What the pressed button of a product on a tenant's page says. */
export async function changeProduct(visit: Visit, id: string, form: FormData): Promise<Outcome<FormState>> {
  const product = ProductSlugSchema.safeParse(form.get('product'));
  if (!product.success) return noSuchAction(visit, form);
  const params = { path: { id, product: product.data } };
  const grants = form.get('intent') === 'grant-product';
  const answer: Answer<unknown> = grants
    ? await visit.api.PUT(GRANT, { params, body: { endsAt: endOf(form) } })
    : await visit.api.DELETE(GRANT, { params });
  if (answer.ok) return done(visit.here, grants ? 'product-granted' : 'product-taken-back');
  return notDone(form, answer.problem, textsOf(visit.request, productAnswers)('notChanged'));
}

/** The end of the day that was chosen, in UTC; null where none was. What is no day goes on to be refused. */
function endOf(form: FormData): string | null {
  const day = String(form.get('until') ?? '').trim();
  if (!day) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59.000Z` : day;
}

function notDone(form: FormData, problem: Problem, otherwise: string): Outcome<FormState> {
  const state = refusedForm(form, problem, otherwise);
  const until = problem.errors?.find(({ field }) => field === 'endsAt')?.message;
  return refused(until ? { ...state, message: `${until}.` } : state, problem.status);
}

function noSuchAction({ request }: Visit, form: FormData): Outcome<FormState> {
  const message = textsOf(request, productAnswers)('noSuchAction');
  const state = { errors: {}, message, values: typedTexts(form) };
  return refused(state, 400);
}

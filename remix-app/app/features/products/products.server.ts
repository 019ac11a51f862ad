import {
  IdSchema,
  PRODUCT_REQUEST_STATES,
  type ProductRequestDto,
  type ProductSlug,
  ProductSlugSchema,
  type TenantProduct,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';

const REQUESTS = '/api/v1/products/requests';
const GRANT = '/api/v1/tenants/{id}/products/{product}';

export type ProductNotice =
  | 'product-requested'
  | 'product-granted'
  | 'product-declined'
  | 'product-taken-back';
export type ProductAnswer =
  | { ok: true; notice: ProductNotice }
  | { ok: false; state: FormState; status: number };

/** The catalogue as a tenant has it: their own, or the named one for a superadmin. Null where it can't be read. */
export async function readProducts(
  request: Request,
  session: SignedIn,
  tenantId?: string,
): Promise<TenantProduct[] | null> {
  if (!tenantId && !session.user.tenantId) return null;
  const query = tenantId ? { tenantId } : {};
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/products', { params: { query } }),
  );
  return answer.ok ? answer.value.items : null;
}

export async function askForProduct(
  request: Request,
  session: SignedIn,
  form: FormData,
  product: ProductSlug,
): Promise<ProductAnswer> {
  const answer = await answerOf(request, api(request, session).POST(REQUESTS, { body: { product } }));
  if (answer.ok) return { ok: true, notice: 'product-requested' };
  return refused(form, answer.problem, 'Your request was not sent. Please try again.');
}

export interface ProductRequestList extends Paged<ProductRequestDto> {
  state: ProductRequestDto['state'] | null;
}

/** A page of what tenants ask for, newest first. */
export async function listProductRequests(request: Request, session: SignedIn): Promise<ProductRequestList> {
  const asked = new URL(request.url).searchParams.get('state');
  const state = PRODUCT_REQUEST_STATES.find((it) => it === asked) ?? null;
  const narrowed = { ...(state && { state }) };
  const query = { ...narrowed, ...cursorOf(request) };
  const answer = await answerOf(request, api(request, session).GET(REQUESTS, { params: { query } }));
  return { ...pageOf(request, answer, narrowed), state };
}

/** What the pressed button of a request says. */
export async function decideProductRequest(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<ProductAnswer> {
  const id = IdSchema.safeParse(form.get('id'));
  const decision = (['grant', 'decline'] as const).find((it) => it === form.get('intent'));
  if (!id.success || !decision) return noSuchAction(form);
  const endsAt = decision === 'grant' ? endOf(form) : null;
  const answer = await answerOf(
    request,
    api(request, session).POST(`${REQUESTS}/{id}/decision`, {
      params: { path: { id: id.data } },
      body: { decision, endsAt },
    }),
  );
  if (answer.ok) return { ok: true, notice: decision === 'grant' ? 'product-granted' : 'product-declined' };
  return refused(form, answer.problem, 'The request was not answered. Please try again.');
}

/** What the pressed button of a product on a tenant's page says. */
export async function changeProduct(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProductAnswer> {
  const product = ProductSlugSchema.safeParse(form.get('product'));
  if (!product.success) return noSuchAction(form);
  const params = { path: { id, product: product.data } };
  const client = api(request, session);
  const grants = form.get('intent') === 'grant-product';
  const answer = await answerOf(
    request,
    grants ? client.PUT(GRANT, { params, body: { endsAt: endOf(form) } }) : client.DELETE(GRANT, { params }),
  );
  if (answer.ok) return { ok: true, notice: grants ? 'product-granted' : 'product-taken-back' };
  return refused(form, answer.problem, 'Nothing was changed. Please try again.');
}

/** The end of the day that was chosen, in UTC; null where none was. What is no day goes on to be refused. */
function endOf(form: FormData): string | null {
  const day = String(form.get('until') ?? '').trim();
  if (!day) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59.000Z` : day;
}

function refused(
  form: FormData,
  problem: Parameters<typeof refusedForm>[1],
  otherwise: string,
): Extract<ProductAnswer, { ok: false }> {
  const state = refusedForm(form, problem, otherwise);
  const until = problem.errors?.find(({ field }) => field === 'endsAt')?.message;
  return { ok: false, state: until ? { ...state, message: `${until}.` } : state, status: problem.status };
}

function noSuchAction(form: FormData): Extract<ProductAnswer, { ok: false }> {
  const state = { errors: {}, message: 'There is no such action.', values: typedTexts(form) };
  return { ok: false, state, status: 400 };
}

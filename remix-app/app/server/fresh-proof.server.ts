import type { ApiClient } from '@gatehouse/api-client';
import type { StepUpWays } from '@gatehouse/contracts';

/** What a form sent, to be sent again; files as their text. */
export type SentFields = [name: string, value: string][];

/** What the page shows that asks who is there, in the place of the action that was asked for. */
export interface ConfirmView {
  /** Path of the action that is repeated. */
  target: string;
  fields: SentFields;
  ways: Pick<StepUpWays, 'methods' | 'passkey'>;
  email: string;
}

/** What `confirm` itself adds to a form. */
export const OWN_FIELDS = /^_confirm_/;

const sent = new WeakMap<Request, Request>();

/** Keeps what an action is about to read, should it be asked for once more. */
export function keepForLater(request: Request): void {
  if (request.method !== 'GET' && request.body && !request.bodyUsed) sent.set(request, request.clone());
}

/**
 * The page that asks for a fresh proof and then repeats the action, with all that was typed.
 *
 * @param ask the API as the person who sent the request
 * @returns a response to throw; null where nothing is known to repeat
 */
export async function confirmPage(request: Request, ask: ApiClient): Promise<Response | null> {
  const kept = sent.get(request);
  if (!kept || kept.bodyUsed) return null;
  const [ways, me, fields] = await Promise.all([
    ask.POST('/api/v1/auth/step-up/options'),
    ask.GET('/api/v1/auth/me'),
    kept.formData().then(fieldsOf),
  ]);
  if (!ways.data || !me.data) return null;
  const { pathname, search } = new URL(request.url);
  const { methods, passkey } = ways.data;
  const confirm: ConfirmView = {
    target: `${pathname}${search}`,
    fields,
    ways: { methods, passkey },
    email: me.data.user.email,
  };
  return Response.json({ confirm }, { status: 403 });
}

/** The fields of a form, without those that a proof brought. */
export async function fieldsOf(form: FormData): Promise<SentFields> {
  const all = await Promise.all(
    [...form].map(
      async ([name, value]): Promise<SentFields[number]> => [
        name,
        typeof value === 'string' ? value : await value.text(),
      ],
    ),
  );
  return all.filter(([name]) => !OWN_FIELDS.test(name));
}

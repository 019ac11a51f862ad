/** What a form sent, to be sent again; files as their text. */
export type SentFields = [name: string, value: string][];

/** What is never sent back to the browser, whatever went wrong. */
export const SECRET_FIELDS = /password|secret|token/i;

/** What `confirm` itself adds to a form. */
const CONFIRM_FIELDS = /^_confirm_/;

const sent = new WeakMap<Request, Request>();
const read = new WeakMap<Request, Promise<FormData | null>>();

/** Keeps what an action is about to read, should it be asked for once more. */
export function keepForLater(request: Request): void {
  if (request.method !== 'GET' && request.body && !request.bodyUsed) sent.set(request, request.clone());
}

/** The form that a request brought, as often as it is asked for; null where it brought none. */
export function sentForm(request: Request): Promise<FormData | null> {
  const known = read.get(request);
  if (known) return known;
  const form =
    sent
      .get(request)
      ?.formData()
      .catch(() => null) ?? Promise.resolve(null);
  read.set(request, form);
  return form;
}

/** The fields of a form, without those that a re-authentication brought. */
export async function fieldsOf(form: FormData): Promise<SentFields> {
  const all = await Promise.all(
    [...form].map(
      async ([name, value]): Promise<SentFields[number]> => [
        name,
        typeof value === 'string' ? value : await value.text(),
      ],
    ),
  );
  return all.filter(([name]) => !CONFIRM_FIELDS.test(name));
}

/** The fields of a form, to send them again; files as their text. */
export type SentFields = [name: string, value: string][];

/** Fields that are never returned to the browser. */
export const SECRET_FIELDS = /password|secret|token/i;

/** Fields that the confirmation page adds to a form. */
const CONFIRM_FIELDS = /^_confirm_/;

const sent = new WeakMap<Request, Request>();
const read = new WeakMap<Request, Promise<FormData | null>>();

/** Stores the form that an action is about to read, to repeat the action later. */
export function keepForLater(request: Request): void {
  if (request.method !== 'GET' && request.body && !request.bodyUsed) sent.set(request, request.clone());
}

/** The form of a request, which may be read repeatedly; null if it has none. */
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

/** The fields of a form, without those of a re-authentication. */
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

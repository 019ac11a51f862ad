import { leaveNotice } from '~/server/notices.server';
import type { SignedIn } from '~/server/session.server';
import { editedRows } from './attribute-rows';
import {
  deleteProvider,
  type ProviderAnswer,
  type ProviderState,
  refreshProvider,
  saveAttributes,
  saveCertificates,
  saveSettings,
  setOne,
} from './saml-provider.server';

export type ProviderActionAnswer =
  | { ok: true; to: string; cookie: string }
  | { ok: false; state: ProviderState; status: number };

/** What the pressed button of a service provider's page asks for. */
export async function actOnProvider(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ProviderActionAnswer> {
  // Lines come and go in the form alone, until it is saved.
  const rows = editedRows(form);
  if (rows) return { ok: false, state: { errors: {}, message: null, values: {}, rows }, status: 200 };
  const answer = await change(request, session, id, form);
  return answer.ok ? { ok: true, to: answer.to, cookie: leaveNotice(answer.notice) } : answer;
}

function change(request: Request, session: SignedIn, id: string, form: FormData): Promise<ProviderAnswer> {
  switch (form.get('intent')) {
    case 'save-attributes':
      return saveAttributes(request, session, id, form);
    case 'save-certificates':
      return saveCertificates(request, session, id, form);
    case 'refresh':
      return refreshProvider(request, session, id, form);
    case 'disable':
      return setOne(request, session, id, form, { is_active: false });
    case 'enable':
      return setOne(request, session, id, form, { is_active: true });
    case 'allow-launch':
      return setOne(request, session, id, form, { allow_idp_initiated: true });
    case 'delete':
      return deleteProvider(request, session, id, form);
    default:
      return saveSettings(request, session, id, form);
  }
}

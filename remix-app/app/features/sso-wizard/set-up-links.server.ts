import type { SetUpLinkDto } from '@gatehouse/contracts';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
import type { FormState } from '~/form-state';
import { refusal } from '~/server/api.server';
import { done, type Outcome, refused, refusedBy, shown } from '~/server/outcome.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { findTenant, narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { setUpLinksTexts } from './texts/set-up-links';

const PATH = '/api/v1/set-up-links';

export interface SetUpLinkList extends Paged<SetUpLinkDto> {
  /** Path of the page. */
  here: string;
  /** Path of the connections. */
  base: string;
  /** Whether the list holds links of several organizations. */
  showsOwner: boolean;
  of: string;
  isUnknown: boolean;
}

export type SetUpLinkState = FormState & {
  /** The address of a link that was just created; it is shown once. */
  link?: string;
};

/** A page of the set-up links, as the address asks for it. */
export async function listSetUpLinks(visit: Visit): Promise<SetUpLinkList> {
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const query = { ...(tenant && { tenantId: tenant.id }), ...cursorOf(visit) };
  const answer = await visit.api.GET(PATH, { params: { query } });
  const base = configurationsBase(visit);
  return {
    ...pageOf(visit, answer, { ...(of && { of }) }),
    base,
    here: `${base}/set-up-links`,
    showsOwner: visit.can('platform_management'),
    of,
    isUnknown,
  };
}

/** Creates a link, or revokes the one that the button names. */
export async function actOnSetUpLinks(visit: Visit, form: FormData): Promise<Outcome<SetUpLinkState>> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(':');
  const t = textsOf(visit.request, setUpLinksTexts);
  if (intent === 'create') return create(visit, form);
  if (intent !== 'revoke') throw refusal(400, null);
  const answer = await visit.api.DELETE(`${PATH}/{id}`, { params: { path: { id } } });
  const { pathname, search } = visit.url;
  return answer.ok ? done(pathname + search) : refusedBy(form, answer.problem, t('notRevoked'));
}

async function create(visit: Visit, form: FormData): Promise<Outcome<SetUpLinkState>> {
  const t = textsOf(visit.request, setUpLinksTexts);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const owner = visit.can('platform_management') ? text('owner') : '';
  const tenant = owner ? await findTenant(visit, owner) : null;
  if (visit.can('platform_management') && !tenant) {
    const values = { owner, returnUrl: text('returnUrl'), hours: text('hours') };
    return refused({ errors: { owner: t('unknownOrganization') }, message: null, values });
  }
  const returnUrl = text('returnUrl');
  const body = {
    hours: Number(text('hours')) || 72,
    ...(returnUrl && { returnUrl }),
    ...(tenant && { tenantId: tenant.id }),
  };
  const answer = await visit.api.POST(PATH, { body });
  if (!answer.ok) return refusedBy(form, answer.problem, t('notCreated'));
  return shown({ errors: {}, message: null, values: {}, link: answer.value.url });
}

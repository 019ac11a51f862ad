import { AddCustomDomainSchema } from '@gatehouse/contracts';
import type { Answer } from '~/server/api.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { OrganizationState } from './organization-state';
import { customDomainTexts } from './texts/custom-domain';
import type { CustomDomainPart } from './words';

const PATH = '/api/v1/custom-domain';

/** Adds, checks or removes the custom domain of an organization. */
export async function actOnCustomDomain(
  visit: Visit,
  form: FormData,
  part: CustomDomainPart,
): Promise<Outcome<OrganizationState>> {
  const t = textsOf(visit.request, customDomainTexts);
  const whose = visit.can('platform_management') ? { tenantId: String(form.get('tenantId') ?? '') } : {};
  const answer = await ask(visit, form, part, whose);
  if (answer === null) {
    const errors = { host: t('hostMissing') };
    return refused({ part, errors, message: null, values: typedTexts(form) }, 400);
  }
  if (answer.ok) return done(visit.here, NOTICES[part]);
  const failed = refusedForm(form, answer.problem, t('failed'));
  return refused({ ...failed, part }, answer.problem.status);
}

const NOTICES = {
  'custom-domain': 'custom-domain-added',
  'check-custom-domain': 'custom-domain-checked',
  'remove-custom-domain': 'custom-domain-removed',
} as const satisfies Record<CustomDomainPart, string>;

async function ask(
  visit: Visit,
  form: FormData,
  part: CustomDomainPart,
  whose: { tenantId?: string },
): Promise<Answer<unknown> | null> {
  if (part === 'check-custom-domain') return visit.api.POST(`${PATH}/check`, { params: { query: whose } });
  if (part === 'remove-custom-domain') return visit.api.DELETE(PATH, { params: { query: whose } });
  const body = AddCustomDomainSchema.safeParse({ ...whose, host: form.get('host') });
  return body.success ? visit.api.POST(PATH, { body: body.data }) : null;
}

import type { FormState } from '~/form-state';
import type { Answer } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { pictureIn } from '~/server/pictures.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { applicationAnswers } from './texts/answers';

/** What the form of a logo answers. It stands beside the settings, which have a form of their own. */
export type LogoState = FormState & { part?: 'logo' };

const PATHS = {
  applications: '/api/v1/admin/oauth2/clients/{id}/logo',
  'saml-providers': '/api/v1/admin/saml/service-providers/{id}/logo',
} as const;

/** @param of the kind of application, as the path of its pages names it */
export async function saveLogo(
  visit: Visit,
  of: keyof typeof PATHS,
  id: string,
  form: FormData,
): Promise<Outcome<LogoState>> {
  const path = { id };
  const version = Number(form.get('version'));
  if (form.get('intent') === 'remove-logo') {
    return toOutcome(
      visit,
      of,
      form,
      await visit.api.DELETE(PATHS[of], { params: { path, query: { version } } }),
    );
  }
  const picture = await pictureIn(visit.request, form);
  if (!picture.ok) {
    return refused<LogoState>({
      part: 'logo',
      errors: { content: picture.problem },
      message: null,
      values: {},
    });
  }
  const body = { version, content: picture.content };
  return toOutcome(visit, of, form, await visit.api.PUT(PATHS[of], { params: { path }, body }));
}

function toOutcome(
  visit: Visit,
  of: keyof typeof PATHS,
  form: FormData,
  answer: Answer<{ id: string }>,
): Outcome<LogoState> {
  if (answer.ok) return done(`${visit.base(of)}/${answer.value.id}`, 'application-saved');
  const state = refusedForm(form, answer.problem, textsOf(visit.request, applicationAnswers)('notSaved'));
  return refused<LogoState>({ ...state, part: 'logo' }, answer.problem.status);
}

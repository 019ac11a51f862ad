import { isCauseCode, type OwnSignIn } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { PageLinks } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { explainedCause } from '~/server/causes.server';
import { networkName } from '~/server/network-name.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import { idOf } from '~/server/parameters.server';
import { countedInWords } from '~/server/risk-words.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { accountAnswers } from './texts/account-answers';

const PATH = '/api/v1/account/sign-ins';

export interface Activity {
  signIns: ShownSignIn[];
  pages: PageLinks;
}

export type ShownSignIn = Omit<OwnSignIn, 'risk'> & {
  /** Country and operator; null if unknown. */
  network: string | null;
  /** Why it failed, in the user's language; null for a success. */
  cause: string | null;
  /** Null if it was not assessed. */
  level: 'low' | 'medium' | 'high' | null;
  /** What was unusual, in words; null if nothing was. */
  unusual: string | null;
};

/** A page of the user's own sign-ins, newest first. */
export async function listOwnSignIns(visit: Visit): Promise<Activity> {
  const { request } = visit;
  const { items, nextCursor } = orRefuse(await visit.api.GET(PATH, { params: { query: cursorOf(visit) } }));
  return {
    signIns: items.map(({ risk, ...signIn }) => ({
      ...signIn,
      network: networkName(request, signIn.origin),
      cause: causeOf(request, signIn),
      level: risk?.level ?? null,
      unusual: (risk && countedInWords(request, risk)) || null,
    })),
    pages: pageLinks(visit, {}, nextCursor),
  };
}

/** The action "This was not me" of one sign-in. */
export async function reportOwnSignIn(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const params = { path: { id: idOf(String(form.get('id'))) } };
  const answer = await visit.api.POST(`${PATH}/{id}/report`, { params });
  if (answer.ok) {
    const isByMail = answer.value.recovery === 'password_reset';
    return done('/user/activity', isByMail ? 'sign-in-reported' : 'sign-in-reported-to-admins');
  }
  return refusedBy(form, answer.problem, textsOf(visit.request, accountAnswers)('failed'));
}

function causeOf(
  request: Request,
  { failed, outcome }: Pick<OwnSignIn, 'failed' | 'outcome'>,
): string | null {
  return failed && isCauseCode(outcome) ? explainedCause(request, outcome).cause : null;
}

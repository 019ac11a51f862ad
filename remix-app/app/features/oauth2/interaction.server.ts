import type { InteractionDto } from '@gatehouse/contracts';
import { data } from '@remix-run/node';
import type { FormOutcome, Onward } from '~/features/auth/login.server';
import { answerAddressFirst } from '~/features/auth/sso-login.server';
import { readSignInStart, targetsOf } from '~/features/auth/sso-options.server';
import { api, orRefuse } from '~/server/api.server';
import { noteApplication } from '~/server/asked-application.server';
import { rememberSecondStep } from '~/server/second-step-cookie.server';
import { formActionSource } from '~/server/security-headers.server';
import { getSession } from '~/server/session.server';
import { textsOf } from '~/server/texts.server';
import { credentialsOf, goOn, goOnInInteraction, passOn } from './answer-interaction.server';
import type { InteractionView } from './interaction-page';
import { interactionProblem } from './interaction-problem';
import { asksAgain, interactionStep } from './interaction-step';
import { interactionAnswers } from './texts/interaction-answers';

const PATH = '/api/v1/oauth2/interactions/{uid}';

/** A sign-in that an application started, identified by the API's cookies in the browser. */
export async function readInteraction(request: Request, uid: string) {
  const { searchParams } = new URL(request.url);
  const view = {
    wantsOther: searchParams.has('other'),
    problem: interactionProblem(textsOf(request, interactionAnswers), searchParams.get('problem')),
  };
  const answer = await api(request, credentialsOf(request)).GET(PATH, { params: { path: { uid } } });
  const headers = passOn(answer);
  if (!answer.ok && isOver(answer.problem.status)) {
    return data<InteractionView>(
      { ...view, interaction: null, start: await readSignInStart(request, null), formActionTargets: [] },
      { status: 410, headers },
    );
  }
  const interaction = orRefuse(answer);
  if (interactionStep(interaction, view.wantsOther) === 'sign-in')
    headers.append('set-cookie', noteApplication(interaction.client.client_id));
  const start = await readSignInStart(request, addressOf(interaction, view.wantsOther));
  const formActionTargets = [
    formActionSource(interaction.redirectOrigin),
    ...targetsOf(start.realm?.options),
  ];
  return data<InteractionView>({ ...view, interaction, start, formActionTargets }, { headers });
}

/** The initial address of the sign-in form; null if the form is hidden or the address is unknown. */
function addressOf(interaction: InteractionDto, wantsOther: boolean): string | null {
  if (wantsOther || interactionStep(interaction, wantsOther) !== 'sign-in') return null;
  return interaction.loginHint ?? (asksAgain(interaction) ? (interaction.user?.email ?? null) : null);
}

/** Unknown, expired, completed, or started in another browser. */
function isOver(status: number): boolean {
  return status === 404 || status === 410 || status === 400;
}

/** Buttons of steps without authentication; all others belong to the sign-in form. */
const ANSWERS = ['continue', 'allow', 'deny'] as const;

/** The user's response: authentication, consent, or another account. */
export async function answerInteraction(request: Request, uid: string, form: FormData): Promise<FormOutcome> {
  await getSession(request);
  const answer = ANSWERS.find((one) => one === form.get('intent'));
  if (answer) return goOn(request, uid, form, answer, credentialsOf(request), new Headers());
  return answerAddressFirst(request, form, intoInteraction(request, uid));
}

function intoInteraction(request: Request, uid: string): Onward {
  const returnTo = `/interaction/${uid}`;
  return {
    returnTo,
    signedIn: async ({ result, headers }) => ({
      ...(await goOnInInteraction(request, uid, result.accessToken, headers)),
      leaves: true,
    }),
    secondStep: async (required) =>
      rememberSecondStep(required, { returnTo, targets: await redirectTargets(request, uid) }),
  };
}

/** Form targets of the next step besides this origin. */
async function redirectTargets(request: Request, uid: string): Promise<string[]> {
  const answer = await api(request, credentialsOf(request)).GET(PATH, { params: { path: { uid } } });
  return answer.ok ? [formActionSource(answer.value.redirectOrigin)] : [];
}

import type { WorkChallenge } from '@gatehouse/contracts';
import { solveWork } from '~/components/forms/solve-work';
import { textOf } from './texts';

/** After this time, the page says that the check still runs. */
const STILL_MS = 6_000;

/** Solves the challenge of the page's form, and sends the form. */
export function sendAfterWork(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-work]');
  if (!form) return;
  const { work = '', workSolver = '' } = form.dataset;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-work-${name}]`);
  const say = (key: string) => part('status')?.replaceChildren(textOf(key));
  const timer = setTimeout(() => say('still'), STILL_MS);
  part('busy')?.removeAttribute('hidden');
  say('running');
  solveWork(JSON.parse(work) as WorkChallenge, workSolver)
    .then((proof) => {
      const field = form.querySelector<HTMLInputElement>('input[name="proofOfWork"]');
      if (field) field.value = proof;
      say('done');
      form.requestSubmit();
    })
    .catch(() => {
      part('busy')?.setAttribute('hidden', '');
      const waiting = form.querySelector<HTMLTemplateElement>('template[data-work-wait]');
      waiting?.replaceWith(waiting.content);
      say('failed');
    })
    .finally(() => clearTimeout(timer));
}

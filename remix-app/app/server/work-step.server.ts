import type { Problem } from '@gatehouse/contracts';
import { z } from 'zod';
import type { WorkStep } from '~/form-state';
import { BINDING_FIELD } from '~/session-binding';
import type { Answer } from './api.server';
import { seal, unseal } from './seal.server';

const PURPOSE = 'form with a proof of work';
const [SEALED, PROOF] = ['sealed', 'proofOfWork'];
/** As long as a challenge can be solved. */
const MINUTES = 10;

const SealedForm = z.object({ fields: z.array(z.tuple([z.string(), z.string()])), until: z.number() });

/**
 * The form as a page keeps it until its challenge is solved. It contains what was typed, passwords included, encrypted:
 * a page never contains them in plain text, and without script there is nothing else that could keep them.
 */
export function workStep(form: FormData, { challenge, retryAfter = 0 }: Problem): WorkStep | undefined {
  if (!challenge) return undefined;
  const fields = [...form].filter(
    ([name, value]) => typeof value === 'string' && name !== BINDING_FIELD && name !== PROOF,
  );
  const until = Date.now() + MINUTES * 60_000;
  return { challenge, sealed: seal(PURPOSE, { fields, until }), waitSeconds: retryAfter };
}

/** The form that a page sends after the challenge, as it was typed; any other form unchanged. */
export function unsealedForm(form: FormData): FormData {
  const sealed = form.get(SEALED);
  if (typeof sealed !== 'string') return form;
  const opened = SealedForm.safeParse(unseal(PURPOSE, sealed));
  if (!opened.success || opened.data.until < Date.now()) return form;
  const typed = new FormData();
  for (const [name, value] of opened.data.fields) typed.append(name, value);
  for (const name of [BINDING_FIELD, PROOF]) {
    const value = form.get(name);
    if (value) typed.append(name, value);
  }
  return typed;
}

/** The proof of work in a form, as part of the request's body. */
export function workIn(form: FormData): { proofOfWork?: string } {
  const proof = form.get(PROOF);
  return typeof proof === 'string' && proof !== '' ? { proofOfWork: proof } : {};
}

/** Sends a request again without its proof of work if that is not valid any more. The response may have a new challenge. */
export async function withWork<Body extends { proofOfWork?: string | undefined }, T>(
  body: Body,
  send: (body: Body) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answer = await send(body);
  const isRejected = !answer.ok && answer.problem.errors?.[0]?.code === 'invalid_proof_of_work';
  return isRejected ? send({ ...body, proofOfWork: undefined }) : answer;
}

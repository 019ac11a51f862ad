import type { Problem, WorkChallenge } from '@gatehouse/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge as a browser does. @returns the value of `proofOfWork` */
export async function solved(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encoded({ challenge, solution });
}

export function encoded(solvedWork: unknown): string {
  return Buffer.from(JSON.stringify(solvedWork)).toString('base64');
}

export function decoded(proofOfWork: string): {
  challenge: WorkChallenge;
  solution: { counter: number; derivedKey: string };
} {
  return JSON.parse(Buffer.from(proofOfWork, 'base64').toString());
}

/** The challenge in a response. @throws Error the response has none */
export async function challengeOf(response: Response): Promise<WorkChallenge> {
  const problem = (await response.json()) as Problem;
  if (problem.code !== 'proof_of_work_required' || !problem.challenge)
    throw new Error(`no challenge: ${response.status} ${JSON.stringify(problem)}`);
  return problem.challenge;
}

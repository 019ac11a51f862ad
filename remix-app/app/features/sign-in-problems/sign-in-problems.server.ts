import {
  CAUSE_FAMILIES,
  CAUSES,
  type CauseCode,
  causeOf,
  isCauseCode,
  publicCodeOf,
} from '@gatehouse/contracts';
import type { Explanation } from '@gatehouse/contracts/cause-texts';
import { explainedCause } from '~/server/causes.server';

/** The public page about one cause. Nothing on it is about a person, an organization or an application. */
export type ProblemView = Explanation;

/** @throws Response 404 no cause has this code */
export function readProblem(request: Request, code: string | undefined): ProblemView {
  if (code === undefined || !isCauseCode(code)) throw new Response(null, { status: 404 });
  return explainedCause(request, code);
}

export interface ProblemList {
  families: { name: string; problems: { code: CauseCode; cause: string }[] }[];
}

/** Those that anybody may read of, by family. */
export function listProblems(request: Request): ProblemList {
  const codes = (Object.keys(CAUSES) as CauseCode[]).filter((code) => publicCodeOf(code) === code);
  return {
    families: CAUSE_FAMILIES.map((family) => {
      const problems = codes
        .filter((code) => causeOf(code).family === family)
        .map((code) => explainedCause(request, code));
      return {
        name: problems[0]?.family ?? family,
        problems: problems.map(({ code, cause }) => ({ code, cause })),
      };
    }),
  };
}

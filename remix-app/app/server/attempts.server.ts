import { causeLink, causePath, isCauseCode, type SignInAttemptDto } from '@gatehouse/contracts';
import type { Explanation } from '@gatehouse/contracts/cause-texts';
import { explainedCause } from './causes.server';
import type { Visit } from './visit.server';

/** An attempt with the cause of its failure in the reader's language; null for a success and for an unknown code. */
export interface ExplainedAttempt extends SignInAttemptDto {
  cause: string | null;
}

export function explained(request: Request, attempt: SignInAttemptDto): ExplainedAttempt {
  const { failed, outcome } = attempt;
  return {
    ...attempt,
    cause: failed && isCauseCode(outcome) ? explainedCause(request, outcome).cause : null,
  };
}

/** Why an attempt failed, the compared values, and where to fix it. */
export interface AttemptCause extends Explanation {
  found: string | null;
  expected: string | null;
  /** The page with the field that fixes the cause; null if there is none. */
  link: string | null;
  /** The public page about the code. */
  about: string;
}

/** Null for a success and for an unknown code. */
export function causeOfAttempt(
  { request, can }: Pick<Visit, 'request' | 'can'>,
  { failed, outcome, connection, application, user, found, expected }: SignInAttemptDto,
): AttemptCause | null {
  if (!failed || !isCauseCode(outcome)) return null;
  const isSaml = application?.type === 'saml_service_provider';
  return {
    ...explainedCause(request, outcome),
    found: comparedText(found),
    expected: comparedText(expected),
    link: causeLink(outcome, {
      isSuperadmin: can('platform_management'),
      connectionId: connection?.id,
      applicationId: isSaml ? null : application?.id,
      serviceProviderId: isSaml ? application.id : null,
      userId: user?.id,
    }),
    about: causePath(outcome),
  };
}

/** Keys whose value needs no label. */
const PLAIN = ['value', 'found', 'expected'];
/** The code, which is shown separately. */
const CODE = 'refusal';

/** Compared values as lines. */
export function comparedText(values: Readonly<Record<string, unknown>> | null): string | null {
  const lines = Object.entries(values ?? {})
    .filter(([name, value]) => name !== CODE && value !== null && value !== '')
    .map(([name, value]) => (PLAIN.includes(name) ? textOf(value) : `${name}: ${textOf(value)}`));
  return lines.length > 0 ? lines.join('\n') : null;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

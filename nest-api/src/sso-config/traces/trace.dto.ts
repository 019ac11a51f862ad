import { isCauseCode, type SsoTraceDto, type TraceStep } from '@gatehouse/contracts';
import { fixMessage } from '@gatehouse/contracts/cause-texts';
import type { Caller } from '../../common/caller.js';
import type { SignInTrace } from '../sign-in-trace.entity.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';

/**
 * `owner`: an admin of the tenant, or a superadmin at the platform's own connections, sees all of it. `helper`: a
 * superadmin at a tenant's sees every step, but no data of the identity provider about its users.
 */
export type Viewer = 'owner' | 'helper';

export function viewerOf(caller: Caller, { tenantId }: SsoConfiguration): Viewer {
  return caller.tenantId === (tenantId ?? null) ? 'owner' : 'helper';
}

export function toTraceSummary(trace: SignInTrace, viewer: Viewer) {
  const outcome = trace.outcome ?? null;
  return {
    id: trace.id,
    configurationId: trace.configurationId,
    purpose: trace.purpose,
    usedDraft: !!trace.draftId,
    outcome,
    message: trace.message ?? null,
    fix: outcome !== null && isCauseCode(outcome) ? fixMessage(outcome) : null,
    email: viewer === 'owner' ? (trace.email ?? null) : maskedAddress(trace.email ?? null),
    userId: trace.userId ?? null,
    reference: trace.requestId ?? null,
    startedAt: trace.startedAt.toISOString(),
    finishedAt: trace.finishedAt?.toISOString() ?? null,
  };
}

export function toTraceDto(trace: SignInTrace, viewer: Viewer): SsoTraceDto {
  const steps = trace.steps as TraceStep[];
  const claims = (trace.claims ?? null) as Record<string, unknown> | null;
  if (viewer === 'owner') return { ...toTraceSummary(trace, viewer), steps, claims };
  return {
    ...toTraceSummary(trace, viewer),
    steps: steps.map((step) => ({
      ...step,
      ...(TELLS_OF_PEOPLE.has(step.kind) ? { message: step.name, detail: null } : {}),
    })),
    claims: claims && Object.fromEntries(Object.keys(claims).map((name) => [name, '••••••'])),
  };
}

/** Answers of the directory and what became of its claims. */
const TELLS_OF_PEOPLE = new Set<TraceStep['kind']>(['mapping', 'request', 'redirect']);

function maskedAddress(email: string | null): string | null {
  return email?.replace(/^(.).*(?=@)/, '$1•••') ?? null;
}

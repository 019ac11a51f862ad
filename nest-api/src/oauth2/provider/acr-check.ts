import { errors, interactionPolicy } from 'oidc-provider';
import type { SecondFactors } from '../../users/second-factors.repository.js';
import { ACR_VALUES, type Acr, acrOf } from './authentication-context.js';
import type { SessionViews } from './session-views.js';

/** The prompt reason for a second factor. */
export const ACR_REASON = 'acr';

interface AskedAcr {
  readonly levels: readonly string[];
  /** Whether the application rejects lower levels. */
  readonly isEssential: boolean;
}

/**
 * Asks for the second factor if an application requests `aal2` and the user has one. If not,
 * or if no requested level is known, an essential claim fails and a voluntary one gets the current level.
 *
 * Replaces the library's checks of `essential_acr`, which never ask the user.
 *
 * Source: OIDC Core §3.1.2.1, §5.5.1.1; OpenID Connect Core Error Code unmet_authentication_requirements; RFC 9470 §5.
 */
export function createAcrCheck(views: SessionViews, factors: SecondFactors) {
  return new interactionPolicy.Check(
    ACR_REASON,
    'the authentication level that was asked for was not reached',
    'login_required',
    async (ctx) => {
      const asked = askedAcr(ctx.oidc.claims.id_token?.acr);
      const session = views.recordOf(ctx.req);
      // A user who has to sign in first is checked afterwards.
      if (!asked || !session || ctx.oidc.promptPending('login')) return false;
      const level = levelFor(acrOf(session.amr), asked);
      if (level) {
        if (ctx.oidc.session) ctx.oidc.session.acr = level;
        return false;
      }
      if (asked.levels.includes(ACR_VALUES[1]) && (await factors.has(session.userId)))
        return asked.isEssential || !ctx.oidc.prompts.has('none');
      if (asked.isEssential)
        throw new errors.UnmetAuthenticationRequirements(
          'the person cannot reach the authentication level that was asked for',
        );
      return false;
    },
  );
}

/** @throws InvalidRequest `values` is not a list, or a level is not a string */
export function requireSoundAcr(acr: unknown): void {
  const { value, values } = (acr ?? {}) as { value?: unknown; values?: unknown };
  const all = values === undefined ? [] : values;
  if (!Array.isArray(all) || ![...all, value ?? ''].every((level) => typeof level === 'string'))
    throw new errors.InvalidRequest('claims.id_token.acr is malformed');
}

function askedAcr(acr: unknown): AskedAcr | null {
  const { value, values, essential } = (acr ?? {}) as {
    value?: string;
    values?: readonly string[];
    essential?: boolean;
  };
  const levels = value === undefined ? (values ?? []) : [value];
  return levels.length > 0 ? { levels, isEssential: essential === true } : null;
}

/** The level for the token: the reached one or, if an essential lower one was requested, that one. */
function levelFor(reached: Acr, { levels, isEssential }: AskedAcr): Acr | null {
  const covered = ACR_VALUES.slice(0, ACR_VALUES.indexOf(reached) + 1).filter((level) =>
    levels.includes(level),
  );
  if (covered.length === 0) return null;
  return isEssential ? (covered.at(-1) ?? null) : reached;
}

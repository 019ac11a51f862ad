import { errors, interactionPolicy } from 'oidc-provider';
import type { SecondFactors } from '../../users/second-factors.repository.js';
import { ACR_VALUES, type Acr, acrOf } from './authentication-context.js';
import type { SessionViews } from './session-views.js';

/** The reason of the prompt that asks for a second factor. */
export const ACR_REASON = 'acr';

interface AskedAcr {
  readonly levels: readonly string[];
  /** Whether the application would rather have no answer than a lower level. */
  readonly isEssential: boolean;
}

/**
 * Asks for the second factor where an application asks for `aal2` and the person has one to give. Where they have none,
 * or no level that we know is asked for, an essential claim is refused and a voluntary one gets the level there is.
 *
 * Takes the place of the library's checks of `essential_acr`, which never ask anybody.
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
      // Whoever signs in first is looked at afterwards.
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

/** @throws InvalidRequest `values` is no list, or a level is no text */
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

/** The level to tell: the one that was reached, or where that is essential a lower one which it covers. */
function levelFor(reached: Acr, { levels, isEssential }: AskedAcr): Acr | null {
  const covered = ACR_VALUES.slice(0, ACR_VALUES.indexOf(reached) + 1).filter((level) =>
    levels.includes(level),
  );
  if (covered.length === 0) return null;
  return isEssential ? (covered.at(-1) ?? null) : reached;
}

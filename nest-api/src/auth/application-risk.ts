import type { RiskAction } from '@gatehouse/contracts';
import type { SessionRecord } from './session-record.js';

/**
 * What a session lacks at an application: a second factor, a passkey, or a new sign-in, which can set up a factor. `reject`:
 * the application stays closed.
 */
export type ApplicationObstacle = 'reject' | 'factor' | 'passkey' | 'sign_in';

/** The second factors of a user. */
export interface OwnFactors {
  readonly hasFactor: boolean;
  readonly hasPasskey: boolean;
}

/**
 * What a user who is signed in must do before they enter an application, by the risk of the session and the rule for the
 * application; null if nothing. As at a sign-in, at high risk nobody sets up the factor that they do not have.
 *
 * @param application ID of the row
 * @param factors read only if the session lacks one
 */
export async function obstacleAt(
  session: SessionRecord,
  application: string,
  factors: (userId: string) => Promise<OwnFactors>,
): Promise<ApplicationObstacle | null> {
  const action = actionAt(session, application);
  if (action === 'allow') return null;
  if (action === 'reject') return 'reject';
  // Nobody approves a request of an application. At another place, the approval of the sign-in does not count.
  if (action === 'approval') return session.isApproved && !session.confirmedBy ? null : 'reject';
  const methods = session.confirmedBy ?? session.amr;
  const hasConfirmed = methods.includes('mfa');
  if (action === 'passkey' && (methods.includes('hwk') || methods.includes('swk'))) return null;
  if (action === 'second_factor' && hasConfirmed) return null;
  const own = await factors(session.userId);
  if (action === 'passkey' && own.hasPasskey) return 'passkey';
  if (session.riskLevel === 'high' && (action === 'passkey' || !own.hasFactor)) return 'reject';
  if (hasConfirmed) return null;
  return own.hasFactor ? 'factor' : 'sign_in';
}

function actionAt({ riskLevel, riskRules }: SessionRecord, application: string): RiskAction {
  if (!riskRules || riskLevel === null || riskLevel === 'low') return 'allow';
  return riskRules.find(({ id }) => id === application)?.[riskLevel] ?? 'allow';
}

import { type AttemptMethod, isSignInMethod, type Reevaluation, SSO_TYPES } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tenantOfTrail } from '../../audit/platform-trail.js';
import { ApplicationNetworks } from '../../auth/application-networks.js';
import { SignIn } from '../../auth/sign-in.js';
import { SignInRefused } from '../../auth/sign-in-refused.js';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { RouteExplanations } from '../../sso-config/routing/route-explanations.js';
import {
  APPLICATION_NOW,
  type ApplicationNow,
  CONNECTION_NOW,
  type ConnectionNow,
  EMAIL_OF_USER,
} from './reevaluations.sql.js';
import type { WholeAttempt } from './sign-in-attempts.repository.js';

type Check = Reevaluation['checks'][number];

const WHY = 'an attempt is evaluated again for those who may read it';

/**
 * Repeats the decision of an attempt with the current configuration: the routing of the address, account, organization
 * and policy, and the state of connection and application. Creates no session.
 */
@Injectable()
export class Reevaluations {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly routes: RouteExplanations,
    private readonly signIn: SignIn,
    private readonly networks: ApplicationNetworks,
    private readonly clock: Clock,
  ) {}

  async of(caller: Caller, attempt: WholeAttempt): Promise<Reevaluation> {
    const checks = [
      ...(await this.routing(caller, attempt)),
      ...(await this.account(attempt)),
      ...(await this.connection(attempt)),
      ...(await this.application(attempt)),
    ];
    const isRefused = checks.some(({ status }) => status === 'fail');
    const verdict = isRefused ? 'refused' : attempt.failed ? 'undecided' : 'accepted';
    return { at: this.clock.now().toISOString(), verdict, checks };
  }

  private async routing(caller: Caller, attempt: WholeAttempt): Promise<Check[]> {
    if (!isSignInMethod(attempt.method as AttemptMethod)) return [];
    const email = attempt.userId ? await this.emailOf(attempt) : attempt.email;
    if (!email || email.includes('…')) return [];
    const { route } = await this.routes.explain(caller, {
      email,
      tenantId: tenantOfTrail(attempt.tenantId) ?? undefined,
    });
    const isWay =
      route.kind !== 'require' ||
      !!attempt.userId ||
      route.options.some(({ configurationId }) => configurationId === attempt.connectionId);
    return [
      {
        name: 'routing',
        status: isWay ? 'pass' : 'fail',
        code: isWay ? null : 'sso_required',
        message: route.reason,
      },
    ];
  }

  /** Uses the rules of `SignIn`, as if the user authenticated by the same method. */
  private async account(attempt: WholeAttempt): Promise<Check[]> {
    const { userId, connectionId } = attempt;
    const method = attempt.method as AttemptMethod;
    if (!userId || !isSignInMethod(method)) return [];
    const tenantId = tenantOfTrail(attempt.tenantId);
    const through = connectionId && tenantId ? { configurationId: connectionId, tenantId } : undefined;
    try {
      const proof = { userId, method, amr: amrOf(method), ...(through && { through }) };
      await this.signIn.check(proof, { address: attempt.ip });
      return [
        {
          name: 'account',
          status: 'pass',
          code: null,
          message: 'Account, organization and policy accept it.',
        },
      ];
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error;
      return [{ name: 'account', status: 'fail', code: error.code, message: error.message }];
    }
  }

  private async connection(attempt: WholeAttempt): Promise<Check[]> {
    const { connectionId } = attempt;
    if (!connectionId) return [];
    const [now] = await this.read<ConnectionNow>(attempt, CONNECTION_NOW, [
      new Date(attempt.at),
      connectionId,
    ]);
    // Organizations do not see the platform's buttons.
    if (!now) {
      const message = 'The connection was deleted, or it is a button of the platform.';
      return [{ name: 'connection', status: 'info', code: null, message }];
    }
    const { name, isEnabled, failure, changes } = now;
    const standing: Check = isEnabled
      ? { name: 'connection', status: 'pass', code: null, message: `${name} is enabled.` }
      : failed('connection', 'connection_disabled', `${name} is disabled.`);
    return [
      standing,
      ...(failure ? [failed('connection', 'metadata_refresh_failed', failure)] : []),
      {
        name: 'changes',
        status: 'info',
        code: null,
        message:
          changes === 0
            ? 'The connection is the same as at the time of the attempt.'
            : `The connection changed ${changes} ${changes === 1 ? 'time' : 'times'} since the attempt.`,
      },
    ];
  }

  private async application(attempt: WholeAttempt): Promise<Check[]> {
    const { applicationId, applicationType } = attempt;
    if (!applicationId || !applicationType) return [];
    const [now] = await this.read<ApplicationNow>(attempt, APPLICATION_NOW[applicationType], [applicationId]);
    if (!now) return [failed('application', 'application_deleted', 'The application was deleted.')];
    const tenantId = tenantOfTrail(attempt.tenantId);
    const isExcluded =
      tenantId && attempt.ip ? await this.networks.problemOf(tenantId, applicationId, attempt.ip) : null;
    return [
      now.isActive
        ? { name: 'application', status: 'pass', code: null, message: `${now.name} is active.` }
        : failed('application', 'application_disabled', `${now.name} is disabled.`),
      ...(isExcluded ? [failed('network', 'network_not_allowed', personMessage('network_not_allowed'))] : []),
    ];
  }

  private async emailOf(attempt: WholeAttempt): Promise<string | null> {
    const [row] = await this.read<{ email: string }>(attempt, EMAIL_OF_USER, [attempt.userId]);
    return row?.email ?? null;
  }

  /** Reads what the owner of the attempt sees. A button of the platform belongs to no organization. */
  private read<Row extends object>(
    { tenantId }: WholeAttempt,
    sql: string,
    values: unknown[],
  ): Promise<Row[]> {
    return this.unit.inScopeOf(tenantOfTrail(tenantId), WHY, () => this.em.execute<Row[]>(sql, values));
  }
}

function failed(name: Check['name'], code: string, message: string): Check {
  return { name, status: 'fail', code, message };
}

function amrOf(method: AttemptMethod): string[] {
  if ((SSO_TYPES as readonly string[]).includes(method)) return ['fed'];
  if (method === 'passkey') return ['hwk', 'user', 'mfa'];
  return method === 'totp' || method === 'recovery_code' ? ['pwd', 'otp', 'mfa'] : ['pwd'];
}

import type {
  Reevaluation,
  SignInAttemptDetail,
  SignInAttemptPage,
  SignInAttemptQuery,
  Timeline,
  TimelineQuery,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { HiddenByWorksCouncil, WorksCouncil } from '../../auth/works-council/works-council.service.js';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, isShown, may, tenantInQuestion } from '../../common/caller.js';
import { onPrimary } from '../../database/standby-reads.js';
import { Origins } from '../../network-origin/origins.js';
import { toAttemptDetail } from './attempt-views.js';
import { Reevaluations } from './reevaluations.js';
import { type Scope, SignInAttempts } from './sign-in-attempts.repository.js';
import { Timelines } from './timelines.repository.js';

/** Sign-in attempts of an organization for its admins, and of all organizations for superadmins. */
@Injectable()
export class SignInLogReader {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly timelines: Timelines,
    private readonly reevaluations: Reevaluations,
    private readonly origins: Origins,
    private readonly worksCouncil: WorksCouncil,
    private readonly audit: Audit,
  ) {}

  /** @throws HiddenByWorksCouncil nothing may be shown, and no reference is given */
  async list(caller: Caller, query: SignInAttemptQuery): Promise<SignInAttemptPage> {
    const scope = scopeOf(caller, query.tenantId);
    const reference = referenceIn(query);
    if (caller.usersShownSince && reference) {
      await this.noteLookUp(caller, reference);
      const { limit } = query;
      return this.attempts.list(scope, false, { limit, reference, result: 'failure' });
    }
    return this.attempts.list(scope, isPlatform(caller), await this.shownOf(caller, query));
  }

  /** @throws NotFoundError */
  get(caller: Caller, id: string): Promise<SignInAttemptDetail> {
    const scope = scopeOf(caller, undefined);
    return this.attempts.in(scope, isPlatform(caller), async () => {
      const row = await this.attempts.find(scope, id);
      if (!row) throw new NotFoundError('sign-in attempt');
      this.requireShown(caller, row);
      const nameOf = await this.attempts.namesOf([row]);
      return toAttemptDetail(row, nameOf, this.origins.of(row.ip), { isPlatform: isPlatform(caller) });
    });
  }

  timeline(caller: Caller, query: TimelineQuery): Promise<Timeline> {
    const scope = scopeOf(caller, undefined);
    return this.attempts.in(scope, isPlatform(caller), () => this.timelines.of(scope, query));
  }

  /** @throws NotFoundError */
  async reevaluate(caller: Caller, id: string): Promise<Reevaluation> {
    const scope = scopeOf(caller, undefined);
    const attempt = await this.attempts.in(scope, isPlatform(caller), () => this.attempts.find(scope, id));
    if (!attempt) throw new NotFoundError('sign-in attempt');
    this.requireShown(caller, attempt);
    return this.reevaluations.of(caller, attempt);
  }

  /** The works-council mode shows what came after it. */
  private async shownOf(caller: Caller, query: SignInAttemptQuery): Promise<SignInAttemptQuery> {
    const since = caller.usersShownSince;
    if (!since || !caller.tenantId) return query;
    const mode = await this.worksCouncil.modeOf(caller.tenantId);
    if (mode?.enabled) throw new HiddenByWorksCouncil(mode, mode.name);
    const isLater = query.from !== undefined && new Date(query.from) > since;
    return { ...query, from: isLater ? query.from : since.toISOString() };
  }

  /**
   * Under the works-council mode, only a failure has details: its reference is the only way to it, and the user gave it.
   *
   * @throws NotFoundError
   */
  private requireShown(caller: Caller, { failed, at }: { failed: boolean; at: string | Date }): void {
    if (!failed && !isShown(caller, at)) throw new NotFoundError('sign-in attempt');
  }

  /** The audit log has every look-up under the works-council mode. */
  private noteLookUp({ userId, tenantId }: Caller, reference: string): Promise<void> {
    const scope = { tenantId: tenantId as string };
    return onPrimary(() =>
      this.attempts.in(scope, false, () =>
        this.audit.record({
          tenantId,
          actor: { type: 'user', id: userId },
          action: 'sign_in.looked_up',
          target: { type: 'tenant', id: tenantId },
          outcome: 'success',
          detail: { reference },
        }),
      ),
    );
  }
}

/** A whole reference, as the error page shows it. */
const REFERENCE = /^[\w-]{12}$/;

function referenceIn({ reference, search }: SignInAttemptQuery): string | undefined {
  return [reference, search].find((typed) => typed !== undefined && REFERENCE.test(typed));
}

function isPlatform(caller: Caller): boolean {
  return may(caller, 'platform_management');
}

function scopeOf(caller: Caller, named: string | undefined): Scope {
  const tenantId = tenantInQuestion(caller, named);
  return tenantId === null ? 'all' : { tenantId };
}

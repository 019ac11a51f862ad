import type {
  Reevaluation,
  SignInAttemptDetail,
  SignInAttemptPage,
  SignInAttemptQuery,
  Timeline,
  TimelineQuery,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, may, tenantInQuestion } from '../../common/caller.js';
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
  ) {}

  list(caller: Caller, query: SignInAttemptQuery): Promise<SignInAttemptPage> {
    const scope = scopeOf(caller, query.tenantId);
    return this.attempts.list(scope, isPlatform(caller), query);
  }

  /** @throws NotFoundError */
  get(caller: Caller, id: string): Promise<SignInAttemptDetail> {
    const scope = scopeOf(caller, undefined);
    return this.attempts.in(scope, isPlatform(caller), async () => {
      const row = await this.attempts.find(scope, id);
      if (!row) throw new NotFoundError('sign-in attempt');
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
    return this.reevaluations.of(caller, attempt);
  }
}

function isPlatform(caller: Caller): boolean {
  return may(caller, 'platform_management');
}

function scopeOf(caller: Caller, named: string | undefined): Scope {
  const tenantId = tenantInQuestion(caller, named);
  return tenantId === null ? 'all' : { tenantId };
}

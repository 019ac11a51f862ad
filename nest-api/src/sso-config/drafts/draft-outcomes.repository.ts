import type { SsoDraftSide } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOfConfiguration } from './take-back.rule.js';

const MOST_SIGN_INS = 10_000;
const MOST_CAUSES = 5;
const GOOD = ['success', 'link_required'];

interface OutcomeCount {
  readonly outcome: string;
  readonly count: number;
}

/** How sign-ins through a connection and its draft ended. Joins the unit of work that is open. */
@Injectable()
export class DraftOutcomes {
  constructor(private readonly em: EntityManager) {}

  /** @param from traces have a later ID */
  ofDraft(draftId: string, from: string): Promise<SsoDraftSide> {
    return this.side('draft_id = ? and id > ?', [draftId, from]);
  }

  ofLive(configurationId: string, from: string): Promise<SsoDraftSide> {
    return this.side('configuration_id = ? and draft_id is null and id > ?', [configurationId, from]);
  }

  ofLiveSince(configurationId: string, since: Date): Promise<SsoDraftSide> {
    return this.side('configuration_id = ? and draft_id is null and started_at >= ?', [
      configurationId,
      since,
    ]);
  }

  private async side(where: string, values: readonly unknown[]): Promise<SsoDraftSide> {
    const counts = await this.em.execute<OutcomeCount[]>(
      `select outcome, count(*)::int as count from (
         select outcome from sign_in_traces
         where ${where} and purpose = 'sign_in' and outcome is not null
         order by id desc limit ${MOST_SIGN_INS}) t
       group by outcome order by count desc, outcome`,
      [...values],
    );
    const causes = counts.filter(({ outcome }) => isOfConfiguration(outcome));
    const others = counts.filter(({ outcome }) => !isOfConfiguration(outcome) && !GOOD.includes(outcome));
    return {
      succeeded: sumOf(counts.filter(({ outcome }) => GOOD.includes(outcome))),
      failed: sumOf(causes),
      ofUsers: sumOf(others),
      causes: causes.slice(0, MOST_CAUSES).map(({ outcome, count }) => ({ code: outcome, count })),
    };
  }
}

function sumOf(counts: readonly OutcomeCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

import type { SsoDraftDto } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConfigurationViews } from '../configurations/configuration-views.js';
import { changesBetween, editableOf } from '../configurations/editable.js';
import type { TakenBack } from '../sso-configuration-draft.entity.js';
import { DraftConfigurations } from './draft-configurations.js';
import { DraftOutcomes } from './draft-outcomes.repository.js';
import { ConfigurationDrafts, type Drafted } from './drafts.service.js';

/** Drafts as the API shows them, without a secret, with the outcomes of both sides. */
@Injectable()
export class DraftViews {
  constructor(
    private readonly drafts: ConfigurationDrafts,
    private readonly applied: DraftConfigurations,
    private readonly views: ConfigurationViews,
    private readonly outcomes: DraftOutcomes,
    private readonly unit: UnitOfWork,
  ) {}

  async one(drafted: Drafted): Promise<SsoDraftDto> {
    const { live, draft } = drafted;
    const [needsTest, outcomes, users] = await this.unit.inTenant(live.tenantId, async () => [
      await this.drafts.needsTest(drafted),
      await this.outcomesOf(drafted),
      await this.drafts.usersOf(drafted),
    ]);
    const { isEnabled } = live;
    return {
      id: draft.id,
      configurationId: live.id,
      baseVersion: draft.baseVersion,
      isOutdated: draft.baseVersion !== live.version,
      savedAt: draft.savedAt.toISOString(),
      savedBy: draft.savedBy ?? null,
      changes: [
        ...changesBetween(editableOf(live), { ...draft.content, isEnabled }),
        ...Object.entries(this.drafts.changedSecrets(drafted)).map(
          ([name, value]) => `${name}: ${value === null ? 'removed' : 'replaced'}`,
        ),
      ],
      test:
        draft.testedAt && draft.testedBy
          ? {
              at: draft.testedAt.toISOString(),
              by: draft.testedBy,
              isFresh: this.drafts.isFreshlyTested(draft),
            }
          : null,
      needsTest,
      release:
        draft.isReleased && draft.releasedAt
          ? {
              users,
              percent: draft.percent ?? null,
              startedAt: draft.releasedAt.toISOString(),
              startedBy: draft.releasedBy ?? null,
            }
          : null,
      takenBack: (draft.takenBack ?? null) as TakenBack | null,
      outcomes,
      configuration: await this.views.one(this.applied.apply(live, draft)),
    };
  }

  private async outcomesOf({ live, draft }: Drafted): Promise<SsoDraftDto['outcomes']> {
    const { releasedAt, releasedFrom } = draft;
    if (!releasedAt || !releasedFrom) return null;
    return {
      since: releasedAt.toISOString(),
      draft: await this.outcomes.ofDraft(draft.id, releasedFrom),
      live: await this.outcomes.ofLive(live.id, releasedFrom),
    };
  }
}

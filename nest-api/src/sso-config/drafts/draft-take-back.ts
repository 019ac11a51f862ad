import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { ConnectionAdmins, pageOfConnection } from '../configurations/connection-admins.js';
import { SsoConfigurationsRepository } from '../configurations/sso-configurations.repository.js';
import { DraftOutcomes } from './draft-outcomes.repository.js';
import { DraftsRepository, type SsoConfigurationDraft } from './drafts.repository.js';
import { isOfConfiguration, isWorse, LEAST_ATTEMPTS, type Tally } from './take-back.rule.js';

const WEEK_SECONDS = 7 * 86_400;

/** Ends the release of a draft whose sign-ins fail more often than those of the connection. Joins the open unit of work. */
@Injectable()
export class DraftTakeBack {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly outcomes: DraftOutcomes,
    private readonly admins: ConnectionAdmins,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Once the failure of a sign-in that used the draft is written. */
  async afterFailure(draftId: string, code: string): Promise<void> {
    if (!isOfConfiguration(code)) return;
    const draft = await this.drafts.find(draftId);
    if (!draft?.isReleased || !draft.releasedFrom) return;
    const ofDraft = await this.outcomes.ofDraft(draftId, draft.releasedFrom);
    const live = await this.baseline(draft, draft.releasedFrom);
    if (!isWorse(ofDraft, live)) return;
    await this.takeBack(draft, ofDraft.causes[0]?.code ?? code, { draft: tallyOf(ofDraft), live });
  }

  /** The connection since the release began; where that is too little, in its last seven days. */
  private async baseline({ configurationId }: SsoConfigurationDraft, from: string): Promise<Tally> {
    const meanwhile = tallyOf(await this.outcomes.ofLive(configurationId, from));
    if (meanwhile.succeeded + meanwhile.failed >= LEAST_ATTEMPTS) return meanwhile;
    const since = plusSeconds(this.clock.now(), -WEEK_SECONDS);
    return tallyOf(await this.outcomes.ofLiveSince(configurationId, since));
  }

  private async takeBack(
    { id, configurationId, tenantId }: SsoConfigurationDraft,
    code: string,
    { draft, live }: { draft: Tally; live: Tally },
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    if (!(await this.drafts.endRelease(id, configurationId, { at, code, draft, live }))) return;
    const configuration = await this.configurations.require(configurationId);
    await this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'sso_configuration.draft_taken_back',
      target: { type: 'sso_configuration', id: configurationId },
      outcome: 'success',
      detail: {
        name: configuration.name,
        reason: code,
        failed: draft.failed,
        attempts: draft.failed + draft.succeeded,
      },
    });
    await this.admins.tell(configuration, {
      template: 'sso-draft-taken-back',
      data: {
        connection: configuration.name,
        failed: draft.failed,
        attempts: draft.failed + draft.succeeded,
        path: `${pageOfConnection(configuration)}/draft`,
      },
    });
  }
}

function tallyOf({ succeeded, failed }: Tally): Tally {
  return { succeeded, failed };
}

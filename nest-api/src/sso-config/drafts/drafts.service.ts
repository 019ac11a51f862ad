import {
  type ChangeSsoConfiguration,
  emailKey,
  type FieldError,
  FRESH_TEST_HOURS,
  type ReleaseSsoDraft,
  type SsoStarted,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { UsersRepository } from '../../users/users.repository.js';
import { atField, EditNeedsTest } from '../configurations/configuration-refused.js';
import { type Editable, editableOf } from '../configurations/editable.js';
import { ConfigurationSecrets, changedSecrets } from '../configurations/secrets.js';
import type { SsoConfiguration } from '../configurations/sso-configurations.repository.js';
import { requireCurrent, SsoConfigurations, wantedBy } from '../configurations/sso-configurations.service.js';
import { UpstreamSignIns } from '../sign-in/upstream-sign-ins.js';
import { DraftConfigurations } from './draft-configurations.js';
import { DraftNotOffered, DraftOutdated, ReleaseNeedsConnection } from './draft-refused.js';
import { hashOfUser } from './draft-side.js';
import { DraftsRepository, type SsoConfigurationDraft } from './drafts.repository.js';

/** A connection of a tenant, and its draft. */
export interface Drafted {
  readonly live: SsoConfiguration & { tenantId: string };
  readonly draft: SsoConfigurationDraft;
}

type DraftAction =
  | 'sso_configuration.draft_saved'
  | 'sso_configuration.draft_released'
  | 'sso_configuration.draft_release_ended'
  | 'sso_configuration.draft_published'
  | 'sso_configuration.draft_discarded';

/** Edits of connections that are tested and tried before they are published. */
@Injectable()
export class ConfigurationDrafts {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly drafts: DraftsRepository,
    private readonly applied: DraftConfigurations,
    private readonly secrets: ConfigurationSecrets,
    private readonly signIns: UpstreamSignIns,
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError there is no such connection, or it has no draft */
  async get(caller: Caller, id: string): Promise<Drafted> {
    const live = await this.liveOf(caller, id);
    const draft = await this.unit.inTenant(live.tenantId, () => this.drafts.ofConfiguration(id));
    if (!draft) throw new NotFoundError('draft');
    return { live, draft };
  }

  /**
   * Checks the edit as if it were published, and keeps it. What is left out is as in the draft before, or else as in the
   * connection. A saved draft is another one: its test and its release do not count for the new content.
   *
   * @throws StaleVersion @throws UnprocessableInput
   */
  async save(caller: Caller, id: string, input: ChangeSsoConfiguration): Promise<Drafted> {
    const live = await this.liveOf(caller, id);
    requireCurrent(live, input.version);
    const before = await this.unit.inTenant(live.tenantId, () => this.drafts.ofConfiguration(id));
    const wanted = {
      ...wantedBy(before?.content ?? editableOf(live), input),
      isEnabled: live.isEnabled,
    };
    const kept = before ? this.secrets.ofDraft(before) : this.secrets.of(live);
    const { clientSecret = kept.clientSecret, privateKey = kept.privateKey } = input;
    const secrets = { clientSecret, privateKey };
    const { fields, oidc } = await this.configurations.examine(live, wanted, secrets, input.metadata);
    const content: Editable = { ...wanted, ...fields };
    const draftId = uuidv7();
    const draft = await this.unit.inTenant(live.tenantId, async () => {
      await this.drafts.remove(id);
      await this.note(caller, live, 'sso_configuration.draft_saved', {
        changes: Object.keys(input).filter(isField),
      });
      return this.drafts.add({
        id: draftId,
        tenantId: live.tenantId,
        configurationId: id,
        baseVersion: live.version,
        savedBy: caller.userId,
        savedAt: this.clock.now(),
        content,
        ...this.secrets.sealFor(draftId, secrets),
        document: oidc ? { ...oidc.document } : null,
        keys: oidc ? oidc.keys.map((key) => ({ ...key })) : [],
        users: [],
      });
    });
    return { live, draft };
  }

  async discard(caller: Caller, id: string): Promise<void> {
    const { live } = await this.get(caller, id);
    await this.unit.inTenant(live.tenantId, async () => {
      if (await this.drafts.remove(id)) await this.note(caller, live, 'sso_configuration.draft_discarded');
    });
  }

  /** A sign-in that makes no session, with the values of the draft. */
  async test(caller: Caller, id: string, draftId: string, client: ClientContext): Promise<SsoStarted> {
    const { live, draft } = await this.seen(caller, id, draftId);
    return this.signIns.test(this.applied.apply(live, draft), caller.userId, client);
  }

  /**
   * Lets some sign-ins use the draft: those of users, or a share. It replaces the release before.
   *
   * @throws ReleaseNeedsConnection @throws EditNeedsTest @throws UnprocessableInput
   */
  async release(caller: Caller, id: string, input: ReleaseSsoDraft): Promise<Drafted> {
    const { live, draft } = await this.seen(caller, id, input.draftId);
    if (!live.isEnabled) throw new ReleaseNeedsConnection();
    const { emails = [], percent = null } = input;
    const released = await this.unit.inTenant(live.tenantId, async () => {
      // With a share, everybody could be among those who fail.
      if (percent !== null && (await this.needsTest({ live, draft })) && !this.isFreshlyTested(draft))
        throw new EditNeedsTest();
      const users = await this.membersAt(live.tenantId, emails);
      const current = await this.drafts.find(draft.id);
      if (!current) throw new StaleVersion('draft');
      await this.drafts.release(
        current,
        {
          draftId: draft.id,
          ...(percent === null ? { users: emails.map((email) => hashOfUser(draft.id, email)) } : { percent }),
        },
        {
          users: [...users],
          percent,
          releasedAt: this.clock.now(),
          releasedBy: caller.userId,
          releasedFrom: uuidv7(),
          isReleased: true,
          takenBack: null,
        },
      );
      await this.note(
        caller,
        live,
        'sso_configuration.draft_released',
        percent === null ? { users: [...users] } : { percent },
      );
      return current;
    });
    return { live, draft: released };
  }

  /** From now on no sign-in begins with the draft. It stays as it is. */
  async endRelease(caller: Caller, id: string, draftId: string): Promise<Drafted> {
    const { live, draft } = await this.seen(caller, id, draftId);
    await this.unit.inTenant(live.tenantId, async () => {
      if (await this.drafts.endRelease(draft.id, id, null))
        await this.note(caller, live, 'sso_configuration.draft_release_ended');
    });
    return this.get(caller, id);
  }

  /**
   * Makes the draft the connection's configuration, with every check of an edit.
   *
   * @throws DraftOutdated @throws EditNeedsTest it is the only way in, and this draft did not pass a test
   */
  async publish(caller: Caller, id: string, draftId: string): Promise<SsoConfiguration> {
    const { live, draft } = await this.seen(caller, id, draftId);
    if (draft.baseVersion !== live.version) throw new DraftOutdated();
    return this.configurations.publish(caller, id, {
      version: live.version,
      content: draft.content,
      secrets: changedSecrets(this.secrets.of(live), this.secrets.ofDraft(draft)),
      test: draft.testedAt && draft.testedBy ? { at: draft.testedAt, by: draft.testedBy } : null,
      isFresh: this.isFreshlyTested(draft),
      andThen: async () => {
        if (!(await this.drafts.find(draft.id))) throw new StaleVersion('draft');
        await this.drafts.moveFlows(draft.id);
        await this.drafts.remove(id);
        await this.note(caller, live, 'sso_configuration.draft_published');
      },
    });
  }

  /** The users of the release. Joins the unit of work that is open. */
  async usersOf({ draft }: Drafted): Promise<{ id: string; email: string | null }[]> {
    const known = await this.users.all(draft.users);
    return draft.users.map((id) => ({ id, email: known.get(id)?.email ?? null }));
  }

  /** Whether only a tested draft can be published. Joins the unit of work that is open. */
  needsTest({ live, draft }: Drafted): Promise<boolean> {
    const secretsChange = Object.keys(this.changedSecrets({ live, draft })).length > 0;
    return this.configurations.needsTest(live, draft.content, secretsChange);
  }

  changedSecrets({ live, draft }: Drafted) {
    return changedSecrets(this.secrets.of(live), this.secrets.ofDraft(draft));
  }

  isFreshlyTested({ testedAt }: SsoConfigurationDraft): boolean {
    return !!testedAt && this.clock.now().getTime() - testedAt.getTime() <= FRESH_TEST_HOURS * 3_600_000;
  }

  private async seen(caller: Caller, id: string, draftId: string): Promise<Drafted> {
    const found = await this.get(caller, id);
    if (found.draft.id !== draftId) throw new StaleVersion('draft');
    return found;
  }

  private async liveOf(caller: Caller, id: string): Promise<Drafted['live']> {
    const live = await this.configurations.get(caller, id);
    if (!live.tenantId) throw new DraftNotOffered();
    return live as Drafted['live'];
  }

  /** IDs of the active members with these addresses. @throws UnprocessableInput */
  private async membersAt(tenantId: string, emails: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [place, email] of emails.entries()) {
      const user = await this.users.byEmailKey(emailKey(email));
      const membership = user && (await this.memberships.find(tenantId, user.id));
      if (membership?.status !== 'active') throw atField(notAMember(place, email));
      ids.push(membership.userId);
    }
    return [...new Set(ids)];
  }

  private note(
    { userId }: Caller,
    { id, tenantId, name }: Drafted['live'],
    action: DraftAction,
    detail: AuditDetail = {},
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action,
      target: { type: 'sso_configuration', id },
      outcome: 'success',
      detail: { name, ...detail },
    });
  }
}

function notAMember(place: number, email: string): FieldError {
  const message = `${email} is not the address of an active member.`;
  return { field: `emails.${place}`, code: 'not_a_member', message };
}

/** Of what was sent, the version apart. */
function isField(name: string): boolean {
  return name !== 'version';
}

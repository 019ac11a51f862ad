import type {
  ChangeSsoConfiguration,
  CreateSsoConfiguration,
  SsoConfigurationListQuery,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { SessionsRepository } from '../../auth/sessions.repository.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { type Counted, counted } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DomainClaims } from '../../domains/domain-claims.js';
import { PlanBounds } from '../../tenants/plans/plan-bounds.js';
import { DraftsRepository } from '../drafts/drafts.repository.js';
import { SsoPoliciesRepository } from '../policy/sso-policies.repository.js';
import { ConfigurationProbe } from '../probe/configuration-probe.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import { PLATFORM_CLIENT_NAMES, providerOf } from '../providers/providers.js';
import type { Findings } from '../providers/upstream-provider.js';
import {
  AlreadyEnabled,
  atField,
  ConfigurationIncomplete,
  EditNeedsTest,
  LastWayIn,
  ManagedBySettings,
  TooManyConfigurations,
} from './configuration-refused.js';
import { ConfigurationStates } from './configuration-states.repository.js';
import { ConfigurationVersions } from './configuration-versions.js';
import { changesBetween, type Editable, editableOf, isHarmlessEdit } from './editable.js';
import { PlatformClients } from './platform-clients.js';
import { readDomains } from './read-domains.js';
import { ConfigurationRefresh } from './refresh.js';
import { ConfigurationSecrets, type GivenSecrets, requirePrivateKey } from './secrets.js';
import { ServingConnections } from './serving-connections.repository.js';
import { type SsoConfiguration, SsoConfigurationsRepository } from './sso-configurations.repository.js';

/** Limit of the platform itself. The plan limits organizations. */
const MOST_OF_PLATFORM = 20;
const ANY_TENANT = 'a superadmin looks after every connection, those without a tenant too';

/** The connections of a tenant, for its admins, and all of them, the platform's too, for superadmins. */
@Injectable()
export class SsoConfigurations {
  constructor(
    private readonly em: EntityManager,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly policies: SsoPoliciesRepository,
    private readonly unit: UnitOfWork,
    private readonly probe: ConfigurationProbe,
    private readonly secrets: ConfigurationSecrets,
    private readonly versions: ConfigurationVersions,
    private readonly states: ConfigurationStates,
    private readonly drafts: DraftsRepository,
    private readonly refreshing: ConfigurationRefresh,
    private readonly claims: DomainClaims,
    private readonly clients: PlatformClients,
    private readonly bounds: PlanBounds,
    private readonly serving: ServingConnections,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1`, oldest first. */
  list(caller: Caller, query: SsoConfigurationListQuery): Promise<Counted<SsoConfiguration>> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return this.inScope(tenantId, async () =>
      counted(await this.configurations.page(tenantId, query), query, (most) =>
        this.configurations.count(tenantId, query, most),
      ),
    );
  }

  /** @throws NotFoundError there is none, or it isn't the caller's */
  get(caller: Caller, id: string): Promise<SsoConfiguration> {
    return this.inScope(tenantInQuestion(caller, null), () => this.find(id));
  }

  /**
   * Asks the other side first, then saves.
   *
   * @throws UnprocessableInput at the field that is wrong, with what was found
   * @throws PlanLimitReached
   */
  async create(caller: Caller, input: CreateSsoConfiguration): Promise<SsoConfiguration> {
    const tenantId = tenantInQuestion(caller, input.tenantId);
    return this.connect({ id: uuidv7(), tenantId, by: caller.userId }, input);
  }

  /**
   * As `create`, for whom a tenant let do it: the wizard, whose id the other side knows already.
   *
   * @param owner `by` is null for the holder of a set-up link
   * @throws UnprocessableInput
   */
  async connect(
    { id, tenantId, by }: { id: string; tenantId: string | null; by: string | null },
    { tenantId: _named, clientSecret, privateKey, metadata, type, ...input }: CreateSsoConfiguration,
  ): Promise<SsoConfiguration> {
    const given = { clientSecret, privateKey };
    const fields = { ...input, domains: readDomains(input.domains) };
    requireComplete(
      { type, tenantId, ...fields },
      { clientSecret: !!clientSecret, privateKey: !!privateKey },
    );
    const findings = await this.look({ ...fields, type, tenantId, metadata, clientSecret }, given);

    return this.inScope(tenantId, async () => {
      await this.requireRoom(tenantId);
      // Its secrets are bound to its id, which is therefore known before it is written.
      const configuration = this.configurations.add({
        ...fields,
        ...findings.fields,
        id,
        tenantId,
        type,
      });
      this.secrets.write(configuration, given);
      await this.afterSave(configuration, by, findings, ['created'], 'sso_configuration.created');
      return configuration;
    });
  }

  /**
   * Replaces the values of a connection that has never been enabled, for the wizard.
   *
   * @throws NotFoundError it is deleted  @throws AlreadyEnabled  @throws UnprocessableInput
   */
  async reconnect(
    { id, tenantId, by }: { id: string; tenantId: string | null; by: string | null },
    { tenantId: _named, clientSecret, privateKey, metadata, type, ...input }: CreateSsoConfiguration,
  ): Promise<SsoConfiguration> {
    const given = { clientSecret, privateKey };
    const fields = { ...input, domains: readDomains(input.domains) };
    const findings = await this.look({ ...fields, type, tenantId, metadata, clientSecret }, given);
    return this.inScope(tenantId, async () => {
      const configuration = await this.find(id);
      if (configuration.isEnabled) throw new AlreadyEnabled();
      const before = editableOf(configuration);
      this.em.assign(configuration, { ...fields, ...findings.fields });
      const changes = [
        ...changesBetween(before, editableOf(configuration)),
        ...this.secrets.write(configuration, given),
      ];
      if (changes.length > 0)
        await this.afterSave(configuration, by, findings, changes, 'sso_configuration.updated');
      return configuration;
    });
  }

  /**
   * Changes what is given; what depends on the other side is looked at again.
   *
   * @throws NotFoundError @throws StaleVersion @throws ManagedBySettings @throws UnprocessableInput
   */
  async change(caller: Caller, id: string, input: ChangeSsoConfiguration): Promise<SsoConfiguration> {
    const { version, clientSecret, privateKey, metadata } = input;
    const current = await this.get(caller, id);
    requireCurrent(current, version);
    const wanted = wantedBy(editableOf(current), input);
    return this.save(caller, id, version, wanted, { clientSecret, privateKey }, { metadata });
  }

  /** @throws ConfigurationIncomplete @throws PlanLimitReached */
  async switch(caller: Caller, id: string, version: number, isEnabled: boolean): Promise<SsoConfiguration> {
    return this.edit(caller, id, version, async (configuration) => {
      if (isEnabled) {
        requireComplete({ ...configuration, isEnabled }, secretsSet(configuration, {}));
        await this.requireRoomToEnable(configuration);
      } else await this.requireAnotherWayIn(configuration);
      const before = editableOf(configuration);
      configuration.isEnabled = isEnabled;
      const ended = isEnabled ? [] : await this.endSessions(configuration, caller);
      await this.afterSave(
        configuration,
        caller.userId,
        null,
        [...changesBetween(before, editableOf(configuration)), ...ended],
        isEnabled ? 'sso_configuration.enabled' : 'sso_configuration.disabled',
      );
    });
  }

  /** Disables it for all sign-ins. The row remains for users who signed in with it. */
  async remove(caller: Caller, id: string): Promise<void> {
    const { version } = await this.get(caller, id);
    await this.edit(caller, id, version, async (configuration) => {
      await this.requireAnotherWayIn(configuration);
      configuration.isEnabled = false;
      configuration.deletedAt = this.clock.now();
      await this.states.forget(configuration.id);
      await this.drafts.remove(configuration.id);
      const changes = ['deleted', ...(await this.endSessions(configuration, caller))];
      await this.afterSave(configuration, caller.userId, null, changes, 'sso_configuration.deleted');
    });
  }

  /**
   * Goes back to what was once saved, secrets included; that is a new version, too.
   *
   * @throws NotFoundError there was no such version
   */
  async restore(caller: Caller, id: string, number: number, version: number): Promise<SsoConfiguration> {
    const current = await this.get(caller, id);
    requireCurrent(current, version);
    const kept = await this.inScope(current.tenantId ?? null, () => this.versions.get(id, number));
    const snapshot = {
      ...kept.snapshot,
      // What was saved before there was the marker had a client of its own, and one address for signing out.
      usesPlatformClient: kept.snapshot.usesPlatformClient ?? false,
      sloResponseUrl: kept.snapshot.sloResponseUrl ?? null,
      parameters: kept.snapshot.parameters ?? {},
    };
    return this.save(caller, id, version, snapshot, this.secrets.ofVersion(kept));
  }

  /**
   * Reads metadata and keys now, rather than when it is their turn. A failure is remembered until they can be read.
   *
   * @throws UnprocessableInput
   */
  async refresh(caller: Caller, id: string): Promise<SsoConfiguration> {
    const configuration = await this.get(caller, id);
    try {
      await this.refreshing.refresh(configuration);
    } catch (error) {
      if (!(error instanceof UpstreamRefused)) throw error;
      await this.refreshing.noteFailure(configuration, error);
      throw atField(error);
    }
    return this.get(caller, id);
  }

  /**
   * Saves a draft as the connection's configuration. A test that the draft passed counts for the connection.
   *
   * @throws as `change`
   */
  async publish(caller: Caller, id: string, published: PublishedDraft): Promise<SsoConfiguration> {
    const { isEnabled } = await this.get(caller, id);
    const { version, content, secrets } = published;
    return this.save(caller, id, version, { ...content, isEnabled }, secrets, { published });
  }

  /** Asks the other side about an edit. Nothing is saved. @throws UnprocessableInput @throws ConfigurationIncomplete */
  async examine(
    current: SsoConfiguration,
    wanted: Editable,
    given: GivenSecrets,
    metadata?: string,
  ): Promise<Findings> {
    if (wanted.isEnabled || wanted.usesPlatformClient)
      requireComplete({ ...wanted, ...ownerOf(current) }, secretsSet(current, given));
    const clientSecret =
      given.clientSecret === undefined ? this.secrets.read(current, 'clientSecret') : given.clientSecret;
    return this.look({ ...wanted, ...ownerOf(current), metadata, clientSecret }, given);
  }

  /** Whether an edit must have passed a test before it is saved. Joins the unit of work that is open. */
  async needsTest(
    configuration: SsoConfiguration,
    after: Editable,
    secretsChange: boolean,
  ): Promise<boolean> {
    const { tenantId, isEnabled } = configuration;
    if (!tenantId || !isEnabled || isHarmlessEdit(editableOf(configuration), after, secretsChange))
      return false;
    const policy = await this.policies.of(tenantId);
    if (!policy?.enforced || !(await this.states.isTested(configuration))) return false;
    return !(await this.configurations.hasTestedOther(configuration));
  }

  private async save(
    caller: Caller,
    id: string,
    version: number,
    wanted: Editable,
    given: GivenSecrets,
    { metadata, published }: { metadata?: string | undefined; published?: PublishedDraft } = {},
  ): Promise<SsoConfiguration> {
    const current = await this.get(caller, id);
    const findings = await this.examine(current, wanted, given, metadata);
    return this.edit(caller, id, version, async (configuration) => {
      const before = editableOf(configuration);
      const goesOff = before.isEnabled && !wanted.isEnabled;
      if (goesOff) await this.requireAnotherWayIn(configuration);
      const after: Editable = { ...before, ...wanted, ...findings.fields };
      const isHarmless = isHarmlessEdit(before, after, this.secrets.wouldChange(configuration, given));
      const test = published?.test && isSame(published.content, after) ? published.test : null;
      const keepTest = test
        ? await this.testOf(configuration, test, isHarmless || published?.isFresh === true)
        : await this.testAfter(configuration, isHarmless || goesOff);
      if (wanted.isEnabled) await this.requireRoomToEnable(configuration);
      this.em.assign(configuration, { ...wanted, ...findings.fields });
      const changes = [
        ...changesBetween(before, editableOf(configuration)),
        ...this.secrets.write(configuration, given),
        ...(goesOff ? await this.endSessions(configuration, caller) : []),
      ];
      if (changes.length > 0) {
        await this.afterSave(configuration, caller.userId, findings, changes, 'sso_configuration.updated');
        await keepTest();
      }
      await published?.andThen();
    });
  }

  /**
   * While SSO is required, an edit must leave a tested connection.
   *
   * @returns what keeps the passed test after a harmless edit
   * @throws EditNeedsTest
   */
  private async testAfter(
    configuration: SsoConfiguration,
    isHarmless: boolean,
  ): Promise<() => Promise<void>> {
    const nothing = async () => undefined;
    const isTestedWay = (await this.isRequired(configuration)) && (await this.states.isTested(configuration));
    if (!isTestedWay) return nothing;
    if (isHarmless) return this.states.keepingTest(configuration);
    if (!(await this.configurations.hasTestedOther(configuration))) throw new EditNeedsTest();
    return nothing;
  }

  /** The same where the edit itself passed a test, as a draft. @throws EditNeedsTest that was too long ago */
  private async testOf(
    configuration: SsoConfiguration,
    { at, by }: NonNullable<PublishedDraft['test']>,
    isFreshOrHarmless: boolean,
  ): Promise<() => Promise<void>> {
    if (!isFreshOrHarmless) await this.testAfter(configuration, false);
    return () => this.states.noteTest(configuration, by, at);
  }

  /** Open sessions that began through the connection, which end with it. @throws NotFoundError */
  openSessions(caller: Caller, id: string): Promise<number> {
    return this.inScope(tenantInQuestion(caller, null), async () =>
      this.sessions.countThrough(await this.find(id), caller.sessionId, this.clock.now()),
    );
  }

  /**
   * Nobody vouches any more for who signed in through it. Applications are notified. The session of the caller continues: the
   * caller has just confirmed their identity.
   *
   * @returns the change, for the version and the audit log
   */
  private async endSessions(configuration: SsoConfiguration, { sessionId }: Caller): Promise<string[]> {
    const ended = await this.sessions.revokeThrough(configuration, sessionId, this.clock.now());
    return ended > 0 ? [`sessions ended: ${ended}`] : [];
  }

  private edit(
    caller: Caller,
    id: string,
    version: number,
    work: (configuration: SsoConfiguration) => Promise<void>,
  ): Promise<SsoConfiguration> {
    return this.inScope(tenantInQuestion(caller, null), async () => {
      const configuration = await this.find(id);
      requireCurrent(configuration, version);
      if (configuration.managedBySettings) throw new ManagedBySettings();
      await work(configuration);
      return configuration;
    });
  }

  private async afterSave(
    configuration: SsoConfiguration,
    by: string | null,
    findings: Findings | null,
    changes: string[],
    action: Parameters<ConfigurationVersions['keep']>[3],
  ): Promise<void> {
    await this.em.flush();
    if (configuration.tenantId) await this.claims.ensure(configuration.tenantId, configuration.domains);
    if (findings) await this.states.note(configuration, findings);
    await this.versions.keep(configuration, by, changes, action);
  }

  private async look(
    entered: Parameters<ConfigurationProbe['look']>[0],
    given: GivenSecrets,
  ): Promise<Findings> {
    try {
      if (given.privateKey) requirePrivateKey(given.privateKey);
      if (entered.usesPlatformClient) await this.requirePlatformClient(entered.type);
      return await this.probe.look(entered);
    } catch (error) {
      if (error instanceof UpstreamRefused) throw atField(error);
      throw error;
    }
  }

  private async requirePlatformClient(type: SsoConfiguration['type']): Promise<void> {
    if (await this.clients.find(type)) return;
    throw atField({
      field: 'usesPlatformClient',
      code: 'no_platform_client',
      message: 'The platform has no client at this identity provider. Enter your own client.',
    });
  }

  private async find(id: string): Promise<SsoConfiguration> {
    const configuration = await this.configurations.find(id);
    if (!configuration) throw new NotFoundError('SSO configuration');
    return configuration;
  }

  private async requireRoom(tenantId: string | null): Promise<void> {
    if (tenantId) return this.bounds.require(tenantId, 'ssoConfigurations', 1);
    if ((await this.configurations.countOfPlatform()) >= MOST_OF_PLATFORM) {
      throw new TooManyConfigurations(MOST_OF_PLATFORM);
    }
  }

  /** One that was switched off while the plan was larger. @throws PlanLimitReached */
  private async requireRoomToEnable({ tenantId, isEnabled }: SsoConfiguration): Promise<void> {
    if (!tenantId || isEnabled) return;
    await this.bounds.require(tenantId, 'ssoConfigurations', 1, (id, most) =>
      this.serving.countEnabled(id, most),
    );
  }

  /** A tenant that enforces SSO keeps a connection that passed a test. @throws LastWayIn */
  private async requireAnotherWayIn(configuration: SsoConfiguration): Promise<void> {
    if (!(await this.isRequired(configuration)) || (await this.configurations.hasTestedOther(configuration)))
      return;
    // One that was never tested may go while another is left.
    const isVerified = await this.states.isTested(configuration);
    if (isVerified || !(await this.configurations.hasEnabledOther(configuration))) throw new LastWayIn();
  }

  /** Whether its tenant requires single sign-on and depends on it. */
  private async isRequired({ tenantId, isEnabled }: SsoConfiguration): Promise<boolean> {
    // Two admins at once decide one after the other.
    return !!tenantId && isEnabled && this.policies.lockEnforced(tenantId);
  }

  private inScope<T>(tenantId: string | null, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantId, ANY_TENANT, work);
  }
}

/** A draft on its way to become the connection's configuration. */
export interface PublishedDraft {
  readonly version: number;
  readonly content: Editable;
  /** Those that change. */
  readonly secrets: GivenSecrets;
  /** That exactly this content passed. */
  readonly test: { readonly at: Date; readonly by: string } | null;
  readonly isFresh: boolean;
  /** In the unit of work of the change. */
  andThen(): Promise<void>;
}

/** What a connection would be, before the other side was asked. */
export function wantedBy(before: Editable, input: ChangeSsoConfiguration): Editable {
  const { version: _, clientSecret: _secret, privateKey: _key, metadata: _metadata, ...given } = input;
  const domains = input.domains ? { domains: readDomains(input.domains) } : {};
  return { ...before, ...forgetDiscovered(given), ...domains };
}

/** Whether a draft is saved as it was tested; what its provider publishes may have changed since. */
function isSame(tested: Editable, { isEnabled, ...after }: Editable): boolean {
  return changesBetween({ ...tested, isEnabled }, { ...after, isEnabled }).length === 0;
}

type SecretsSet = Readonly<Record<'clientSecret' | 'privateKey', boolean>>;

const SET_FIRST = {
  clientSecret: 'Set the client secret first.',
  privateKey: 'Set the private key first.',
} as const;

const REMOVE = {
  clientSecret: "This connection uses the platform's client. Remove the client secret.",
  privateKey: "This connection uses the platform's client. Remove the private key.",
} as const;

/** Which secrets a connection has after `given` is written. */
function secretsSet(current: SsoConfiguration, given: GivenSecrets): SecretsSet {
  const isSet = (name: keyof SecretsSet) => !!(given[name] === undefined ? current[name] : given[name]);
  return { clientSecret: isSet('clientSecret'), privateKey: isSet('privateKey') };
}

function ownerOf({ type, tenantId }: SsoConfiguration) {
  return { type, tenantId: tenantId ?? null };
}

/** @throws StaleVersion */
export function requireCurrent(configuration: SsoConfiguration, version: number): void {
  if (configuration.version !== version) throw new StaleVersion('SSO configuration');
}

/** Another issuer has other endpoints: what was discovered of the old one is not held against it. */
function forgetDiscovered<Given extends Partial<Editable>>(given: Given): Given {
  const discovered = { authorizationEndpoint: null, tokenEndpoint: null, userInfoEndpoint: null };
  return given.issuer === undefined && given.directoryId === undefined ? given : { ...discovered, ...given };
}

/** With the platform's client there is none of one's own, and only some providers serve many companies by one. */
function requirePlatformsOnly(
  { type, tenantId, clientId }: Pick<SsoConfiguration, 'type' | 'tenantId'> & Partial<Editable>,
  isSet: SecretsSet,
): void {
  const refuse = (field: string, code: string, message: string) => atField({ field, code, message });
  if (!tenantId || !providerOf({ type }).platformClient) {
    throw refuse(
      'usesPlatformClient',
      'not_offered',
      `Only an organization's connection to ${anyOf(PLATFORM_CLIENT_NAMES)} can use the platform's client.`,
    );
  }
  if (clientId) {
    throw refuse('clientId', 'not_needed', "This connection uses the platform's client. Leave it empty.");
  }
  const unneeded = isSet.clientSecret ? 'clientSecret' : isSet.privateKey ? 'privateKey' : null;
  if (unneeded) {
    throw refuse(unneeded, 'not_needed', REMOVE[unneeded]);
  }
}

/** @throws UnprocessableInput for what is entered, ConfigurationIncomplete for what is switched on */
function requireComplete(
  connection: Pick<SsoConfiguration, 'type' | 'tenantId'> & Partial<Editable>,
  isSet: SecretsSet,
): void {
  const { clientId, isEnabled, usesPlatformClient } = connection;
  const provider = providerOf(connection);
  const missing = provider.missing(connection);
  if (missing) throw atField(missing);
  if (usesPlatformClient) {
    requirePlatformsOnly(connection, isSet);
    return;
  }
  if (provider.client === 'none' || provider.hasClientElsewhere?.(connection.parameters)) return;
  if (!clientId) throw atField({ field: 'clientId', code: 'required', message: 'Enter the client ID.' });
  const needed = provider.client === 'public' ? null : provider.client;
  if (needed && !isSet[needed] && isEnabled) {
    throw new ConfigurationIncomplete(SET_FIRST[needed]);
  }
}

/** `A, B or C`. */
function anyOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

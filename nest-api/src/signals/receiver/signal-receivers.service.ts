import { randomUUID } from 'node:crypto';
import {
  type SavedSignalReceiver,
  type SaveSignalReceiver,
  SIGNAL_EVENTS_SHOWN,
  SIGNALS_PATH,
  type SignalEventDto,
  type SignalReceiverDto,
  type SignalSettings,
} from '@gatehouse/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Audit, type AuditRecord } from '../../audit/audit.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { atField } from '../../sso-config/configurations/configuration-refused.js';
import { SsoConfigurations } from '../../sso-config/configurations/sso-configurations.service.js';
import { UpstreamRefused } from '../../sso-config/probe/upstream-refused.js';
import { ExternalIdentitiesRepository } from '../../sso-config/sign-in/external-identities.repository.js';
import { aadOfReceiver, newReceiverSecret } from './receiver-secret.js';
import { SignalEventsRepository } from './signal-events.repository.js';
import { NoManagedStream, NoPushSecret, NoSignals } from './signal-receiver-refused.js';
import { type ReceiverRow, SignalReceiversRepository } from './signal-receivers.repository.js';
import { toEventDto, toReceiverDto } from './signals.dto.js';
import { type Transmitter, TransmitterClient } from './transmitter-client.js';

interface Owned {
  readonly id: string;
  readonly tenantId: string;
}

/** For the admins of a connection: its transmitter, and what arrived. */
@Injectable()
export class SignalReceivers {
  private readonly logger = new Logger('Signals');

  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly receivers: SignalReceiversRepository,
    private readonly events: SignalEventsRepository,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly transmitters: TransmitterClient,
    private readonly keys: MasterKeys,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFoundError */
  async get(caller: Caller, id: string): Promise<SignalSettings> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) return { receiver: null };
    return this.unit.inTenant(tenantId, async () => {
      const row = await this.receivers.find(id);
      return { receiver: row && toReceiverDto(this.endpointOf(id), row) };
    });
  }

  /** The newest first. @throws NotFoundError */
  async eventsOf(caller: Caller, id: string): Promise<SignalEventDto[]> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) return [];
    const rows = await this.unit.inTenant(tenantId, () => this.events.newest(id, SIGNAL_EVENTS_SHOWN));
    return rows.map(toEventDto);
  }

  /**
   * Reads the transmitter's metadata first, then saves. With a management token, creates the stream.
   *
   * @throws NotFoundError  @throws NoSignals  @throws StaleVersion
   * @throws UnprocessableInput at the field that is wrong, with what was found
   */
  async save(
    caller: Caller,
    client: ClientContext,
    id: string,
    input: SaveSignalReceiver,
  ): Promise<SavedSignalReceiver> {
    const owned = await this.owned(caller, id);
    const current = await this.unit.inTenant(owned.tenantId, () => this.receivers.find(id));
    if ((current?.version ?? 0) !== input.version) throw new StaleVersion('receiver');
    const transmitter = await explained(() => this.transmitters.read(input.issuer));
    return current
      ? this.change(caller, client, owned, current, input, transmitter)
      : this.add(caller, client, owned, input, transmitter);
  }

  /** The previous secret stops working. @throws NotFoundError  @throws NoPushSecret  @throws UnprocessableInput */
  async rotateSecret(caller: Caller, client: ClientContext, id: string): Promise<SavedSignalReceiver> {
    const { owned, row } = await this.existing(caller, id);
    const { plain, stored } = newReceiverSecret(this.keys, id);
    if (row.delivery === 'poll') throw new NoPushSecret();
    if (row.streamId !== null && row.managementToken !== null) {
      const change = { streamId: row.streamId, endpoint: this.endpointOf(id), secret: plain };
      const token = this.open(id, row.managementToken);
      await explained(() => this.transmitters.changeSecret(row.endpoints, token, change));
    }
    const receiver = await this.unit.inTenant(owned.tenantId, async () => {
      await this.receivers.changeSecret(id, stored, this.clock.now());
      await this.record(caller, client, owned, 'signal_receiver.secret_rotated', {});
      return this.read(id);
    });
    return { receiver, secret: plain };
  }

  /** @throws NotFoundError  @throws NoManagedStream  @throws UnprocessableInput */
  async requestVerification(caller: Caller, id: string): Promise<SignalReceiverDto> {
    const { owned, row } = await this.existing(caller, id);
    const { streamId, managementToken } = row;
    if (streamId === null || managementToken === null) throw new NoManagedStream();
    const state = randomUUID();
    // Before the request: the event may arrive first.
    await this.unit.inTenant(owned.tenantId, () =>
      this.receivers.noteVerificationRequest(id, state, this.clock.now()),
    );
    const token = this.open(id, managementToken);
    await explained(() => this.transmitters.requestVerification(row.endpoints, token, { streamId, state }));
    return this.unit.inTenant(owned.tenantId, () => this.read(id));
  }

  /** Deletes the stream at the transmitter too, if Gatehouse created it and the transmitter answers. @throws NotFoundError */
  async remove(caller: Caller, client: ClientContext, id: string): Promise<void> {
    const { owned, row } = await this.existing(caller, id);
    await this.unit.inTenant(owned.tenantId, async () => {
      if (!(await this.receivers.remove(id))) throw new NotFoundError('receiver');
      // Nobody could signal any more that an account is enabled.
      await this.identities.forgetAccountSignals(id);
      await this.record(caller, client, owned, 'signal_receiver.deleted', { issuer: row.issuer });
    });
    if (row.streamId === null || row.managementToken === null) return;
    try {
      await this.transmitters.deleteStream(row.endpoints, this.open(id, row.managementToken), row.streamId);
    } catch (error) {
      // It gets 401 from now on.
      if (!(error instanceof UpstreamRefused)) throw error;
      this.logger.warn(`the stream of a deleted receiver remains at its transmitter: ${error.message}`);
    }
  }

  private async add(
    caller: Caller,
    client: ClientContext,
    owned: Owned,
    input: SaveSignalReceiver,
    { issuer, jwksUri, endpoints }: Transmitter,
  ): Promise<SavedSignalReceiver> {
    const { id, tenantId } = owned;
    const { plain, stored } = newReceiverSecret(this.keys, id);
    const { managementToken: token, delivery } = input;
    const endpoint = this.endpointOf(id);
    if (delivery === 'poll' && !token)
      throw atField({
        field: 'managementToken',
        code: 'token_required',
        message: 'Gatehouse fetches events with a management token. Enter one.',
      });
    const stream = token
      ? await explained(() =>
          this.transmitters.createStream(endpoints, token, {
            push: delivery === 'push' ? { endpoint, secret: plain } : null,
            description: 'Gatehouse',
          }),
        )
      : null;
    const settings = {
      issuer,
      jwksUri,
      endpoints,
      audience: input.audience ?? stream?.audience ?? endpoint,
      blocksDisabled: input.blocksDisabled,
      managementToken: token ? this.keys.seal(token, aadOfReceiver(id)) : null,
      streamId: stream?.streamId ?? null,
      delivery,
      pollEndpoint: stream?.pollEndpoint ?? null,
    };
    const receiver = await this.unit.inTenant(tenantId, async () => {
      const isAdded = await this.receivers.add(
        { tenantId, connectionId: id },
        settings,
        stored,
        this.clock.now(),
      );
      if (!isAdded) throw new StaleVersion('receiver');
      await this.record(caller, client, owned, 'signal_receiver.created', detailOf(settings));
      return this.read(id);
    });
    return { receiver, secret: delivery === 'push' ? plain : null };
  }

  private async change(
    caller: Caller,
    client: ClientContext,
    owned: Owned,
    current: ReceiverRow,
    input: SaveSignalReceiver,
    { issuer, jwksUri, endpoints }: Transmitter,
  ): Promise<SavedSignalReceiver> {
    const { id, tenantId } = owned;
    // A stream belongs to its transmitter.
    const isSame = issuer === current.issuer;
    if (!isSame && current.delivery === 'poll')
      throw atField({
        field: 'issuer',
        code: 'other_transmitter',
        message: 'Stop receiving events first, then set up the other transmitter.',
      });
    const streamId = isSame ? current.streamId : null;
    const token = input.managementToken;
    // Gatehouse only manages a stream that it created.
    const managementToken =
      streamId === null ? null : token ? this.keys.seal(token, aadOfReceiver(id)) : current.managementToken;
    const settings = {
      issuer,
      jwksUri,
      endpoints,
      audience: input.audience ?? this.endpointOf(id),
      blocksDisabled: input.blocksDisabled,
      managementToken,
      streamId,
    };
    const receiver = await this.unit.inTenant(tenantId, async () => {
      if (!(await this.receivers.change(id, input.version, settings))) throw new StaleVersion('receiver');
      if (!settings.blocksDisabled) await this.identities.forgetAccountSignals(id);
      await this.record(caller, client, owned, 'signal_receiver.updated', detailOf(settings));
      return this.read(id);
    });
    return { receiver, secret: null };
  }

  private async existing(caller: Caller, id: string): Promise<{ owned: Owned; row: ReceiverRow }> {
    const owned = await this.owned(caller, id);
    const row = await this.unit.inTenant(owned.tenantId, () => this.receivers.find(id));
    if (!row) throw new NotFoundError('receiver');
    return { owned, row };
  }

  /** @throws NotFoundError  @throws NoSignals */
  private async owned(caller: Caller, id: string): Promise<Owned> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) throw new NoSignals();
    return { id, tenantId };
  }

  private async read(id: string): Promise<SignalReceiverDto> {
    return toReceiverDto(this.endpointOf(id), (await this.receivers.find(id)) as ReceiverRow);
  }

  private open(id: string, sealed: string): string {
    return this.keys.open(sealed, aadOfReceiver(id));
  }

  private endpointOf(id: string): string {
    return new URL(this.settings.PUBLIC_URL).origin + SIGNALS_PATH + id;
  }

  private record(
    { userId }: Caller,
    { address }: ClientContext,
    { id, tenantId }: Owned,
    action: AuditRecord['action'],
    detail: NonNullable<AuditRecord['detail']>,
  ): Promise<void> {
    const actor = { type: 'user', id: userId } as const;
    const target = { type: 'sso_configuration', id } as const;
    return this.audit.record({ tenantId, actor, action, target, outcome: 'success', address, detail });
  }
}

function detailOf({
  issuer,
  audience,
  blocksDisabled,
  streamId,
}: Pick<ReceiverRow, 'issuer' | 'audience' | 'blocksDisabled' | 'streamId'>) {
  return { issuer, audience, blocks_disabled: blocksDisabled, stream: streamId };
}

/** @throws UnprocessableInput */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UpstreamRefused) throw atField(error);
    throw error;
  }
}

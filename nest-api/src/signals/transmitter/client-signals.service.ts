import { type ClientSignals, SIGNALS_ROUTE, type SignalStreamDto } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { ConflictError, NotFoundError } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ClientsRepository, type OAuthClient } from '../../oauth2/clients/clients.repository.js';
import { Issuers } from '../../oauth2/issuers/issuers.js';
import { MOST_QUEUED } from './queue-limit.js';
import { SignalStreamsRepository, type StreamRow } from './signal-streams.repository.js';
import { SSF_CONFIGURATION } from './ssf-paths.js';

const ANY_TENANT = 'a superadmin manages every client';

/** Only applications with credentials of their own can get a token for the API. */
export class NoClientCredentials extends ConflictError {
  readonly code = 'no_client_credentials';

  constructor() {
    super('Allow the grant type client_credentials for this application first.');
  }
}

/** Events would be about the users of every organization. */
export class ApplicationOfPlatform extends ConflictError {
  readonly code = 'application_of_platform';

  constructor() {
    super('Only an application of an organization can receive events about its users.');
  }
}

/** For admins: which applications may receive security events, and how delivery goes. */
@Injectable()
export class ClientSignalsService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly streams: SignalStreamsRepository,
    private readonly issuers: Issuers,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly audit: Audit,
  ) {}

  /** @throws NotFoundError */
  get(caller: Caller, id: string): Promise<ClientSignals> {
    return this.inScope(caller, async () => this.read(await this.find(id)));
  }

  /**
   * An application that is no longer allowed loses its stream, and its tokens for the API.
   *
   * @throws NotFoundError  @throws ApplicationOfPlatform  @throws NoClientCredentials
   */
  async save(
    caller: Caller,
    { address }: ClientContext,
    id: string,
    allowed: boolean,
  ): Promise<ClientSignals> {
    const { tenantId } = await this.inScope(caller, () => this.find(id));
    if (!tenantId) throw new ApplicationOfPlatform();
    const saved = await this.unit.inTenant(tenantId, async () => {
      const client = await this.find(id);
      if (allowed && !client.grantTypes.includes('client_credentials')) throw new NoClientCredentials();
      if ((await this.clients.receivesSignals(id)) !== allowed) {
        await this.clients.allowSignals(id, allowed);
        const stream = allowed ? null : await this.streams.ofClient(id);
        if (stream) await this.streams.remove(stream.id);
        await this.audit.record({
          tenantId,
          actor: { type: 'user', id: caller.userId },
          action: allowed ? 'signal_stream.allowed' : 'signal_stream.disallowed',
          target: { type: 'oauth_client', id },
          outcome: 'success',
          address,
          detail: {},
        });
      }
      return this.read(client);
    });
    await this.changes.catchUp();
    return saved;
  }

  private async find(id: string): Promise<OAuthClient> {
    const client = await this.clients.find(id);
    if (!client) throw new NotFoundError('application');
    return client;
  }

  private async read({ id, tenantId }: OAuthClient): Promise<ClientSignals> {
    const owner = tenantId ? (await this.issuers.ownersOf([{ tenantId }])).get(tenantId) : undefined;
    if (!owner) return { allowed: false, configurationUrl: null, resource: null, stream: null };
    const stream = await this.streams.ofClient(id);
    const queued = stream ? await this.streams.count(stream.id, MOST_QUEUED + 1) : 0;
    const { origin, pathname } = new URL(owner.customIssuer ?? owner.issuer);
    return {
      allowed: await this.clients.receivesSignals(id),
      configurationUrl: origin + SSF_CONFIGURATION + pathname.replace(/\/$/, ''),
      resource: (owner.customIssuer ?? owner.issuer) + SIGNALS_ROUTE,
      stream: stream && toStreamDto(stream, queued),
    };
  }

  private inScope<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, work);
  }
}

function toStreamDto(row: StreamRow, queued: number): SignalStreamDto {
  const { id, delivery, endpointUrl, events, status, statusReason, failures, lastError } = row;
  const deliveredAt = row.deliveredAt && new Date(row.deliveredAt).toISOString();
  const createdAt = new Date(row.createdAt).toISOString();
  return {
    id,
    delivery,
    endpointUrl,
    events,
    status,
    statusReason,
    queued,
    failures,
    lastError,
    deliveredAt,
    createdAt,
  };
}

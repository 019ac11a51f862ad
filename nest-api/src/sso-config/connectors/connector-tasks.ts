import type { ConnectorAnswer, ConnectorResult, ConnectorTask, SealedTask } from '@gatehouse/connector';
import { CONNECTOR_SILENT_SECONDS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../common/app-error.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { readResult } from './connector-answers.js';
import { ConnectorRevoked, TaskGone } from './connector-refused.js';
import { ConnectorSignals } from './connector-signals.js';
import { ConnectorTasksRepository } from './connector-tasks.repository.js';
import { ConnectorsRepository, type NamedConnector } from './connectors.repository.js';
import { sealTask } from './seal-task.js';

/** Until a connector takes the task. */
const CLAIM_MS = 5_000;
/** A connector asks again by then, so that its last contact stays recent. */
const POLL_MS = 25_000;
/** Until the answer before has been taken. */
const ROOM_MS = 20_000;
/** Longer than any task takes. */
const TASK_SECONDS = 3_600;

/** Where a task belongs. */
export interface TaskPlace {
  readonly tenantId: string;
  readonly configurationId: string;
}

/**
 * Why connectors gave no answer. `offline`: none is connected. `slow`: none answered in time. `interrupted`: the connector
 * stopped. `unreadable`: its answer has another form.
 */
export class ConnectorSilent extends Error {
  constructor(
    readonly reason: 'offline' | 'slow' | 'interrupted' | 'unreadable',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Hands tasks to connectors, and their answers back. Both are in the database for the time of the task, so that one process
 * may ask while the connector polls another.
 */
@Injectable()
export class ConnectorTasks {
  constructor(
    private readonly tasks: ConnectorTasksRepository,
    private readonly connectors: ConnectorsRepository,
    private readonly signals: ConnectorSignals,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Results of a task, the last one included. In no unit of work.
   *
   * @param answerMs for each result
   * @throws ConnectorSilent
   */
  async *run(
    place: TaskPlace,
    task: ConnectorTask,
    answerMs: number,
    stopping?: AbortSignal,
  ): AsyncGenerator<ConnectorResult, void, void> {
    const { tenantId } = place;
    const sealed = await sealTask(task, await this.connectedKeys(place));
    const id = await this.unit.inTenant(tenantId, () => {
      const now = this.clock.now();
      return this.tasks.add(place, sealed, now, plusSeconds(now, TASK_SECONDS));
    });
    try {
      await this.untilClaimed(tenantId, id, stopping);
      for (let isLast = false; !isLast; ) {
        const taken = await this.next(tenantId, id, answerMs, stopping);
        const result = readResult(taken.answer);
        if (!result) throw new ConnectorSilent('unreadable', 'The connector sent an answer of another form.');
        isLast = taken.isLast;
        yield result;
      }
    } finally {
      await this.unit.inTenant(tenantId, () => this.tasks.remove(id));
    }
  }

  /** A task for the connector, after waiting for one. Null: there was none. @throws ConnectorRevoked */
  async poll(connector: NamedConnector, isFirst: boolean, stopping: AbortSignal): Promise<SealedTask | null> {
    const { id, tenantId, configurationId } = connector;
    if (isFirst) await this.unit.inTenant(tenantId, () => this.tasks.giveUp(id));
    const claim = () =>
      this.unit.inTenant(tenantId, async () => {
        if (await this.connectors.isRevoked(id)) throw new ConnectorRevoked();
        return this.tasks.claim(configurationId, id, this.clock.now());
      });
    const task = await this.signals.until(configurationId, POLL_MS, claim, stopping);
    return task && { id: task.id, sealed: JSON.parse(task.sealed) as unknown };
  }

  /** @throws TaskGone  @throws Unavailable the answer before has not been taken: send this one again */
  async answer(connector: NamedConnector, taskId: string, answer: ConnectorAnswer): Promise<void> {
    const { number, isLast, result } = answer;
    const given = { number, isLast, answer: JSON.stringify(result) };
    const delivered = await this.signals.until(taskId, ROOM_MS, async () => {
      const delivery = await this.unit.inTenant(connector.tenantId, () =>
        this.tasks.deliver(connector.id, taskId, given),
      );
      return delivery === 'full' ? null : delivery;
    });
    if (delivered === 'gone') throw new TaskGone();
    if (!delivered) throw new Unavailable(1);
  }

  /** @throws ConnectorSilent */
  private async connectedKeys({ tenantId, configurationId }: TaskPlace): Promise<string[]> {
    const all = await this.unit.inTenant(tenantId, () => this.connectors.list(configurationId));
    const since = plusSeconds(this.clock.now(), -CONNECTOR_SILENT_SECONDS);
    const connected = all.filter(
      ({ revokedAt, lastSeenAt }) => !revokedAt && lastSeenAt && new Date(lastSeenAt) > since,
    );
    if (connected.length > 0) return connected.map(({ encryptionKey }) => encryptionKey);
    const usable = all.filter(({ revokedAt }) => !revokedAt).length;
    throw new ConnectorSilent(
      'offline',
      usable > 0 ? 'No connector asked for work within the last minute.' : 'No connector is enrolled.',
    );
  }

  private async untilClaimed(tenantId: string, id: string, stopping: AbortSignal | undefined): Promise<void> {
    const look = async () =>
      (await this.unit.inTenant(tenantId, () => this.tasks.isClaimed(id))) === true ? true : null;
    if (!(await this.signals.until(id, CLAIM_MS, look, stopping)))
      throw new ConnectorSilent('offline', 'No connector took the task within 5 seconds.');
  }

  private async next(tenantId: string, id: string, ms: number, stopping: AbortSignal | undefined) {
    const look = async () => {
      const taken = await this.unit.inTenant(tenantId, () => this.tasks.take(id));
      return taken === undefined ? 'gone' : taken;
    };
    const taken = await this.signals.until(id, ms, look, stopping);
    if (taken === 'gone') throw new ConnectorSilent('interrupted', 'The connector stopped during the task.');
    if (!taken)
      throw new ConnectorSilent('slow', `The connector did not answer within ${ms / 1000} seconds.`);
    return taken;
  }
}

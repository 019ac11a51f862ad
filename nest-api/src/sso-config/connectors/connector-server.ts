import { CONNECTOR_PATHS, type ConnectorAnswer, LARGEST_ANSWER } from '@gatehouse/connector';
import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { AppError, InvalidInput, NotFoundError } from '../../common/app-error.js';
import { clientOf } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { isDatabaseAway, sendProblem } from '../../common/problem.filter.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConnectorAccess } from './connector-access.js';
import { AnswerSchema } from './connector-answers.js';
import { ConnectorDownloads } from './connector-downloads.js';
import { ConnectorEnrollment, EnrollmentSchema } from './connector-enrollment.js';
import { BodyNotJson, BodyTooLarge } from './connector-refused.js';
import { ConnectorTasks } from './connector-tasks.js';
import { ConnectorsRepository } from './connectors.repository.js';

const LARGEST_REQUEST = 16_384;
const QuerySchema = z.object({ version: z.string().min(1).max(30), isFirst: z.boolean() });
const TaskIdSchema = z.uuid();

/** What connectors ask, below `/api/connector`. It reads its own bodies: a signature is for the bytes. */
@Injectable()
export class ConnectorServer {
  private readonly logger = new Logger('Connectors');

  constructor(
    private readonly access: ConnectorAccess,
    private readonly downloads: ConnectorDownloads,
    private readonly enrollment: ConnectorEnrollment,
    private readonly connectors: ConnectorsRepository,
    private readonly tasks: ConnectorTasks,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle(request: Request, response: Response, next: NextFunction): Promise<void> {
    const path = request.originalUrl;
    if (request.method !== 'POST') return this.download(request, response, next);
    try {
      const answer = await this.answerTo(request, response, path);
      if (answer === null) response.status(204).end();
      else response.status(200).json(answer);
    } catch (error) {
      // What is left of a body that nobody reads would be taken for the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      if (error instanceof AppError) sendProblem(response, error);
      else {
        if (!isDatabaseAway(error)) this.logger.error({ err: error }, 'unexpected error');
        next(error);
      }
    }
  }

  private download(request: Request, response: Response, next: NextFunction): void {
    const file = request.method === 'GET' ? this.downloads.read(request.originalUrl) : null;
    if (file) {
      response.setHeader('content-disposition', `attachment; filename="${file.name}"`);
      response.setHeader('cache-control', 'no-cache');
      response.type(file.type).send(file.content);
    } else next();
  }

  private async answerTo(request: Request, response: Response, path: string): Promise<object | null> {
    if (path === CONNECTOR_PATHS.enroll) {
      const body = parsed(EnrollmentSchema, await bytesOf(request, LARGEST_REQUEST));
      return this.enrollment.enroll(body, clientOf(request));
    }
    if (path === CONNECTOR_PATHS.next) return this.next(request, response, path);
    if (path.startsWith(CONNECTOR_PATHS.answer)) return this.take(request, path);
    throw new NotFoundError();
  }

  private async next(request: Request, response: Response, path: string): Promise<object> {
    const { connector, body } = await this.access.authenticate(request, path, () =>
      bytesOf(request, LARGEST_REQUEST),
    );
    const { version, isFirst } = parsed(QuerySchema, body);
    await this.unit.inTenant(connector.tenantId, () =>
      this.connectors.noteContact(connector.id, version, this.clock.now()),
    );
    const left = new AbortController();
    response.once('close', () => left.abort());
    return { task: await this.tasks.poll(connector, isFirst, left.signal) };
  }

  private async take(request: Request, path: string): Promise<null> {
    const { connector, body } = await this.access.authenticate(request, path, () =>
      bytesOf(request, LARGEST_ANSWER),
    );
    const taskId = TaskIdSchema.safeParse(path.slice(CONNECTOR_PATHS.answer.length)).data;
    if (!taskId) throw new NotFoundError('task');
    await this.tasks.answer(connector, taskId, parsed(AnswerSchema, body) as ConnectorAnswer);
    return null;
  }
}

/** @throws BodyTooLarge */
async function bytesOf(request: Request, largest: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > largest) throw new BodyTooLarge(largest);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largest) throw new BodyTooLarge(largest);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws BodyNotJson  @throws InvalidInput */
function parsed<T>(schema: z.ZodType<T>, body: Buffer): T {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new BodyNotJson();
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new InvalidInput(
    read.error.issues
      .slice(0, 10)
      .map(({ path, code, message }) => ({ field: path.join('.'), code, message })),
  );
}

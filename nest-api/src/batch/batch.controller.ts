import { BATCH, type Batch, BatchResponsesSchema, BatchSchema } from '@gatehouse/contracts';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Authenticated, EvenWhenReadOnly } from '../common/access.js';
import { BeforeReauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { answerRead } from './answer-read.js';

/** So long the first responses wait for the others: each piece that is sent costs both ends a turn. */
const PATIENCE_MS = 25;

@ApiTags('System')
@Controller('api/v1/batch')
export class BatchController {
  constructor(private readonly host: HttpAdapterHost) {}

  @Post()
  @Describe(
    `Answers up to ${BATCH.reads} GET operations in one request`,
    'Each read is checked, limited and logged as a request of its own and has its own status, so a failed read does not ' +
      'affect the others. Responses come in the order in which they are ready, each on its own line. A read gets 403 ' +
      '`not_batchable` if its operation does not return JSON, 413 `response_too_large` above ' +
      `${BATCH.responseBytes / 1_048_576} MiB, and 503 \`batch_timeout\` after ${BATCH.milliseconds / 1_000} seconds.`,
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @BeforeReauthentication()
  @Returns(BatchResponsesSchema)
  async readBatch(
    @Body({ schema: BatchSchema }) { paths }: Batch,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const deadline = AbortSignal.timeout(BATCH.milliseconds);
    const app = this.host.httpAdapter.getInstance();
    let lines = '{"responses":[\n';
    let comma = '';
    response.type('json');
    const send = () => {
      response.write(lines);
      lines = '';
    };
    const patience = setTimeout(send, PATIENCE_MS);
    await Promise.all(
      paths.map(async (path, index) => {
        const { status, body } = await answerRead(app, request, path, deadline);
        lines += `${comma}{"index":${index},"status":${status},"body":${body}}\n`;
        comma = ',';
        if (response.headersSent) send();
      }),
    );
    clearTimeout(patience);
    response.end(`${lines}]}`);
  }
}

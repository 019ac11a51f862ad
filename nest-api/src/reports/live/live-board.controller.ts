import { type LiveBoard, LiveBoardSchema } from '@gatehouse/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { LiveBoards } from './live-board.service.js';
import { LiveStreams } from './live-streams.js';

@ApiTags('System')
@Controller('api/v1/system/live')
export class LiveBoardController {
  constructor(
    private readonly boards: LiveBoards,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  @Describe(
    'Get sign-ins, response times, incidents and processes of the last minute',
    'Of all tenants together, from all API processes. The numbers are at most ten seconds old while processes are idle. They name no user and no tenant.',
  )
  @Requires('platform_management')
  @Returns(LiveBoardSchema)
  getLiveBoard(): Promise<LiveBoard> {
    return this.boards.read();
  }

  /** No part of the contract, which describes JSON: the same numbers every two seconds, as server-sent events. */
  @Get('events')
  @ApiExcludeEndpoint()
  @Describe('Stream the live board')
  @Requires('platform_management')
  @Returns(null, 200)
  streamLiveBoard(@Caller() caller: CallerType, @Req() request: Request, @Res() response: Response): void {
    this.streams.open(caller, request, response);
  }
}

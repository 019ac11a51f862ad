import { type LiveBoard, LiveBoardSchema } from '@gatehouse/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SessionLookup } from '../../auth/session-lookup.js';
import { toCaller } from '../../auth/session-record.js';
import { Caller, Requires } from '../../common/access.js';
import { type Caller as CallerType, may } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { LiveBoards } from './live-board.service.js';
import { LiveStreams } from './live-streams.js';

@ApiTags('System')
@Controller('api/v1/system/live')
export class LiveBoardController {
  constructor(
    private readonly boards: LiveBoards,
    private readonly streams: LiveStreams,
    private readonly sessions: SessionLookup,
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
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    const client = clientOf(request);
    const isAllowed = async () => {
      const session = await this.sessions.findHeld(token, client);
      return session !== null && may(toCaller(session), 'platform_management');
    };
    this.streams.open({ id: caller.userId, isAllowed }, response);
  }
}

import { type LiveBoard, LiveBoardSchema } from '@gatehouse/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access.js';
import { NotFoundError, UnauthenticatedError } from '../../common/app-error.js';
import { isInternalPeer } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { LiveDisplays } from '../../system/live/live-displays.service.js';
import { LiveBoards } from './live-board.service.js';
import { LiveStreams } from './live-streams.js';

/**
 * The live board for the web app, on behalf of a display. Available on the API's own port only, as the gateway has no
 * route to it, and only with the internal secret.
 */
@ApiExcludeController()
@Controller('internal/live-display')
export class DisplayBoardController {
  constructor(
    private readonly boards: LiveBoards,
    private readonly streams: LiveStreams,
    private readonly displays: LiveDisplays,
  ) {}

  @Get()
  @Describe('The live board of a display')
  @Public()
  @Returns(LiveBoardSchema, 200, [401, 404])
  async getDisplayBoard(@Req() request: Request): Promise<LiveBoard> {
    await this.requireDisplay(request);
    return this.boards.read();
  }

  @Get('events')
  @Describe('Stream the live board of a display')
  @Public()
  @Returns(null, 200, [401, 404])
  async streamDisplayBoard(@Req() request: Request, @Res() response: Response): Promise<void> {
    const id = await this.requireDisplay(request);
    const token = tokenOf(request);
    const isAllowed = async () => (await this.displays.show(token)) !== null;
    this.streams.open({ id, isAllowed }, response);
  }

  /** @returns its ID  @throws NotFoundError it is not the web app that asks  @throws UnauthenticatedError */
  private async requireDisplay(request: Request): Promise<string> {
    if (!isInternalPeer(request)) throw new NotFoundError();
    const id = await this.displays.show(tokenOf(request));
    if (id === null) throw new UnauthenticatedError();
    return id;
  }
}

function tokenOf(request: Request): string {
  return request.header('x-gatehouse-display') ?? '';
}

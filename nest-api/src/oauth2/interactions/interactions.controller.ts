import {
  type AnswerInteraction,
  AnswerInteractionSchema,
  type InteractionDto,
  type InteractionResult,
  InteractionResultSchema,
  InteractionSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../common/access.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { ProviderHost } from '../provider/provider-host.js';
import { Interactions, type Visitor } from './interactions.service.js';

const UidSchema = z.string().regex(/^[\w-]{10,64}$/, 'This is not a valid sign-in');

/**
 * The steps between an application's request and its code, for the web app.
 *
 * Requires the cookie that the authorization endpoint gave the browser. The web app forwards the browser's
 * `Cookie` header and returns the `Set-Cookie` of the response. The bearer token identifies the user. The
 * session cookie is not read.
 */
@ApiTags('OAuth2')
@Controller('api/v1/oauth2/interactions')
export class InteractionsController {
  constructor(
    private readonly interactions: Interactions,
    private readonly host: ProviderHost,
  ) {}

  @Get(':uid')
  @Describe('Get what to ask the user of this browser, and for which application')
  @Public()
  @Returns(InteractionSchema, 200, [403, 410])
  getInteraction(
    @Param('uid', { schema: UidSchema }) uid: string,
    @Req() request: Request,
  ): Promise<InteractionDto> {
    return this.interactions.show(uid, visitorOf(request));
  }

  @Post(':uid')
  @Describe("Completes the interaction. `continue` and `allow` require the user's bearer token")
  @Public()
  @Returns(InteractionResultSchema, 200, [401, 403, 409, 410])
  async answerInteraction(
    @Param('uid', { schema: UidSchema }) uid: string,
    @Body({ schema: AnswerInteractionSchema }) body: AnswerInteraction,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InteractionResult> {
    const redirectTo = await this.interactions.answer(uid, body.answer, visitorOf(request));
    response.append('Set-Cookie', this.host.interactionCookies.end(uid));
    return { redirectTo };
  }
}

function visitorOf(request: Request): Visitor {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  return { cookies: request.headers.cookie, token: token ?? null, client: clientOf(request) };
}

import { MailTokenQuerySchema } from '@gatehouse/contracts';
import { Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { WeeklyEmailOptOut } from './weekly-email-opt-out.service.js';

/** The address in `List-Unsubscribe`. Source: RFC 8058 §3.1, §3.2. */
@ApiTags('Account')
@Controller('api/v1/auth/weekly-email/unsubscribe')
export class WeeklyEmailController {
  constructor(
    private readonly optOut: WeeklyEmailOptOut,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @Describe(
    'Unsubscribes a user from the weekly email to administrators, with the link of the email',
    'For the one-click unsubscription of mail programs (RFC 8058). Ignores the body. The link works repeatedly, for 90 days.',
  )
  @Public()
  @Returns(null, 204, [410, 429])
  unsubscribeFromWeeklyEmail(
    @Query({ schema: MailTokenQuerySchema }) { token }: { token: string },
    @Req() request: Request,
  ): Promise<void> {
    return this.optOut.byLink(token, clientOf(request));
  }

  @Get()
  @Describe(
    'Redirects a browser to the page that confirms the unsubscription',
    'Changes nothing, because mail scanners open links.',
  )
  @Public()
  @ApiResponse({ status: 303, description: 'Redirects the browser' })
  @Returns(null, 200)
  openWeeklyEmailUnsubscription(
    @Query({ schema: MailTokenQuerySchema }) { token }: { token: string },
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    const origin = clientOf(request).site?.origin ?? this.settings.PUBLIC_URL;
    response
      .status(303)
      .set({ location: `${origin}/unsubscribe?${new URLSearchParams({ token })}` })
      .end();
  }
}

import {
  type OutboxMailDetail,
  OutboxMailDetailSchema,
  type OutboxPage,
  OutboxPageSchema,
  type OutboxQuery,
  OutboxQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { ReadBudget } from '../common/read-budget.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { Outbox } from './outbox.repository.js';

const MailId = z.object({ id: z.uuid() });

@ApiTags('Mail')
@Controller('api/v1/mail/outbox')
export class MailController {
  constructor(private readonly outbox: Outbox) {}

  @FromStandby()
  @Get()
  @Describe('Lists emails that are waiting, sent or failed, newest first')
  @Requires('platform_management')
  @ReadBudget('list')
  @Returns(OutboxPageSchema)
  listOutboxMails(@Query({ schema: OutboxQuerySchema }) query: OutboxQuery): Promise<OutboxPage> {
    return this.outbox.list(query);
  }

  @Get(':id')
  @Describe(
    'Get an email',
    'Links are masked, except in a demo without a mail server. `POST …/open` returns them.',
  )
  @Requires('platform_management')
  @Returns(OutboxMailDetailSchema, 200, [404])
  getOutboxMail(@Param({ schema: MailId }) { id }: z.infer<typeof MailId>): Promise<OutboxMailDetail> {
    return this.outbox.get(id);
  }

  @Post(':id/open')
  @Describe(
    'Get an email with its links',
    'A link acts for the user it was sent to. Requires re-authentication and is recorded in the audit log.',
  )
  @Requires('platform_management')
  @Reauthentication()
  @Returns(OutboxMailDetailSchema, 200, [404])
  openOutboxMail(
    @Caller() caller: CallerType,
    @Param({ schema: MailId }) { id }: z.infer<typeof MailId>,
    @Req() request: Request,
  ): Promise<OutboxMailDetail> {
    return this.outbox.open(caller, id, clientOf(request));
  }
}

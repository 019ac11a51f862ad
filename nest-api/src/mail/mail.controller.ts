import {
  type OutboxMailDetail,
  OutboxMailDetailSchema,
  type OutboxPage,
  OutboxPageSchema,
  type OutboxQuery,
  OutboxQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { Outbox } from './outbox.js';

const MailId = z.object({ id: z.uuid() });

@ApiTags('Mail')
@Controller('api/v1/mail/outbox')
export class MailController {
  constructor(private readonly outbox: Outbox) {}

  @Get()
  @Describe('Mail that waits, was sent or could not be sent, newest first')
  @Requires('platform_management')
  @Returns(OutboxPageSchema)
  listOutboxMails(@Query({ schema: OutboxQuerySchema }) query: OutboxQuery): Promise<OutboxPage> {
    return this.outbox.list(query);
  }

  @Get(':id')
  @Describe('One mail with its text')
  @Requires('platform_management')
  @Returns(OutboxMailDetailSchema, 200, [404])
  getOutboxMail(@Param({ schema: MailId }) { id }: z.infer<typeof MailId>): Promise<OutboxMailDetail> {
    return this.outbox.get(id);
  }
}

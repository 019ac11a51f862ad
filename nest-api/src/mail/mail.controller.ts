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
import { Returns } from '../common/returns.js';
import { Outbox } from './outbox.js';

const MailId = z.object({ id: z.uuid() });

@ApiTags('Mail')
@Controller('api/v1/mail/outbox')
export class MailController {
  constructor(private readonly outbox: Outbox) {}

  @Get()
  @Requires('platform_management')
  @Returns(OutboxPageSchema)
  listOutboxMails(@Query({ schema: OutboxQuerySchema }) query: OutboxQuery): Promise<OutboxPage> {
    return this.outbox.list(query);
  }

  @Get(':id')
  @Requires('platform_management')
  @Returns(OutboxMailDetailSchema, 200, [404])
  getOutboxMail(@Param({ schema: MailId }) { id }: z.infer<typeof MailId>): Promise<OutboxMailDetail> {
    return this.outbox.get(id);
  }
}

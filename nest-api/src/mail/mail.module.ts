import { Global, Module } from '@nestjs/common';
import { MailController } from './mail.controller.js';
import { Mail } from './mail.js';
import { MailBrands } from './mail-brands.js';
import { MailJobs } from './mail-jobs.js';
import { Outbox } from './outbox.repository.js';

@Global()
@Module({
  controllers: [MailController],
  providers: [Mail, MailBrands, Outbox, MailJobs],
  exports: [Mail, MailBrands],
})
export class MailModule {}

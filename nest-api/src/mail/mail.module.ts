import { Global, Module } from '@nestjs/common';
import { MailController } from './mail.controller.js';
import { Mail } from './mail.js';
import { MailJobs } from './mail-jobs.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ controllers: [MailController], providers: [Mail, Outbox, MailJobs], exports: [Mail] })
export class MailModule {}

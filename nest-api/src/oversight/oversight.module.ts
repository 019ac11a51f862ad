import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SessionEndingsController } from './session-endings.controller.js';
import { SessionEndings } from './session-endings.service.js';
import { SlowDownsController } from './slow-downs.controller.js';
import { SlowDowns } from './slow-downs.service.js';

/** What superadmins do about sessions and rate limits of anybody. What they only see is in `reports`. */
@Module({
  imports: [AuthModule],
  controllers: [SessionEndingsController, SlowDownsController],
  providers: [SessionEndings, SlowDowns],
})
export class OversightModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { RateLimitsController } from './rate-limits.controller.js';
import { RateLimits } from './rate-limits.service.js';
import { SessionEndingsController } from './session-endings.controller.js';
import { SessionEndings } from './session-endings.service.js';

/** What superadmins do about sessions and rate limits of anybody. What they only see is in `reports`. */
@Module({
  imports: [AuthModule],
  controllers: [SessionEndingsController, RateLimitsController],
  providers: [SessionEndings, RateLimits],
})
export class OversightModule {}

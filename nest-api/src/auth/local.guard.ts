import { LoginSchema } from '@gatehouse/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { requireSoundText } from '../common/sound-text.js';
import { toInvalidInput } from '../common/validation.pipe.js';

/** Verifies email and password with Passport, after the body has been validated. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<Request>();
    requireSoundText(request.body);
    const login = LoginSchema.safeParse(request.body ?? {});
    if (!login.success) throw toInvalidInput(login.error.issues);
    request.body = login.data;
    return super.canActivate(context);
  }
}

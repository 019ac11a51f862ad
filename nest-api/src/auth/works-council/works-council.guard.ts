import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ABOUT_USERS, type AboutUsers } from '../../common/about-users.js';
import type { Caller } from '../../common/caller.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { HiddenByWorksCouncil, WorksCouncil } from './works-council.service.js';

/** Later than any sign-in. */
const NEVER = new Date(8.64e15);

/**
 * Enforces the works-council mode, in one place for all operations that are about users. Superadmins belong to no
 * organization, so it does not apply to them.
 */
@Injectable()
export class WorksCouncilGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly worksCouncil: WorksCouncil,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const about = this.reflector.get<AboutUsers | undefined>(ABOUT_USERS, context.getHandler());
    if (!about) return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const { user: caller } = request;
    if (!caller?.tenantId) return true;
    const mode = await this.worksCouncil.modeOf(caller.tenantId);
    if (!mode) return true;
    if (about.keptDays === null) {
      request.user = { ...caller, usersShownSince: mode.enabled ? NEVER : mode.changedAt };
      return true;
    }
    const hidden = mode.enabled || this.clock.now() < plusSeconds(mode.changedAt, about.keptDays * 86_400);
    if (hidden) throw new HiddenByWorksCouncil(mode, mode.name);
    return true;
  }
}

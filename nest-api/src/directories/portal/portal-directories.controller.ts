import {
  ConnectedPortalDirectorySchema,
  type OpenPortal,
  OpenPortalSchema,
  PortalDirectorySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { networkLimit } from '../../auth/rate-limits.js';
import { Public } from '../../common/access.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { type HoldingLink, WizardLinks } from '../../sso-config/wizard/wizard-links.service.js';
import { LinkEnded } from '../../sso-config/wizard/wizard-refused.js';
import { PortalDirectories } from './portal-directories.service.js';

/** Provisioning in the set-up portal. As in its other steps, the token of the link goes in the body. */
@ApiTags('Set-up portal')
@Controller('api/v1/set-up-portal/directory')
export class PortalDirectoriesController {
  constructor(
    private readonly links: WizardLinks,
    private readonly directories: PortalDirectories,
    private readonly limits: AttemptLimits,
  ) {}

  @Post('open')
  @Describe('Get the provisioning of the connection that was saved through a set-up link')
  @Public()
  @Returns(PortalDirectorySchema, 200, [409, 410, 429])
  async openPortalDirectory(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ) {
    return this.directories.of(await this.who(token, request));
  }

  @Post('connect')
  @Describe(
    'Turns on provisioning and creates a token',
    'Replaces earlier tokens. Fails with 409 once an administrator has approved the first sync.',
  )
  @Public()
  @Returns(ConnectedPortalDirectorySchema, 201, [409, 410, 429])
  async connectPortalDirectory(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ) {
    return this.directories.connect(await this.who(token, request));
  }

  private who(token: string, request: Request): Promise<HoldingLink> {
    const client = clientOf(request);
    return this.limits.countFailures(
      [networkLimit('wizard-link:network', client)],
      (error) => error instanceof LinkEnded,
      () => this.links.actingBy(token, client),
    );
  }
}

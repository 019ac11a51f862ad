import {
  type CompletePortalConsent,
  CompletePortalConsentSchema,
  ConnectedPortalDirectorySchema,
  ConnectorCodeSchema,
  ConnectorsSchema,
  type ConnectPortalDirectory,
  ConnectPortalDirectorySchema,
  DirectoryPullConsentSchema,
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
    'Turns on provisioning by SCIM and creates a token or an OAuth client',
    'Replaces earlier ones. Fails with 409 once an administrator has approved the first sync.',
  )
  @Public()
  @Returns(ConnectedPortalDirectorySchema, 201, [409, 410, 429])
  async connectPortalDirectory(
    @Body({ schema: ConnectPortalDirectorySchema }) { token, kind }: ConnectPortalDirectory,
    @Req() request: Request,
  ) {
    return this.directories.connect(await this.who(token, request), kind);
  }

  @Post('read')
  @Describe(
    'Turns on reads of the directory and starts one',
    'A directory that needs a consent is read after it. Fails with 409 once an administrator has approved the first read.',
  )
  @Public()
  @Returns(PortalDirectorySchema, 200, [409, 410, 429])
  async readPortalDirectory(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ) {
    return this.directories.read(await this.who(token, request));
  }

  @Post('consent')
  @Describe(
    'Turns on reads and begins the consent of an administrator of the directory',
    'Send the browser to `authorizationUrl`. The response arrives at the callback of the connection.',
  )
  @Public()
  @Returns(DirectoryPullConsentSchema, 201, [409, 410, 422, 429, 502, 503, 504])
  async beginPortalDirectoryConsent(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ) {
    return this.directories.beginConsent(await this.who(token, request), clientOf(request));
  }

  @Post('consent/complete')
  @Describe('Completes the consent with the parameters of the callback. The directory is read soon')
  @Public()
  @Returns(PortalDirectorySchema, 200, [401, 403, 409, 410, 422, 429, 502, 503, 504])
  async completePortalDirectoryConsent(
    @Body({ schema: CompletePortalConsentSchema }) { token, ...answer }: CompletePortalConsent,
    @Req() request: Request,
  ) {
    return this.directories.completeConsent(await this.who(token, request), answer);
  }

  @Post('connectors')
  @Describe('Lists the connectors of the LDAP connection that was saved through a set-up link')
  @Public()
  @Returns(ConnectorsSchema, 200, [409, 410, 429])
  async listPortalConnectors(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ) {
    return this.directories.connectors(await this.who(token, request));
  }

  @Post('connectors/codes')
  @Describe(
    'Creates a code that enrolls one connector',
    'The code expires after 15 minutes and works once. Fails with 409 once an administrator has enabled the connection or approved the first read.',
  )
  @Public()
  @Returns(ConnectorCodeSchema, 201, [409, 410, 429])
  async createPortalConnectorCode(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ) {
    return this.directories.createConnectorCode(await this.who(token, request));
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

import {
  type CapturePortal,
  CapturePortalSchema,
  type ChooseProvider,
  ChooseProviderSchema,
  type CompletePortalConsent,
  CompletePortalConsentSchema,
  type OpenPortal,
  OpenPortalSchema,
  type PortalDomainName,
  PortalDomainNameSchema,
  type SavePortal,
  SavePortalSchema,
  type SetUpPortal,
  SetUpPortalSchema,
  type SsoStarted,
  SsoStartedSchema,
  type WizardConsent,
  WizardConsentSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { networkLimit } from '../../auth/rate-limits.js';
import { Public } from '../../common/access.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { runOf, SetUpPortals } from './set-up-portal.service.js';
import { SetUpPortalViews } from './set-up-portal-views.js';
import { WizardConsents } from './wizard-consent.js';
import { type HoldingLink, WizardLinks } from './wizard-links.service.js';
import { LinkEnded } from './wizard-refused.js';

/**
 * The steps of one task for the holder of its link. The token goes in the body: addresses end up in logs.
 *
 * Each method finds the task only by the token, so a caller cannot access another task or other data of the tenant.
 */
@ApiTags('Set-up portal')
@Controller('api/v1/set-up-portal')
export class SetUpPortalController {
  constructor(
    private readonly links: WizardLinks,
    private readonly portals: SetUpPortals,
    private readonly consents: WizardConsents,
    private readonly views: SetUpPortalViews,
    private readonly limits: AttemptLimits,
  ) {}

  @Post('open')
  @Describe(
    'Get the task that a set-up link is for',
    'Returns this task only: the brand of the organization, the domains that were added through the link, and its last test.',
  )
  @Public()
  @Returns(SetUpPortalSchema, 200, [410, 429])
  async openSetUpPortal(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.links.noteVisit(who);
    return this.views.of(who);
  }

  @Post('provider')
  @Describe(
    'Chooses the identity provider and the protocol',
    'Can be repeated until the connection is saved. Another choice discards what was captured.',
  )
  @Public()
  @Returns(SetUpPortalSchema, 200, [409, 410, 422, 429])
  async choosePortalProvider(
    @Body({ schema: ChooseProviderSchema }) { token, ...choice }: ChooseProvider,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.portals.choose(who, choice);
    return this.views.of(who);
  }

  @Post('domains')
  @Describe('Adds a domain and checks its DNS record', 'A link can add up to 10 domains.')
  @Public()
  @Returns(SetUpPortalSchema, 200, [409, 410, 422, 429])
  async addPortalDomain(
    @Body({ schema: PortalDomainNameSchema }) { token, domain }: PortalDomainName,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.portals.addDomain(who, domain);
    return this.views.of(who);
  }

  @Post('domains/check')
  @Describe('Checks the DNS record of a domain now', 'The domain must have been added through this link.')
  @Public()
  @Returns(SetUpPortalSchema, 200, [404, 410, 422, 429])
  async checkPortalDomain(
    @Body({ schema: PortalDomainNameSchema }) { token, domain }: PortalDomainName,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.portals.checkDomain(who, domain);
    return this.views.of(who);
  }

  @Post('consent')
  @Describe('Starts admin consent at the identity provider')
  @Public()
  @Returns(WizardConsentSchema, 201, [409, 410, 429])
  async beginPortalConsent(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ): Promise<WizardConsent> {
    const who = await this.who(token, request);
    return this.consents.begin(who, runOf(who), clientOf(request));
  }

  @Post('consent/complete')
  @Describe(
    "Completes admin consent with the callback's parameters and reads the identity provider's directory",
  )
  @Public()
  @Returns(SetUpPortalSchema, 200, [409, 410, 422, 429, 502, 504])
  async completePortalConsent(
    @Body({ schema: CompletePortalConsentSchema }) { token, ...answer }: CompletePortalConsent,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.consents.complete(who, runOf(who), answer);
    return this.views.of(who);
  }

  @Post('capture')
  @Describe('Reads the issuer or metadata that was entered')
  @Public()
  @Returns(SetUpPortalSchema, 200, [409, 410, 422, 429])
  async capturePortal(
    @Body({ schema: CapturePortalSchema }) { token, ...entered }: CapturePortal,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.portals.capture(who, entered);
    return this.views.of(who);
  }

  @Post('save')
  @Describe(
    "Creates the connection from the collected values and notifies the tenant's admins",
    "The connection starts disabled. The tenant's admins enable it. The link can test it until it expires.",
  )
  @Public()
  @Returns(SetUpPortalSchema, 200, [409, 410, 422, 429])
  async savePortal(
    @Body({ schema: SavePortalSchema }) { token, ...approved }: SavePortal,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.portals.save(who, approved);
    return this.views.of(who);
  }

  @Post('reopen')
  @Describe(
    'Reopens a saved task to correct its values',
    'Fails with 409 if the connection is enabled or deleted.',
  )
  @Public()
  @Returns(SetUpPortalSchema, 200, [409, 410, 429])
  async reopenPortal(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ): Promise<SetUpPortal> {
    const who = await this.who(token, request);
    await this.portals.reopen(who);
    return this.views.of(who);
  }

  @Post('test')
  @Describe(
    'Starts a test sign-in through the saved connection',
    'Creates no session. Send the browser to `authorizationUrl`, and complete the sign-in as usual.',
  )
  @Public()
  @Returns(SsoStartedSchema, 201, [409, 410, 429, 502])
  async testPortal(
    @Body({ schema: OpenPortalSchema }) { token }: OpenPortal,
    @Req() request: Request,
  ): Promise<SsoStarted> {
    return this.portals.test(await this.who(token, request), clientOf(request));
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

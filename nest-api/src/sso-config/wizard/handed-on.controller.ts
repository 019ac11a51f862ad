import {
  type CaptureHandedOn,
  CaptureHandedOnSchema,
  type CompleteHandedOnConsent,
  CompleteHandedOnConsentSchema,
  type HandedOnRun,
  HandedOnRunSchema,
  type OpenWizardLink,
  OpenWizardLinkSchema,
  type SaveHandedOn,
  SaveHandedOnSchema,
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
import type { Acting } from './acting.js';
import { CaptureEntered } from './capture-entered.js';
import { WizardConsents } from './wizard-consent.js';
import type { WizardLink } from './wizard-link.entity.js';
import { WizardLinks } from './wizard-links.service.js';
import { LinkEnded } from './wizard-refused.js';
import { WizardRuns } from './wizard-runs.service.js';
import { WizardSave } from './wizard-save.js';
import { WizardViews } from './wizard-views.js';

/**
 * The steps of one run for whoever holds its link. The token goes in the body: addresses end up in logs.
 *
 * Each method finds the run by the token alone, so there is no other run, and nothing else of the tenant, to name.
 */
@ApiTags('SSO wizard')
@Controller('api/v1/sso-wizard/handed-on')
export class HandedOnController {
  constructor(
    private readonly links: WizardLinks,
    private readonly runs: WizardRuns,
    private readonly consents: WizardConsents,
    private readonly entered: CaptureEntered,
    private readonly saving: WizardSave,
    private readonly views: WizardViews,
    private readonly limits: AttemptLimits,
  ) {}

  @Post('open')
  @Describe('Get the task that a set-up link is for')
  @Public()
  @Returns(HandedOnRunSchema, 200, [410, 429])
  async openHandedOn(
    @Body({ schema: OpenWizardLinkSchema }) { token }: OpenWizardLink,
    @Req() request: Request,
  ): Promise<HandedOnRun> {
    const who = await this.who(token, request);
    await this.links.noteVisit(who);
    return this.view(who);
  }

  @Post('consent')
  @Describe('Starts admin consent at the identity provider')
  @Public()
  @Returns(WizardConsentSchema, 201, [409, 410, 429])
  async beginHandedOnConsent(
    @Body({ schema: OpenWizardLinkSchema }) { token }: OpenWizardLink,
    @Req() request: Request,
  ): Promise<WizardConsent> {
    const who = await this.who(token, request);
    return this.consents.begin(who, who.link.runId);
  }

  @Post('consent/complete')
  @Describe(
    "Completes admin consent with the callback's parameters and reads the identity provider's directory",
  )
  @Public()
  @Returns(HandedOnRunSchema, 200, [409, 410, 422, 429, 502, 504])
  async completeHandedOnConsent(
    @Body({ schema: CompleteHandedOnConsentSchema }) { token, ...answer }: CompleteHandedOnConsent,
    @Req() request: Request,
  ): Promise<HandedOnRun> {
    const who = await this.who(token, request);
    await this.consents.complete(who, who.link.runId, answer);
    return this.view(who);
  }

  @Post('capture')
  @Describe('Reads the issuer or metadata that was entered')
  @Public()
  @Returns(HandedOnRunSchema, 200, [409, 410, 422, 429])
  async captureHandedOn(
    @Body({ schema: CaptureHandedOnSchema }) { token, ...entered }: CaptureHandedOn,
    @Req() request: Request,
  ): Promise<HandedOnRun> {
    const who = await this.who(token, request);
    await this.entered.capture(who, who.link.runId, entered);
    return this.view(who);
  }

  @Post('save')
  @Describe(
    "Creates the connection from the collected values and notifies the tenant's admins",
    "The connection starts disabled. The tenant's admins test and enable it. The link expires with it.",
  )
  @Public()
  @Returns(HandedOnRunSchema, 200, [409, 410, 422, 429])
  async saveHandedOn(
    @Body({ schema: SaveHandedOnSchema }) { token, ...approved }: SaveHandedOn,
    @Req() request: Request,
  ): Promise<HandedOnRun> {
    const who = await this.who(token, request);
    await this.saving.save(who, who.link.runId, { ...approved, createsPeople: true });
    return this.view(who);
  }

  private who(token: string, request: Request): Promise<Acting & { link: WizardLink }> {
    const client = clientOf(request);
    return this.limits.countFailures(
      [networkLimit('wizard-link:network', client)],
      (error) => error instanceof LinkEnded,
      () => this.links.actingBy(token, client),
    );
  }

  private async view(who: Acting & { link: WizardLink }): Promise<HandedOnRun> {
    return this.views.handedOn(await this.runs.get(who, who.link.runId), who.link);
  }
}

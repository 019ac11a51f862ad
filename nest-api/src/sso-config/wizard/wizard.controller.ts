import {
  type CaptureWizard,
  CaptureWizardSchema,
  type CompleteConsent,
  CompleteConsentSchema,
  IdSchema,
  MadeWizardLinkSchema,
  type MakeWizardLink,
  MakeWizardLinkSchema,
  type SaveWizard,
  SaveWizardSchema,
  type StartWizard,
  StartWizardSchema,
  type WizardConsent,
  WizardConsentSchema,
  type WizardRunDto,
  type WizardRunListQuery,
  WizardRunListQuerySchema,
  WizardRunPageSchema,
  WizardRunSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { FreshProof } from '../../common/fresh-proof.js';
import { encodeCursor } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { type Acting, actingAs } from './acting.js';
import { CaptureEntered } from './capture-entered.js';
import { WizardConsents } from './wizard-consent.js';
import { WizardLinks } from './wizard-links.service.js';
import { WizardRuns } from './wizard-runs.service.js';
import { WizardSave } from './wizard-save.js';
import { WizardViews } from './wizard-views.js';

@ApiTags('SSO wizard')
@Controller('api/v1/sso-wizard/runs')
export class WizardController {
  constructor(
    private readonly runs: WizardRuns,
    private readonly consents: WizardConsents,
    private readonly entered: CaptureEntered,
    private readonly saving: WizardSave,
    private readonly links: WizardLinks,
    private readonly views: WizardViews,
  ) {}

  @Get()
  @Describe('Runs of the wizard that were left and can be resumed, the newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardRunPageSchema, 200, [404])
  async listWizardRuns(
    @Caller() caller: CallerType,
    @Query({ schema: WizardRunListQuerySchema }) query: WizardRunListQuery,
  ) {
    const rows = await this.runs.list(caller, query);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const nextCursor = rows.length > query.limit && last ? encodeCursor([last.provider, last.id]) : null;
    return { items: await this.views.all(page), nextCursor };
  }

  @Post()
  @Describe('Begins to connect a directory step by step')
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardRunSchema, 201, [404, 409, 422])
  async startWizardRun(
    @Caller() caller: CallerType,
    @Body({ schema: StartWizardSchema }) body: StartWizard,
    @Req() request: Request,
  ): Promise<WizardRunDto> {
    return this.views.one(await this.runs.start(caller, acting(caller, request), body));
  }

  @Get(':id')
  @Describe('One run: its step, and what was captured with where each value came from')
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardRunSchema, 200, [404])
  getWizardRun(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<WizardRunDto> {
    return this.view(acting(caller, request), id);
  }

  @Delete(':id')
  @Describe('Leaves a run for good, with its links')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  leaveWizardRun(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.runs.leave(acting(caller, request), id);
  }

  @Post(':id/consent')
  @Describe(
    "Begins the consent of the directory's admin",
    'The browser goes to `authorizationUrl`, in a pop-up or the page, and comes back to our callback.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardConsentSchema, 201, [404, 409])
  beginWizardConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<WizardConsent> {
    return this.consents.begin(acting(caller, request), id);
  }

  @Post(':id/consent/complete')
  @Describe(
    'Ends the consent with what came to the callback, and asks the directory',
    'Works once, and for the browser in which it began.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardRunSchema, 200, [404, 409, 422, 502, 504])
  async completeWizardConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CompleteConsentSchema }) body: CompleteConsent,
    @Req() request: Request,
  ): Promise<WizardRunDto> {
    const who = acting(caller, request);
    await this.consents.complete(who, id, body);
    return this.view(who, id);
  }

  @Post(':id/capture')
  @Describe('Reads the issuer or the metadata that was entered', 'What is wrong is told at its field.')
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardRunSchema, 200, [404, 409, 422])
  async captureWizardRun(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CaptureWizardSchema }) body: CaptureWizard,
    @Req() request: Request,
  ): Promise<WizardRunDto> {
    const who = acting(caller, request);
    await this.entered.capture(who, id, body);
    return this.view(who, id);
  }

  @Post(':id/save')
  @Describe('Makes the connection of what was captured; it begins disabled')
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(WizardRunSchema, 200, [404, 409, 422])
  async saveWizardRun(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SaveWizardSchema }) body: SaveWizard,
    @Req() request: Request,
  ): Promise<WizardRunDto> {
    const who = acting(caller, request);
    await this.saving.save(who, id, body);
    return this.view(who, id);
  }

  @Post(':id/links')
  @Describe(
    'Hands a run on: a link for somebody without an account',
    'It works for a limited time and for this one task; its address is answered this once.',
  )
  @Requires('platform_management', 'tenant_management')
  @FreshProof()
  @Returns(MadeWizardLinkSchema, 201, [404, 409])
  async makeWizardLink(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: MakeWizardLinkSchema }) body: MakeWizardLink,
    @Req() request: Request,
  ) {
    const { link, url, run } = await this.links.make(acting(caller, request), id, body);
    return { link: this.views.link(link, run), url };
  }

  @Delete(':id/links/:linkId')
  @Describe('Takes a link back: from now on it opens nothing')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404])
  revokeWizardLink(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('linkId', { schema: IdSchema }) linkId: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.links.revoke(acting(caller, request), id, linkId);
  }

  private async view(who: Acting, id: string): Promise<WizardRunDto> {
    return this.views.one(await this.runs.get(who, id));
  }
}

function acting(caller: CallerType, request: Request): Acting {
  return actingAs(caller, clientOf(request));
}

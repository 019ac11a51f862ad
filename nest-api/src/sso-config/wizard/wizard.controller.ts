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
import { encodeCursor } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
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
  @Describe('Lists wizard runs that can be resumed, newest first')
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
  @Describe('Starts the connection wizard')
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
  @Describe('Get a wizard run: its step, and the collected values with their sources')
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
  @Describe('Discards a wizard run and its links')
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
    'Starts admin consent at the identity provider',
    "Send the browser to `authorizationUrl`, in a pop-up or the page. It returns to Gatehouse's callback.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(WizardConsentSchema, 201, [404, 409])
  beginWizardConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<WizardConsent> {
    return this.consents.begin(acting(caller, request), id, clientOf(request));
  }

  @Post(':id/consent/complete')
  @Describe(
    "Completes admin consent with the callback's parameters and reads the identity provider's directory",
    'Works once, in the browser that started it.',
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
  @Describe('Reads the issuer or metadata that was entered', 'Errors name the field.')
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
  @Describe('Creates the connection from the collected values. It starts disabled')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
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
    'Creates a set-up link for a person without an account',
    'The link expires and works for this task only. Its URL is returned only once.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
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
  @Describe('Revokes a set-up link')
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

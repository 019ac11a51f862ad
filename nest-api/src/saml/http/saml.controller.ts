import {
  type SamlLogoutReport,
  SamlLogoutReportSchema,
  type SamlLogoutStart,
  SamlLogoutStartSchema,
  type SamlOnward,
  SamlOnwardSchema,
  type SamlSignOn,
  SamlSignOnSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../common/access.js';
import { UnauthenticatedError } from '../../common/app-error.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { Issuers } from '../issuers/issuers.js';
import { Logouts } from '../logout/logouts.service.js';
import { SignOuts } from '../logout/sign-outs.js';
import { SignOns } from '../sign-on/sign-ons.service.js';
import { ForBrowsers, GivesMetadata, TakesForm, TakesQuery } from './documented.js';
import { SamlEndpoints } from './saml-endpoints.js';

const ReferenceSchema = z.string().regex(/^[\w-]{43}$/, 'This is not a valid reference');

/** The identity provider that all tenants share; at a custom domain, that of its tenant. */
@ApiTags('SAML')
@Controller('api/v1/saml')
export class SamlController {
  constructor(
    private readonly endpoints: SamlEndpoints,
    private readonly signOns: SignOns,
    private readonly logouts: Logouts,
    private readonly signOuts: SignOuts,
    private readonly issuers: Issuers,
  ) {}

  @Get('metadata')
  @Describe('Get the signed metadata of the identity provider')
  @Public()
  @GivesMetadata()
  @Returns(null, 200)
  getSamlMetadata(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.endpoints.metadata(null, request, response);
  }

  @Get('sso')
  @Describe('Receives an AuthnRequest by the Redirect binding, or starts a sign-in through a SAML connection')
  @Public()
  @ForBrowsers()
  @TakesQuery(
    'SAMLRequest',
    'RelayState',
    'SigAlg',
    'Signature',
    'entity_id',
    'service_provider',
    'ui_locales',
  )
  @Returns(null, 200, [410])
  getSamlSso(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.endpoints.sso(null, request, response);
  }

  @Post('sso')
  @Describe('Receives an AuthnRequest by the POST binding, or as a plain document')
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLRequest', 'ui_locales')
  @Returns(null, 200)
  postSamlSso(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.endpoints.park('sso', null, request, response);
  }

  @Get('slo')
  @Describe('Receives logout requests and responses by the Redirect binding')
  @Public()
  @ForBrowsers()
  @TakesQuery('SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature')
  @Returns(null, 200, [410])
  getSamlSlo(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.endpoints.slo(null, request, response);
  }

  @Post('slo')
  @Describe('Receives logout requests and responses by the POST binding')
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLRequest')
  @Returns(null, 200)
  postSamlSlo(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.endpoints.park('slo', null, request, response);
  }

  @Get('sign-ons/:reference')
  @Describe('Get what a SAML sign-in waits for, for the page that asks the user')
  @Public()
  @Returns(SamlSignOnSchema, 200, [410])
  async getSamlSignOn(
    @Param('reference', { schema: ReferenceSchema }) reference: string,
    @Req() request: Request,
  ): Promise<SamlSignOn> {
    const tenantId = await this.signOns.tenantOf(reference);
    const issuer = await this.issuers.byTenant(tenantId, clientOf(request));
    return this.signOns.show(issuer, reference, { token: bearerOf(request), client: clientOf(request) });
  }

  @Post('sign-ons/:reference')
  @Describe(
    'Checks whether a SAML sign-in can continue',
    "Answers 403 `reauthentication_required` while the risk of the session requires a factor at the application. Requires the user's bearer token.",
  )
  @Public()
  @Returns(SamlOnwardSchema, 200, [403, 410])
  async continueSamlSignOn(
    @Param('reference', { schema: ReferenceSchema }) reference: string,
    @Req() request: Request,
  ): Promise<SamlOnward> {
    const client = clientOf(request);
    const issuer = await this.issuers.byTenant(await this.signOns.tenantOf(reference), client);
    return this.signOns.proceed(issuer, reference, { token: bearerOf(request), client });
  }

  @Post('logout')
  @Describe(
    'Ends the session and returns the page that signs out of the applications',
    'For 15 minutes the token of the ended session gets the same response, so that a second click on "Sign out" still works.',
  )
  @Public()
  @ApiBearerAuth('session')
  @Returns(SamlLogoutStartSchema, 200, [401])
  startSamlLogout(@Req() request: Request): Promise<SamlLogoutStart> {
    const token = bearerOf(request);
    if (token === null) throw new UnauthenticatedError();
    return this.signOuts.start(token, clientOf(request));
  }

  @Get('logouts/:reference')
  @Describe('Get the progress of signing out of the applications')
  @Public()
  @Returns(SamlLogoutReportSchema, 200, [410])
  getSamlLogout(
    @Param('reference', { schema: ReferenceSchema }) reference: string,
    @Req() request: Request,
  ): Promise<SamlLogoutReport> {
    return this.logouts.report(reference, clientOf(request));
  }
}

function bearerOf({ headers }: Request): string | null {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

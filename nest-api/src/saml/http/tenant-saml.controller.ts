import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { ForBrowsers, GivesMetadata, TakesForm, TakesQuery } from './documented.js';
import { SamlEndpoints } from './saml-endpoints.js';

const SlugSchema = z.string().regex(/^[a-z0-9-]{1,63}$/, 'This is not the name of an organization');

/** The identity provider of one tenant: with its own entity ID and certificate. */
@ApiTags('SAML')
@Controller('api/v1/saml/t/:slug')
export class TenantSamlController {
  constructor(private readonly endpoints: SamlEndpoints) {}

  @Get('metadata')
  @Describe("Get the signed metadata of a tenant's identity provider")
  @Public()
  @GivesMetadata()
  @Returns(null, 200, [404])
  getTenantSamlMetadata(
    @Param('slug', { schema: SlugSchema }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.metadata(slug, request, response);
  }

  @Get('sso')
  @Describe("Receives an AuthnRequest of a tenant's service provider by the Redirect binding")
  @Public()
  @ForBrowsers()
  @TakesQuery('SAMLRequest', 'RelayState', 'SigAlg', 'Signature', 'service_provider', 'ui_locales')
  @Returns(null, 200, [404, 410])
  getTenantSamlSso(
    @Param('slug', { schema: SlugSchema }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.sso(slug, request, response);
  }

  @Post('sso')
  @Describe(
    "Receives an AuthnRequest of a tenant's service provider by the POST binding, or as a plain document",
  )
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLRequest', 'ui_locales')
  @Returns(null, 200, [404])
  postTenantSamlSso(
    @Param('slug', { schema: SlugSchema }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.park('sso', slug, request, response);
  }

  @Get('slo')
  @Describe("Receives logout messages of a tenant's service providers by the Redirect binding")
  @Public()
  @ForBrowsers()
  @TakesQuery('SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature')
  @Returns(null, 200, [404, 410])
  getTenantSamlSlo(
    @Param('slug', { schema: SlugSchema }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.slo(slug, request, response);
  }

  @Post('slo')
  @Describe("Receives logout messages of a tenant's service providers by the POST binding")
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLRequest')
  @Returns(null, 200, [404])
  postTenantSamlSlo(
    @Param('slug', { schema: SlugSchema }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.park('slo', slug, request, response);
  }
}

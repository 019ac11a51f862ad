import { SiteQuerySchema, SiteSchema } from '@gatehouse/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access.js';
import { NotFoundError } from '../../common/app-error.js';
import { isInternalPeer } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { Brands } from '../../tenants/organization/brands.repository.js';
import { CustomHosts, TooManyHosts } from './custom-hosts.js';

/** Internal questions about hosts, on the API's own port only: neither Caddy nor the gateway routes to them. */
@ApiExcludeController()
@Controller('internal')
export class InternalHostsController {
  constructor(
    private readonly hosts: CustomHosts,
    private readonly brands: Brands,
  ) {}

  /** Caddy calls this before it requests a certificate, without a secret. Any TLS handshake triggers the call. */
  @Get('tls-ask')
  @Describe('Whether a certificate may be ordered for a host')
  @Public()
  @Returns(null, 200)
  async mayHaveCertificate(@Query('domain') domain: unknown, @Res() response: Response): Promise<void> {
    response.status(await this.answer(domain)).end();
  }

  @Get('sites')
  @Describe('The organization whose custom domain a host is')
  @Public()
  @Returns(SiteSchema, 200)
  async findSite(@Req() request: Request, @Query({ schema: SiteQuerySchema }) { host }: { host: string }) {
    const site = isInternalPeer(request) ? await this.hosts.find(host) : null;
    if (!site) throw new NotFoundError();
    return {
      host: site.host,
      origin: site.origin,
      slug: site.slug,
      brand: await this.brands.of(site.tenantId),
    };
  }

  private async answer(domain: unknown): Promise<number> {
    if (typeof domain !== 'string') return 404;
    try {
      return (await this.hosts.mayHaveCertificate(domain)) ? 200 : 404;
    } catch (error) {
      if (error instanceof TooManyHosts) return 429;
      throw error;
    }
  }
}

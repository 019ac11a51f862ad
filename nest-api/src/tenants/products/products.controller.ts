import {
  CreateProductRequestSchema,
  type DecideProductRequest,
  DecideProductRequestSchema,
  GrantProductSchema,
  IdSchema,
  type ProductRequestListQuery,
  ProductRequestListQuerySchema,
  ProductRequestPageSchema,
  ProductRequestSchema,
  type ProductSlug,
  ProductSlugSchema,
  type TenantProductsQuery,
  TenantProductsQuerySchema,
  TenantProductsSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller, EvenWhenReadOnly, Requires } from '../../common/access.js';
import { ForbiddenError } from '../../common/app-error.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { toPage } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { toProductRequestDto } from './product-request.dto.js';
import { ProductRequests } from './product-requests.service.js';
import { TenantProducts } from './tenant-products.service.js';

@ApiTags('Products')
@Controller('api/v1')
export class ProductsController {
  constructor(
    private readonly products: TenantProducts,
    private readonly requests: ProductRequests,
  ) {}

  @Get('products')
  @Describe(
    "Lists the products and which of them a tenant has: the caller's own, or the one that a superadmin names",
  )
  @Authenticated()
  @Returns(TenantProductsSchema, 200, [403, 404, 422])
  async listTenantProducts(
    @Caller() caller: CallerType,
    @Query({ schema: TenantProductsQuerySchema }) { tenantId }: TenantProductsQuery,
  ) {
    return { items: await this.products.list(caller, tenantId) };
  }

  @Post('products/requests')
  @Describe("Requests a product that the plan of the caller's tenant does not include")
  @Requires('tenant_management')
  @EvenWhenReadOnly()
  @Returns(ProductRequestSchema, 201, [409])
  async requestProduct(
    @Caller() caller: CallerType,
    @Body({ schema: CreateProductRequestSchema }) { product }: { product: ProductSlug },
  ) {
    if (!caller.tenantId) throw new ForbiddenError('Only organizations have products.');
    return toProductRequestDto(await this.requests.ask(caller.tenantId, caller, product));
  }

  @FromStandby()
  @Get('products/requests')
  @Describe('Lists product requests of tenants, newest first')
  @Requires('platform_management')
  @Returns(ProductRequestPageSchema)
  async listProductRequests(
    @Query({ schema: ProductRequestListQuerySchema }) query: ProductRequestListQuery,
  ) {
    const rows = await this.requests.list(query);
    return toPage(rows, query.limit, ({ request }) => [request.id, request.id], toProductRequestDto);
  }

  @Post('products/requests/:id/decision')
  @Describe('Grants or declines a product request')
  @Requires('platform_management')
  @Returns(ProductRequestSchema, 200, [404, 409, 422])
  async decideProductRequest(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: DecideProductRequestSchema }) body: DecideProductRequest,
  ) {
    return toProductRequestDto(await this.requests.decide(caller, id, body));
  }

  @Put('tenants/:id/products/:product')
  @Describe(
    'Grants a tenant a product in addition to its plan',
    'Granting a product again changes its expiry.',
  )
  @Requires('platform_management')
  @Returns(TenantProductsSchema, 200, [404, 409, 422])
  async grantProduct(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('product', { schema: ProductSlugSchema }) product: ProductSlug,
    @Body({ schema: GrantProductSchema }) { endsAt }: { endsAt: string | null },
  ) {
    return { items: await this.products.grant(caller, id, product, endsAt ? new Date(endsAt) : null) };
  }

  @Delete('tenants/:id/products/:product')
  @Describe('Revokes a product that was granted in addition to the plan', 'Products of the plan stay.')
  @Requires('platform_management')
  @Returns(TenantProductsSchema, 200, [404, 409])
  async takeBackProduct(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('product', { schema: ProductSlugSchema }) product: ProductSlug,
  ) {
    return { items: await this.products.takeBack(caller, id, product) };
  }
}

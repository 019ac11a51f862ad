import type { ProductRequestDto } from '@gatehouse/contracts';
import type { ListedProductRequest } from './product-requests.service.js';

export function toProductRequestDto({ request, tenantName }: ListedProductRequest): ProductRequestDto {
  return {
    id: request.id,
    tenantId: request.tenantId,
    tenantName,
    product: request.product,
    requestedBy: request.requestedBy,
    state: request.state,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
  };
}

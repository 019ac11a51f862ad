import type { Brand } from '@gatehouse/contracts';

/** The custom domain of an organization, where the page is on one. */
export interface SiteView {
  brand: Brand | null;
  /** Origin of the platform. */
  platformUrl: string;
}

import { freePorts } from '@gatehouse/embedded';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

/** What a browser spec needs to know of the product that it visits. */
export interface SharedProduct {
  /** The public URL, an origin. */
  url: string;
  /** Where the API itself listens. */
  apiUrl: string;
  dataDir: string;
  /** Port of loopback at which it asks for DNS records; a spec that needs some starts a name server there. */
  dnsPort: number;
  /** Its database as the owner, for what only time brings about. */
  ownerUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    gatehouse: SharedProduct;
  }
}

/** vitest's global set-up of the browser specs: one product for all, so that one more spec costs no start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [dnsPort = 0] = await freePorts(1);
  const { postgres } = project.getProvidedContext();
  const product = await startProduct({ DNS_RESOLVERS: `127.0.0.1:${dnsPort}` }, postgres);
  const { url, apiUrl, dataDir, ownerUrl } = product;
  project.provide('gatehouse', { url, apiUrl, dataDir, dnsPort, ownerUrl: ownerUrl ?? '' });
  return () => product.stop();
}

import { freePorts } from '@gatehouse/embedded';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

/** What a browser spec needs to know about the product that it visits. */
export interface SharedProduct {
  /** The public URL, an origin. */
  url: string;
  /** Where the API itself listens. */
  apiUrl: string;
  dataDir: string;
  /** Loopback port that it queries for DNS records. A spec that needs records starts a name server there. */
  dnsPort: number;
  /** Its database as the owner, to simulate what otherwise only happens over time. */
  ownerUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    gatehouse: SharedProduct;
  }
}

/** vitest's global set-up of the browser specs: one shared product, so that another spec adds no startup time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [dnsPort = 0] = await freePorts(1);
  const { postgres } = project.getProvidedContext();
  const product = await startProduct({ DNS_RESOLVERS: `127.0.0.1:${dnsPort}` }, postgres);
  const { url, apiUrl, dataDir, ownerUrl } = product;
  project.provide('gatehouse', { url, apiUrl, dataDir, dnsPort, ownerUrl: ownerUrl ?? '' });
  return () => product.stop();
}

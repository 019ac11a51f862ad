import { Features } from '~/features/landing/features';
import { Hero } from '~/features/landing/hero';
import { LandingProducts } from '~/features/landing/landing-products';
import { Trial } from '~/features/landing/trial';
import type { PageHandle } from '~/page-handle';

export const handle: PageHandle = { isSameForVisitors: () => true };

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <LandingProducts />
      <Trial />
    </>
  );
}

import type { Plan } from './plans.ts';

export const PRODUCT_SLUGS = ['ai-antivirus', 'network-monitor', 'usb-security', 'privacy-monitor'] as const;
export type ProductSlug = (typeof PRODUCT_SLUGS)[number];

export interface Product {
  readonly slug: ProductSlug;
  readonly name: string;
  /** One line on a card. */
  readonly summary: string;
  /** Two or three sentences on the product's own page. */
  readonly description: string;
  /** What it protects, each as a short heading and one sentence. */
  readonly protects: readonly { readonly what: string; readonly how: string }[];
  /** Plans that include it. */
  readonly plans: readonly Plan[];
}

/** The catalogue, in the order in which it is shown. A trial includes everything, so that it can be tried. */
export const PRODUCTS: readonly Product[] = [
  {
    slug: 'ai-antivirus',
    name: 'AI Antivirus',
    summary: 'Detects malware by its behavior, including malware without a known signature.',
    description:
      'AI Antivirus watches what programs do on each device and stops those that behave like malware, including ones that nobody has seen before.',
    protects: [
      { what: 'Laptops and desktops', how: 'Files are checked when they are opened, downloaded or run.' },
      { what: 'Servers', how: 'Scheduled and on-access scans run with a bound on processor time.' },
      {
        what: 'Shared drives',
        how: 'Mass renaming and encryption, the marks of ransomware, are halted at once.',
      },
    ],
    plans: ['trial', 'basic', 'pro', 'enterprise'],
  },
  {
    slug: 'network-monitor',
    name: 'Network Monitor',
    summary: 'Shows every connection and alerts you to unusual ones.',
    description:
      'Network Monitor learns what is normal between your offices, clouds and remote people, and reports what departs from it while it is still happening.',
    protects: [
      {
        what: 'Office and cloud networks',
        how: 'Flows are mapped by service, so that an unknown one stands out.',
      },
      {
        what: 'Remote access',
        how: 'Impossible travel and unusual hours are flagged with the person concerned.',
      },
      {
        what: 'Data leaving the company',
        how: 'Large or rare transfers raise an alert with source and destination.',
      },
    ],
    plans: ['trial', 'pro', 'enterprise'],
  },
  {
    slug: 'usb-security',
    name: 'USB Security',
    summary: 'Controls which removable devices can be connected, and where.',
    description:
      'USB Security lets through the devices that you have approved and keeps out the rest, with a record of every device and every file copied.',
    protects: [
      { what: 'Ports', how: 'Drives, phones and keyboards are allowed by kind, maker or serial number.' },
      {
        what: 'Files',
        how: 'What is copied to a removable drive is recorded, and can be encrypted on the way.',
      },
      { what: 'Shared machines', how: 'Rules follow the person who is signed in, not only the machine.' },
    ],
    plans: ['trial', 'basic', 'pro', 'enterprise'],
  },
  {
    slug: 'privacy-monitor',
    name: 'Privacy Monitor',
    summary: 'Finds personal data and shows which users can access it.',
    description:
      'Privacy Monitor finds personal data in files, mailboxes and databases, shows who can reach it, and helps to answer a request for access or erasure in time.',
    protects: [
      {
        what: 'Personal data',
        how: 'Names, numbers and health records are found where they were never meant to be.',
      },
      {
        what: 'Access rights',
        how: 'Folders that are open to everyone are listed with their owner and the way to close them.',
      },
      { what: 'Deadlines', how: 'Requests for access and erasure are tracked to the day they are due.' },
    ],
    plans: ['trial', 'pro', 'enterprise'],
  },
];

export function findProduct(slug: string | undefined): Product | null {
  return PRODUCTS.find((product) => product.slug === slug) ?? null;
}

export function isIncluded(product: Product, plan: Plan): boolean {
  return product.plans.includes(plan);
}

/** How plans are called where people read them. */
export const PLAN_NAMES: Record<Plan, string> = {
  trial: '14-Day Free Trial',
  basic: 'Basic Plan',
  pro: 'Pro Plan',
  enterprise: 'Enterprise Plan',
};

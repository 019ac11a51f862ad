import { LinkTabs } from '~/components/shell/link-tabs';

/** The two things that organizations ask for. */
export function RequestTabs({ current }: { current: 'plans' | 'products' }) {
  return (
    <LinkTabs
      label="What is asked for"
      tabs={[
        { label: 'Plans', to: '/superadmin/plan-requests', isCurrent: current === 'plans' },
        { label: 'Products', to: '/superadmin/product-requests', isCurrent: current === 'products' },
      ]}
    />
  );
}

import { LinkTabs } from '~/components/shell/link-tabs';
import { useTexts } from '~/texts/texts-context';
import { requestsTexts } from './texts/requests';

/** The two things that organizations ask for. */
export function RequestTabs({ current }: { current: 'plans' | 'products' }) {
  const t = useTexts(requestsTexts);
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={[
        { label: t('plans'), to: '/superadmin/plan-requests', isCurrent: current === 'plans' },
        { label: t('products'), to: '/superadmin/product-requests', isCurrent: current === 'products' },
      ]}
    />
  );
}

import type { TimelineSubject } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useAuth } from '~/components/auth-context';
import { RowLink } from '~/components/list/row-menu';
import { useTexts } from '~/texts/texts-context';
import { linkTexts } from './texts/link';

interface Props {
  subject: TimelineSubject;
  id: string;
  isPlatform: boolean;
}

function pathOf({ subject, id, isPlatform }: Props): string {
  return `${isPlatform ? '/superadmin' : '/admin'}/sign-ins/timeline?subject=${subject}&id=${id}`;
}

/** User managers may have no other permission. */
function useMayRead({ isPlatform }: Props): boolean {
  return useAuth().hasPermission(isPlatform ? 'platform_management' : 'tenant_management');
}

/** Links to the attempts and changes of one object. */
export function TimelineLink(props: Props) {
  const t = useTexts(linkTexts);
  if (!useMayRead(props)) return null;
  return (
    <Anchor component={Link} to={pathOf(props)} size="sm">
      {t('timeline')}
    </Anchor>
  );
}

/** The same in the menu of a row. */
export function TimelineRowLink(props: Props) {
  const t = useTexts(linkTexts);
  return useMayRead(props) ? <RowLink to={pathOf(props)}>{t('timeline')}</RowLink> : null;
}

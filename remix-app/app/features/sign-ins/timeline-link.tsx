import type { TimelineSubject } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import { linkTexts } from './texts/link';

interface Props {
  subject: TimelineSubject;
  id: string;
  isPlatform: boolean;
}

/** The way to the attempts and changes of one thing. */
export function TimelineLink({ subject, id, isPlatform }: Props) {
  const t = useTexts(linkTexts);
  const base = isPlatform ? '/superadmin' : '/admin';
  return (
    <Anchor component={Link} to={`${base}/sign-ins/timeline?subject=${subject}&id=${id}`} size="sm">
      {t('timeline')}
    </Anchor>
  );
}

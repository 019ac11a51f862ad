import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { ExplainedAttempt } from '~/server/attempts.server';
import { useTexts } from '~/texts/texts-context';
import classes from './audit-filters.module.css';
import { logTexts } from './texts/log';

interface Props {
  attempts: readonly ExplainedAttempt[];
  search: string;
  isPlatform: boolean;
}

/** Matches of the search in the sign-in log, above the events. */
export function FoundAttempts({ attempts, search, isPlatform }: Props) {
  const t = useTexts(logTexts);
  if (attempts.length === 0) return null;
  const base = `${isPlatform ? '/superadmin' : '/admin'}/sign-ins`;
  return (
    <section className={panel.panel} aria-labelledby="found-attempts">
      <h2 id="found-attempts" className={panel.panelTitle}>
        {t('attempts')}
      </h2>
      <ul className={classes.found}>
        {attempts.map(({ id, at, cause, outcome, user, email, ip, reference }) => (
          <li key={id}>
            <Anchor component={Link} to={`${base}/${id}`} size="sm">
              <bdi>{user?.name ?? email ?? ip ?? reference}</bdi>
            </Anchor>{' '}
            {cause ?? <bdi>{outcome}</bdi>} <When at={at} />
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`${base}?search=${encodeURIComponent(search)}`} size="sm">
        {t('allAttempts')}
      </Anchor>
    </section>
  );
}

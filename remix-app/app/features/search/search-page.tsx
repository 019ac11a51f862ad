import { hasPermission, SEARCH } from '@gatehouse/contracts';
import { Anchor, Button, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconSearch } from '@tabler/icons-react';
import { useUser } from '~/components/auth-context';
import { FilterForm } from '~/components/forms/filter-form';
import { Icon } from '~/components/icon';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { useTexts } from '~/texts/texts-context';
import { usePageNames } from '../console/page-names';
import { detailOfHit, iconOfHit, pathOfHit, pathOfRest } from './hits';
import { matchingPages, pagesOf } from './pages';
import type { SearchView } from './search.server';
import classes from './search-page.module.css';
import { searchTexts } from './texts/search';
import { searchPageTexts } from './texts/search-page';

/** What was found, as a page: for those without script, and to be kept as an address. */
export function SearchPage({ q, groups, failure }: SearchView) {
  const t = useTexts(searchPageTexts);
  const search = useTexts(searchTexts);
  const names = usePageNames();
  const user = useUser();
  const isPlatform = hasPermission(user, 'platform_management');
  const pages = q.length >= SEARCH.least ? matchingPages(pagesOf(user, names), q) : [];
  return (
    <>
      <PageHeader title={t('title')}>{t('about')}</PageHeader>
      <FilterForm aria-label={t('form')} className={classes.form} held={{ q }}>
        <TextInput
          className={classes.field}
          name="q"
          type="search"
          label={t('term')}
          description={t('termAbout')}
          defaultValue={q}
          maxLength={SEARCH.most}
          error={failure}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        />
        <Button type="submit">{search('search')}</Button>
      </FilterForm>
      {pages.length > 0 && (
        <Section title={search('pages')}>
          <ul className={classes.found}>
            {pages.map(({ path, title, area, icon }) => (
              <Line key={path} to={path} icon={icon} title={title} detail={area} />
            ))}
          </ul>
        </Section>
      )}
      {groups.map(({ kind, items, more }) => (
        <Section key={kind} title={search(kind)}>
          <ul className={classes.found}>
            {items.map((hit) => (
              <Line
                key={hit.id}
                to={pathOfHit(hit, isPlatform)}
                icon={iconOfHit(hit)}
                title={hit.title || hit.detail}
                detail={detailOfHit(hit, search)}
              />
            ))}
          </ul>
          {more && <Rest to={pathOfRest(kind, q, isPlatform)} />}
        </Section>
      ))}
      {q && !failure && pages.length + groups.length === 0 && (
        <div className={list.frame}>
          <Blank title={t('noResults')}>
            {t.rich('noResultsAbout', { q: <bdi>{q}</bdi>, b: (inner) => <strong>{inner}</strong> })}
          </Blank>
        </div>
      )}
    </>
  );
}

function Line({
  to,
  icon,
  title,
  detail,
}: {
  to: string;
  icon: Parameters<typeof Icon>[0]['name'];
  title: string;
  detail: string;
}) {
  return (
    <li>
      <Link to={to} className={classes.line}>
        <Icon name={icon} size={18} />
        <bdi className={classes.title}>{title}</bdi>
        <bdi className={classes.detail}>{detail}</bdi>
      </Link>
    </li>
  );
}

function Rest({ to }: { to: string | null }) {
  const t = useTexts(searchPageTexts);
  if (!to) return <p className={classes.rest}>{t('moreResults')}</p>;
  return (
    <p className={classes.rest}>
      <Anchor component={Link} to={to} size="sm">
        {t('showAll')}
      </Anchor>
    </p>
  );
}

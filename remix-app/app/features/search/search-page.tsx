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
import { detailOfHit, iconOfHit, KIND_TITLES, pathOfHit, pathOfRest } from './hits';
import { matchingPages, pagesOf } from './pages';
import type { SearchView } from './search.server';
import classes from './search-page.module.css';

/** What was found, as a page: for those without script, and to be kept as an address. */
export function SearchPage({ q, groups, failure }: SearchView) {
  const user = useUser();
  const isPlatform = hasPermission(user, 'platform_management');
  const pages = q.length >= SEARCH.least ? matchingPages(pagesOf(user), q) : [];
  return (
    <>
      <PageHeader title="Search">
        Pages, people, applications, connections and domains that you may open.
      </PageHeader>
      <FilterForm aria-label="The whole console" className={classes.form} held={{ q }}>
        <TextInput
          className={classes.field}
          name="q"
          type="search"
          label="What are you looking for?"
          description="The beginning of a name or an address"
          defaultValue={q}
          maxLength={SEARCH.most}
          error={failure}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        />
        <Button type="submit">Search</Button>
      </FilterForm>
      {pages.length > 0 && (
        <Section title="Pages">
          <ul className={classes.found}>
            {pages.map(({ path, title, area, icon }) => (
              <Line key={path} to={path} icon={icon} title={title} detail={area} />
            ))}
          </ul>
        </Section>
      )}
      {groups.map(({ kind, items, more }) => (
        <Section key={kind} title={KIND_TITLES[kind]}>
          <ul className={classes.found}>
            {items.map((hit) => (
              <Line
                key={hit.id}
                to={pathOfHit(hit, isPlatform)}
                icon={iconOfHit(hit)}
                title={hit.title || hit.detail}
                detail={detailOfHit(hit)}
              />
            ))}
          </ul>
          {more && <Rest to={pathOfRest(kind, q, isPlatform)} />}
        </Section>
      ))}
      {q && !failure && pages.length + groups.length === 0 && (
        <div className={list.frame}>
          <Blank title="Nothing found">
            Nothing that you may open is called <strong>{q}</strong>. Try the beginning of a name, of an email
            address or of a domain.
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
  if (!to) return <p className={classes.rest}>There are others. Type more to find them.</p>;
  return (
    <p className={classes.rest}>
      <Anchor component={Link} to={to} size="sm">
        Show all
      </Anchor>
    </p>
  );
}

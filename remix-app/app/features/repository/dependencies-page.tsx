import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, Filters, ListPage, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { usePageTitle } from '~/components/shell/page-title';
import { type Translation, useFormats, useTexts } from '~/texts/texts-context';
import { Advisories } from './advisories';
import type { AdvisoryCheck } from './advisory';
import { packagesTexts } from './texts/packages';
import type english from './texts/packages/en';

interface Line {
  id: string;
  name: string;
  version: string;
  license: string | null;
  isDirect: boolean;
  needs: number;
}

interface Props {
  view: { search: string; isWhole: boolean; total: number; dependencies: Line[]; check: AdvisoryCheck };
}

function columnsOf(t: Translation<typeof english>, number: (value: number) => string): Column<Line>[] {
  return [
    { label: t('package'), cell: ({ name }) => <bdi>{name}</bdi> },
    { label: t('version'), cell: ({ version }) => <bdi>{version}</bdi> },
    {
      label: t('license'),
      cell: ({ license }) =>
        license === null ? <span className={list.quiet}>{t('notStated')}</span> : <bdi>{license}</bdi>,
    },
    {
      label: t('requiredBy'),
      cell: ({ isDirect }) =>
        isDirect ? (
          <Badge variant="light" tt="none">
            Gatehouse
          </Badge>
        ) : (
          <span className={list.quiet}>{t('dependency')}</span>
        ),
    },
    { label: t('dependencies'), cell: ({ needs }) => number(needs) },
  ];
}

/** Every package that the product needs at run time, and its license. */
export function DependenciesPage({ view: { search, isWhole, total, dependencies, check } }: Props) {
  const t = useTexts(packagesTexts);
  const { number } = useFormats();
  return (
    <ListPage
      title={usePageTitle()}
      about={
        isWhole ? (
          t('all', { count: total })
        ) : (
          <>
            {t('direct', { shown: dependencies.length, count: total })}{' '}
            <Link to="?all=1">{t('showAll')}</Link>
          </>
        )
      }
      others={
        <a href="/superadmin/repository/sbom.json" className={list.quiet}>
          {t('download')}
        </a>
      }
      items={dependencies}
      columns={columnsOf(t, number)}
      pages={{ first: null, next: null }}
      filters={
        <Filters base="/superadmin/packages" held={{ search }}>
          <SearchField value={search} placeholder={t('placeholder')} />
        </Filters>
      }
      isNarrowed={search !== ''}
      empty={t('empty')}
      noMatch={t('noMatch')}
    >
      <Advisories check={check} />
    </ListPage>
  );
}
